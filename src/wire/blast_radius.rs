//! `bulasma` and `ayHesabi`: options in, results out. Trees are read without recursion.

use wasm_bindgen::JsValue;

use super::encode::{Name, Record, texts};
use super::error::{Code, Refusal, refuse_for};
use super::js::{Array, from_entries};
use super::reader::{At, List, NumberField, boolean, choice, each_field, name, number, read_options, unknown_field};
use crate::blast_radius::{BlastConfig, BlastRadius, Fault, FaultMode, Month, MonthConfig, Propagation};
use crate::call_tree::{CallForest, ForestBuilder};
use crate::error::{Mismatch, Reason};
use crate::limits::{blast_radius as limits, month as month_limits};

const MODES: [(&str, FaultMode); 2] = [("durma", FaultMode::Stopped), ("yavaslama", FaultMode::Slowed)];

const PROPAGATIONS: [(&str, Propagation); 2] =
    [("tek-gecis", Propagation::OnePass), ("sabit-nokta", Propagation::FixedPoint)];

/// The numbers that a blast radius takes.
pub static NUMBERS: [NumberField<BlastConfig>; 4] = [
    NumberField { name: "yuva", limit: limits::SLOTS, set: |config, value| config.slots = value as u64 },
    NumberField {
        name: "zamanAsimi",
        limit: limits::TIMEOUT_TURNS,
        set: |config, value| config.timeout_turns = value as u64,
    },
    NumberField {
        name: "olagan",
        limit: limits::ORDINARY_TURNS,
        set: |config, value| config.ordinary_turns = value as u64,
    },
    NumberField { name: "turMs", limit: limits::TURN_MS, set: |config, value| config.turn_ms = value },
];

/// The numbers that the month's bill takes besides.
pub static MONTH_NUMBERS: [NumberField<MonthConfig>; 3] = [
    NumberField { name: "sayi", limit: month_limits::FAULTS, set: |config, value| config.faults = value },
    NumberField { name: "sureDk", limit: month_limits::MINUTES, set: |config, value| config.minutes = value },
    NumberField {
        name: "payDk",
        limit: month_limits::BUDGET_MINUTES,
        set: |config, value| config.budget_minutes = value,
    },
];

/// The fields besides numbers.
const OTHERS: [&str; 3] = ["akislar", "ulasilan", "yayilim"];

