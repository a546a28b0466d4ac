//! Reads JavaScript values with the path to each: kinds, ranges, unknown fields, limits.
//!
//! Everything that can run a caller's own code (a getter, a proxy) is asked through imports that catch.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{Code, Refusal, quoted, refuse, refuse_for, shown, unknown_name};
use crate::call_tree::check_name;
use crate::error::Reason;
use crate::limits::Limit;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn keys_of(object: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Object, js_name = getPrototypeOf)]
    fn prototype_of(object: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub(super) fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// Where a value stands, from the arguments down; a path is only written out when something is wrong with it.
#[derive(Clone, Copy)]
pub(super) enum At<'a> {
    /// The options as a whole.
    Options,
    /// Another argument.
    Argument(&'static str),
    /// A place that knows its own path.
    Place(&'a dyn Fn() -> String),
    /// A field of what stands at a place.
    Field(&'a At<'a>, &'a str),
    /// An item of a list, counted from 0.
    Item(&'a At<'a>, usize),
}

impl At<'_> {
    /// The path as `alan` gives it.
    pub fn alan(&self) -> String {
        match self {
            Self::Options => "secenek".to_owned(),
            Self::Argument(name) => (*name).to_owned(),
            Self::Place(path) => path(),
            Self::Field(Self::Options, name) if is_plain(name) => (*name).to_owned(),
            Self::Field(Self::Options, name) => format!("[{}]", quoted(name)),
            Self::Field(parent, name) if is_plain(name) => format!("{}.{name}", parent.alan()),
            Self::Field(parent, name) => format!("{}[{}]", parent.alan(), quoted(name)),
            Self::Item(parent, index) => format!("{}[{index}]", parent.alan()),
        }
    }

    #[inline(never)]
    pub fn refuse(&self, code: Code, what: &str) -> Refusal {
        refuse(&self.alan(), code, what)
    }

    #[inline(never)]
    fn expect(&self, what: &str, given: &JsValue) -> Refusal {
        self.refuse(Code::Kind, &format!("{what} bekleniyor, {} verildi", shown(given)))
    }
}

fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|sign| sign.is_alphanumeric() || sign == '_' || sign == '-')
}

/// A number field of a configuration: its name in JavaScript, its range and default, and where it goes.
pub struct NumberField<C> {
    /// The name in JavaScript.
    pub name: &'static str,
    /// The range and the default.
    pub limit: Limit,
    /// Puts a checked value in.
    pub set: fn(&mut C, f64),
}

/// Reads an options object: numbers by a table, the rest by `other`, which says whether it knows the name.
pub(super) fn read_options<C: 'static>(
    options: &JsValue,
    numbers: &[&'static [NumberField<C>]],
    config: &mut C,
    others: &[&str],
    mut other: impl FnMut(&mut C, &str, JsValue, &At) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    if options.is_undefined() {
        return Ok(());
    }
    each_field(options, &At::Options, &mut |name, value| {
        let at = At::Field(&At::Options, name);
        if let Some(field) = numbers.iter().copied().flatten().find(|field| field.name == name) {
            (field.set)(config, number(&value, &at, &field.limit)?);
            return Ok(());
        }
        if others.contains(&name) {
            return other(config, name, value, &at);
        }
        let known: Vec<&str> =
            numbers.iter().copied().flatten().map(|field| field.name).chain(others.iter().copied()).collect();
        Err(unknown_field(&at, &known))
    })
}

/// Refuses a field that does not exist.
#[inline(never)]
pub(super) fn unknown_field(at: &At, known: &[&str]) -> Refusal {
    at.refuse(Code::UnknownField, &format!("böyle bir alan yok; bilinenler: {}", known.join(", ")))
}

/// Calls `read` with each own field of a plain object that holds more than `undefined`.
pub(super) fn each_field(
    object: &JsValue,
    at: &At,
    read: &mut dyn FnMut(&str, JsValue) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    if !is_plain_object(object)? {
        return Err(at.expect("düz bir nesne", object));
    }
    let keys = keys_of(object).map_err(Refusal::Thrown)?;
    for index in 0..keys.length() {
        let key = keys.get(index);
        let value = Reflect::get(object, &key).map_err(Refusal::Thrown)?;
        if !value.is_undefined() {
            read(&key.as_string().unwrap_or_default(), value)?;
        }
    }
    Ok(())
}

