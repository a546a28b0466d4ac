//! What the wire uses of JavaScript, and nothing more.
//!
//! The library that binds all of it brings an executor of promises into every module, which nothing here needs.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub(super) fn console_error(file: &str, line: u32);

    /// An object whose fields are set here.
    #[wasm_bindgen(js_name = Object)]
    pub(super) type Object;
    #[wasm_bindgen(constructor, js_class = "Object")]
    pub(super) fn new() -> Object;
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub(super) fn set_number(this: &Object, name: &JsValue, value: f64);
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub(super) fn set_value(this: &Object, name: &JsValue, value: &JsValue);
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub(super) fn set_text(this: &Object, name: &str, text: &str);
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    pub(super) fn field_of(object: &JsValue, name: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    pub(super) fn item_of(list: &JsValue, index: u32) -> Result<JsValue, JsValue>;

    /// A list that was made by JavaScript itself or here: reading it runs nobody's code.
    pub(super) type Array;
    #[wasm_bindgen(constructor)]
    pub(super) fn new() -> Array;
    #[wasm_bindgen(method)]
    pub(super) fn push(this: &Array, item: &JsValue) -> u32;
    #[wasm_bindgen(method, getter)]
    pub(super) fn length(this: &Array) -> u32;
    #[wasm_bindgen(method, structural, indexing_getter)]
    pub(super) fn get(this: &Array, index: u32) -> JsValue;

    pub(super) type Uint8Array;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(list: &[u8]) -> Uint8Array;
    pub(super) type Int16Array;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(list: &[i16]) -> Int16Array;
    pub(super) type Float64Array;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(list: &[f64]) -> Float64Array;

    #[wasm_bindgen(js_name = TypeError)]
    pub(super) fn type_error(message: &str) -> Object;
    #[wasm_bindgen(js_name = RangeError)]
    pub(super) fn range_error(message: &str) -> Object;

    /// A number as JavaScript writes it.
    #[wasm_bindgen(js_name = String)]
    pub(super) fn text_of(number: f64) -> String;
    /// A text in quotes.
    #[wasm_bindgen(js_namespace = JSON, js_name = stringify)]
    pub(super) fn quote(text: &str) -> String;

    pub(super) type RegExp;
    #[wasm_bindgen(constructor)]
    pub(super) fn new(pattern: &str, flags: &str) -> RegExp;
    #[wasm_bindgen(method)]
    pub(super) fn test(this: &RegExp, text: &str) -> bool;
}

// Apart from the types of the same names, of which they would become methods.
#[wasm_bindgen]
extern "C" {
    /// Entries define fields of their own, whatever they are called.
    #[wasm_bindgen(js_namespace = Object, js_name = fromEntries)]
    pub(super) fn from_entries(entries: &Array) -> JsValue;
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    pub(super) fn keys_of(object: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Object, js_name = getPrototypeOf)]
    pub(super) fn prototype_of(object: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub(super) fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}