/// Reads the faulty component and its mode: both, or both `null`.
pub(super) fn fault(component: &JsValue, mode: &JsValue) -> Result<Option<Fault>, Refusal> {
    let (component_at, mode_at) = (At::Argument("ariza"), At::Argument("kip"));
    let component = if component.is_null() { None } else { Some(name(component, &component_at)?) };
    let mode = if mode.is_null() { None } else { Some(choice(mode, &mode_at, &MODES)?) };
    let alone = |at: &At| refuse_for(&at.alan(), &Reason::Inconsistent(Mismatch::FaultWithoutMode));
    match (component, mode) {
        (Some(component), Some(mode)) => Ok(Some(Fault { component, mode })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(alone(&mode_at)),
        (None, Some(_)) => Err(alone(&component_at)),
    }
}

/// Reads the options of `bulasma`.
pub(super) fn config(options: &JsValue) -> Result<BlastConfig, Refusal> {
    let mut config = BlastConfig::default();
    read_options(options, &NUMBERS, &mut config, &OTHERS, &mut other)?;
    Ok(config)
}

/// Reads the options of `ayHesabi`, which takes those of `bulasma` too.
pub(super) fn month_config(options: &JsValue) -> Result<MonthConfig, Refusal> {
    let mut config = MonthConfig::default();
    let mut others = vec!["ariza"];
    others.extend(NUMBERS.iter().map(|field| field.name).chain(OTHERS));
    read_options(options, &MONTH_NUMBERS, &mut config, &others, &mut |config, field, value, at| {
        if field == "ariza" {
            config.component = name(&value, at)?;
            return Ok(());
        }
        match NUMBERS.iter().find(|known| known.name == field) {
            Some(known) => (known.set)(&mut config.blast, number(&value, at, &known.limit)?),
            None => other(&mut config.blast, field, value, at)?,
        }
        Ok(())
    })?;
    Ok(config)
}

fn other(config: &mut BlastConfig, field: &str, value: JsValue, at: &At) -> Result<(), Refusal> {
    match field {
        "akislar" => config.flows = flows(value, at)?,
        "ulasilan" => config.only_reached = boolean(&value, at)?,
        _ => config.propagation = choice(&value, at, &PROPAGATIONS)?,
    }
    Ok(())
}

fn flows(value: JsValue, at: &At) -> Result<CallForest, Refusal> {
    let list = List::open(value, at)?;
    list.fits(at, &limits::FLOW_COUNT)?;
    let mut forest = ForestBuilder::new();
    for index in 0..list.length {
        flow(&list.get(index)?, &At::Item(at, index), &mut forest)?;
    }
    forest.finish().map_err(|reason| refuse_for(&at.alan(), &reason))
}

fn flow(value: &JsValue, at: &At, forest: &mut ForestBuilder) -> Result<(), Refusal> {
    let (mut flow_name, mut rate, mut root) = (None, None, None);
    each_field(value, at, &mut |field, value| {
        let at = At::Field(at, field);
        match field {
            "ad" => flow_name = Some(name(&value, &at)?),
            "hiz" => rate = Some(number(&value, &at, &limits::RATE)?),
            "kok" => root = Some(value),
            _ => return Err(unknown_field(&at, &mut ["ad", "hiz", "kok"].into_iter())),
        }
        Ok(())
    })?;
    let flow_name = given(flow_name, at, "ad")?;
    let rate = given(rate, at, "hiz")?;
    let root = given(root, at, "kok")?;
    forest.flow(&flow_name, rate).map_err(|reason| refuse_for(&At::Field(at, "ad").alan(), &reason))?;
    tree(root, &At::Field(at, "kok"), forest)
}

fn given<T>(value: Option<T>, at: &At, field: &str) -> Result<T, Refusal> {
    value.ok_or_else(|| At::Field(at, field).refuse(Code::Kind, "bu alan gerekli, verilmedi"))
}

/// The children of a call that has been entered, and how many of them have been read.
struct Open {
    children: Option<List>,
    read: usize,
}

/// Walks a tree with a stack of its own, so that no depth overflows the call stack; a cycle ends at the depth limit.
fn tree(root: JsValue, at: &At, forest: &mut ForestBuilder) -> Result<(), Refusal> {
    let mut open: Vec<Open> = Vec::new();
    let mut next = Some(root);
    loop {
        if let Some(call) = next.take() {
            // The path to this call: the child being read, at every level that is open.
            let path = || open.iter().fold(at.alan(), |path, level| format!("{path}.alt[{}]", level.read - 1));
            let children = enter(&call, &At::Place(&path), at, forest)?;
            open.push(Open { children, read: 0 });
        }
        let Some(level) = open.last_mut() else { return Ok(()) };
        match &level.children {
            Some(children) if level.read < children.length => {
                next = Some(children.get(level.read)?);
                level.read += 1;
            }
            _ => {
                forest.leave();
                open.pop();
            }
        }
    }
}

/// Enters one call; gives its children.
fn enter(value: &JsValue, at: &At, tree: &At, forest: &mut ForestBuilder) -> Result<Option<List>, Refusal> {
    let (mut component, mut children) = (None, None);
    each_field(value, at, &mut |field, value| {
        let at = At::Field(at, field);
        match field {
            "ad" => component = Some(name(&value, &at)?),
            "alt" => children = Some(List::open(value, &at)?),
            _ => return Err(unknown_field(&at, &mut ["ad", "alt"].into_iter())),
        }
        Ok(())
    })?;
    let component = given(component, at, "ad")?;
    // What can be wrong besides the name, checked already, is the tree's size.
    forest.enter(&component).map_err(|reason| refuse_for(&tree.alan(), &reason))?;
    if let Some(list) = &children
        && list.length as f64 > limits::NODE_COUNT.max
    {
        let reason = Reason::TooLarge { size: list.length as f64, max: limits::NODE_COUNT.max };
        return Err(refuse_for(&tree.alan(), &reason));
    }
    Ok(children)
}

/// The result of `bulasma`.
pub(super) fn radius(components: &[String], radius: &BlastRadius) -> Record {
    let entries = Array::new();
    for (component, &slots) in components.iter().zip(&radius.occupancy) {
        let entry = Array::new();
        entry.push(&JsValue::from_str(component));
        entry.push(&JsValue::from_f64(slots));
        entries.push(&entry);
    }
    let record = Record::new();
    // A component may be called `__proto__`.
    record.value(Name::dolu, &from_entries(&entries));
    record.value(Name::doygun, &texts(radius.saturated.iter().map(|&place| components[place].as_str())));
    record.numbers(&[
        (Name::bulasan, radius.hit as f64),
        (Name::akis, radius.flows_hit as f64),
        (Name::hiz, radius.rate_hit),
    ]);
    record
}

/// The result of `ayHesabi`.
pub(super) fn month(month: &Month) -> Record {
    Record::of(&[
        (Name::dakika, month.minutes),
        (Name::payOrani, month.budget_share),
        (Name::durmaIstek, month.stopped_requests),
        (Name::yavaslamaIstek, month.slowed_requests),
        (Name::fark, month.difference),
    ])
}