/// Whether a value is an object literal, or one without a prototype; one of another frame counts too.
fn is_plain_object(value: &JsValue) -> Result<bool, Refusal> {
    if !value.is_object() || is_array(value).map_err(Refusal::Thrown)? {
        return Ok(false);
    }
    let prototype = prototype_of(value).map_err(Refusal::Thrown)?;
    if prototype.is_null() {
        return Ok(true);
    }
    let above = prototype_of(&prototype).map_err(Refusal::Thrown)?;
    Ok(above.is_null())
}

/// Reads a number in its range.
#[inline(never)]
pub(super) fn number(value: &JsValue, at: &At, limit: &Limit) -> Result<f64, Refusal> {
    let Some(number) = value.as_f64() else { return Err(at.expect("sayı", value)) };
    limit.check(number).map_err(|reason| match reason {
        // The core's reason has no room for a value that does not equal itself.
        Reason::NotFinite => {
            at.refuse(Code::NotFinite, &format!("sonlu bir sayı bekleniyor, {} verildi", shown(value)))
        }
        reason => refuse_for(&at.alan(), &reason),
    })
}

/// Reads `true` or `false`.
#[inline(never)]
pub(super) fn boolean(value: &JsValue, at: &At) -> Result<bool, Refusal> {
    value.as_bool().ok_or_else(|| at.expect("true ya da false", value))
}

/// Reads a text of any length.
#[inline(never)]
pub(super) fn text(value: &JsValue, at: &At) -> Result<String, Refusal> {
    value.as_string().ok_or_else(|| at.expect("metin", value))
}

/// Reads a name: a text of 1 … 200 characters.
#[inline(never)]
pub(super) fn name(value: &JsValue, at: &At) -> Result<String, Refusal> {
    let name = text(value, at)?;
    check_name(&name).map_err(|reason| refuse_for(&at.alan(), &reason))?;
    Ok(name)
}

/// Reads one of a few texts.
pub(super) fn choice<T: Copy>(value: &JsValue, at: &At, choices: &[(&str, T)]) -> Result<T, Refusal> {
    let text = text(value, at)?;
    if let Some(&(_, chosen)) = choices.iter().find(|(name, _)| *name == text) {
        return Ok(chosen);
    }
    Err(unknown_name(&at.alan(), &text, choices.iter().map(|&(name, _)| name)))
}

/// A list and its length, which is a whole number even where a proxy claims otherwise.
pub(super) struct List {
    items: JsValue,
    pub length: usize,
}

impl List {
    /// Opens a list.
    pub fn open(value: JsValue, at: &At) -> Result<Self, Refusal> {
        if !is_array(&value).map_err(Refusal::Thrown)? {
            return Err(at.expect("liste", &value));
        }
        let length = Reflect::get(&value, &JsValue::from_str("length")).map_err(Refusal::Thrown)?;
        Ok(Self { items: value, length: length.as_f64().unwrap_or(0.0).min(f64::from(u32::MAX)) as usize })
    }

    /// Refuses a list with too few or too many items.
    pub fn fits(&self, at: &At, count: &Limit) -> Result<(), Refusal> {
        let field = "list";
        count.check_length(field, self.length).map_err(|error| refuse_for(&at.alan(), &error.reason))
    }

    /// The item at a place; a hole is `undefined`.
    #[inline]
    pub fn get(&self, index: usize) -> Result<JsValue, Refusal> {
        Reflect::get_u32(&self.items, index as u32).map_err(Refusal::Thrown)
    }
}

/// Reads a list of numbers, each in its range.
pub(super) fn numbers<T>(
    value: JsValue,
    at: &At,
    count: &Limit,
    each: &Limit,
    narrow: fn(f64) -> T,
) -> Result<Vec<T>, Refusal> {
    let list = List::open(value, at)?;
    list.fits(at, count)?;
    let mut numbers = Vec::with_capacity(list.length);
    for index in 0..list.length {
        numbers.push(narrow(number(&list.get(index)?, &At::Item(at, index), each)?));
    }
    Ok(numbers)
}
