//! Reads JavaScript values with the path to each: kinds, ranges, unknown fields, limits.
//!
//! Everything that can run a caller's own code (a getter, a proxy) is asked through imports that catch.

use wasm_bindgen::JsValue;

use super::error::{Code, Refusal, listed, quoted, refuse, refuse_for, shown, unknown_name};
use super::js::{RegExp, field_of, is_array, item_of, keys_of, prototype_of};
use crate::call_tree::check_name;
use crate::error::Reason;
use crate::limits::Limit;

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
            Self::Field(parent, name) => {
                let options = matches!(parent, Self::Options);
                let mut path = if options { String::new() } else { parent.alan() };
                if is_plain(name) {
                    path.push_str(if options { "" } else { "." });
                    path.push_str(name);
                } else {
                    path.push('[');
                    path.push_str(&quoted(name));
                    path.push(']');
                }
                path
            }
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

/// Whether a name is made of letters, digits, `_` and `-` alone; JavaScript knows every alphabet's letters already.
fn is_plain(name: &str) -> bool {
    RegExp::new(r"^[\p{Alphabetic}\p{N}_-]+$", "u").test(name)
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

/// Reads a field that is no number into a configuration.
type ReadOther<'a, C> = dyn FnMut(&mut C, &str, JsValue, &At) -> Result<(), Refusal> + 'a;

/// Reads an options object: numbers by a table, the fields named in `others` by `other`.
pub(super) fn read_options<C>(
    options: &JsValue,
    numbers: &'static [NumberField<C>],
    config: &mut C,
    others: &[&str],
    other: &mut ReadOther<C>,
) -> Result<(), Refusal> {
    let known = |place: usize| numbers.get(place).map(|field| (field.name, &field.limit));
    read_known(options, &known, others, &mut |given| match given {
        Given::Number(place, value) => {
            (numbers[place].set)(config, value);
            Ok(())
        }
        Given::Other(name, value, at) => other(config, name, value, at),
    })
}

/// What an options object gives.
enum Given<'a> {
    /// A number of the table, by its place there.
    Number(usize, f64),
    /// A field of another kind.
    Other(&'a str, JsValue, &'a At<'a>),
}

/// What [`read_options`] does for any kind of configuration, in one copy for all.
fn read_known(
    options: &JsValue,
    number_at: &dyn Fn(usize) -> Option<(&'static str, &'static Limit)>,
    others: &[&str],
    take: &mut dyn FnMut(Given) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    if options.is_undefined() {
        return Ok(());
    }
    each_field(options, &At::Options, &mut |name, value| {
        let at = At::Field(&At::Options, name);
        let mut place = 0;
        while let Some((known, limit)) = number_at(place) {
            if known == name {
                return take(Given::Number(place, number(&value, &at, limit)?));
            }
            place += 1;
        }
        if others.contains(&name) {
            return take(Given::Other(name, value, &at));
        }
        let numbers = (0..place).filter_map(|place| number_at(place).map(|(name, _)| name));
        Err(unknown_field(&at, &mut numbers.chain(others.iter().copied())))
    })
}

/// Refuses a field that does not exist.
#[inline(never)]
pub(super) fn unknown_field(at: &At, known: &mut dyn Iterator<Item = &str>) -> Refusal {
    at.refuse(Code::UnknownField, &format!("böyle bir alan yok; bilinenler: {}", listed(known)))
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
    let keys = keys_of(object)?;
    for index in 0..keys.length() {
        let key = keys.get(index);
        let value = field_of(object, &key)?;
        if !value.is_undefined() {
            read(&key.as_string().unwrap_or_default(), value)?;
        }
    }
    Ok(())
}

/// Whether a value is an object literal, or one without a prototype; one of another frame counts too.
fn is_plain_object(value: &JsValue) -> Result<bool, Refusal> {
    if !value.is_object() || is_array(value)? {
        return Ok(false);
    }
    let prototype = prototype_of(value)?;
    if prototype.is_null() {
        return Ok(true);
    }
    let above = prototype_of(&prototype)?;
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
pub(super) fn choice<T: Copy>(value: &JsValue, at: &At, choices: &[(&'static str, T)]) -> Result<T, Refusal> {
    let place = chosen(value, at, &|place| choices.get(place).map(|&(name, _)| name))?;
    Ok(choices[place].1)
}

/// The place of the choice that a text names.
#[inline(never)]
fn chosen(value: &JsValue, at: &At, choice_at: &dyn Fn(usize) -> Option<&'static str>) -> Result<usize, Refusal> {
    let text = text(value, at)?;
    let mut place = 0;
    while let Some(name) = choice_at(place) {
        if name == text {
            return Ok(place);
        }
        place += 1;
    }
    Err(unknown_name(&at.alan(), &text, &mut (0..place).filter_map(choice_at)))
}

/// A list and its length, which is a whole number even where a proxy claims otherwise.
pub(super) struct List {
    items: JsValue,
    pub length: usize,
}

impl List {
    /// Opens a list.
    pub fn open(value: JsValue, at: &At) -> Result<Self, Refusal> {
        if !is_array(&value)? {
            return Err(at.expect("liste", &value));
        }
        let length = field_of(&value, &JsValue::from_str("length"))?;
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
        item_of(&self.items, index as u32)
    }
}

/// Reads a list of numbers, each in its range.
#[inline(never)]
pub(super) fn each_number(
    value: JsValue,
    at: &At,
    count: &Limit,
    each: &Limit,
    take: &mut dyn FnMut(f64),
) -> Result<(), Refusal> {
    let list = List::open(value, at)?;
    list.fits(at, count)?;
    for index in 0..list.length {
        take(number(&list.get(index)?, &At::Item(at, index), each)?);
    }
    Ok(())
}

/// Reads a list of whole numbers, each in its range.
pub(super) fn counts(value: JsValue, at: &At, count: &Limit, each: &Limit) -> Result<Vec<u64>, Refusal> {
    let mut counts = Vec::new();
    each_number(value, at, count, each, &mut |value| counts.push(value as u64))?;
    Ok(counts)
}
