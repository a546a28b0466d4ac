//! Results as plain JavaScript objects.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// Makes an object of a result: numbers as numbers, nothing as `null`.
pub(super) fn encode(result: &impl Serialize) -> Result<JsValue, JsValue> {
    result.serialize(&Serializer::json_compatible()).map_err(JsValue::from)
}
