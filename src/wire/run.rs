//! `kosum`, `kosumIzi` and `tarama`: options in.

use wasm_bindgen::JsValue;

use super::error::{Code, Refusal, refuse_for, unknown_name};
use super::reader::{
    At, List, NumberField, choice, counts, each_field, each_number, name, number, read_options, unknown_field,
};
use crate::calendar::{Calendar, FaultKind, Window};
use crate::endpoint::Endpoint;
use crate::error::{Mismatch, Reason};
use crate::limits::run as limits;
use crate::names::NameTable;
use crate::run::RunConfig;
use crate::sweep::SweepConfig;

/// The endpoint contents by name.
const ENDPOINTS: [(&str, Endpoint); 5] = [
    ("sig", Endpoint::Shallow),
    ("hazirOlma", Endpoint::Readiness),
    ("derinYerel", Endpoint::DeepOwnPath),
    ("derinPaylasilan", Endpoint::DeepShared),
    ("derinHepsi", Endpoint::DeepEverything),
];

/// The calendar's kinds of single replicas by name.
pub(super) const REPLICA_KINDS: [(&str, FaultKind); 4] = [
    ("yariDusuk", FaultKind::HalfDown),
    ("isiniyor", FaultKind::WarmingUp),
    ("durdu", FaultKind::Stopped),
    ("gecici", FaultKind::Brief),
];

/// The calendar's shared stores by name: for the state, for the prices.
pub(super) const STORES: [&str; 2] = ["durumDeposu", "ucretDeposu"];

/// The numbers that a run takes; those from [`SHARED`] on a sweep sets itself.
pub static NUMBERS: [NumberField<RunConfig>; 8] = [
    NumberField { name: "tur", limit: limits::TURNS, set: |config, value| config.turns = value as u64 },
    NumberField {
        name: "donusEsigi",
        limit: limits::RISE_THRESHOLD,
        set: |config, value| config.rise_threshold = value as u32,
    },
    NumberField {
        name: "panikEsigi",
        limit: limits::FAIL_OPEN_PERCENT,
        set: |config, value| config.fail_open_percent = value,
    },
    NumberField { name: "okuma", limit: limits::READS, set: |config, value| config.mix.reads = value as u32 },
    NumberField { name: "yazma", limit: limits::WRITES, set: |config, value| config.mix.writes = value as u32 },
    NumberField { name: "toplu", limit: limits::BATCH, set: |config, value| config.mix.batch = value as u32 },
    NumberField { name: "aralik", limit: limits::INTERVAL, set: |config, value| config.interval = value as u64 },
    NumberField {
        name: "esik",
        limit: limits::FALL_THRESHOLD,
        set: |config, value| config.fall_threshold = value as u32,
    },
];

/// How many numbers a sweep takes as well.
const SHARED: usize = 6;

/// Reads the endpoint's content.
#[inline(never)]
pub(super) fn endpoint(value: &JsValue) -> Result<Endpoint, Refusal> {
    choice(value, &At::Argument("uc"), &ENDPOINTS)
}

/// Options that make sense only once others are known.
#[derive(Default)]
struct Later {
    phase: Option<JsValue>,
    calendar: Option<JsValue>,
    replicas_given: bool,
}

impl Later {
    fn read(self, config: &mut RunConfig) -> Result<(), Refusal> {
        if let Some(value) = self.phase {
            let at = At::Field(&At::Options, "faz");
            let list = List::open(value, &at)?;
            if list.length != config.replicas.len() {
                let (phases, replicas) = (list.length as u64, config.replicas.len() as u64);
                let mismatch = Mismatch::PhasesOfOtherLength { phases, replicas };
                return Err(refuse_for(&at.alan(), &Reason::Inconsistent(mismatch)));
            }
            for index in 0..list.length {
                let phase = number(&list.get(index)?, &At::Item(&at, index), &limits::PHASE)?;
                config.phase.push(phase as u64);
            }
        }
        if let Some(value) = self.calendar {
            config.calendar = calendar(&value, &config.replicas, &At::Field(&At::Options, "takvim"))?;
        } else if self.replicas_given {
            config.calendar = Calendar::lesson(&config.replicas);
        }
        Ok(())
    }
}

/// Reads the options of one run into a configuration that is the lesson's; says whether any of its lists changed.
pub(super) fn read_config(options: &JsValue, config: &mut RunConfig) -> Result<bool, Refusal> {
    let mut later = Later::default();
    read_options(options, &NUMBERS, config, &["kopya", "takvim", "faz"], &mut |config, field, value, at| {
        match field {
            "kopya" => {
                config.replicas = replicas(value, at)?;
                later.replicas_given = true;
            }
            "faz" => later.phase = Some(value),
            _ => later.calendar = Some(value),
        }
        Ok(())
    })?;
    let changed = later.replicas_given || later.phase.is_some() || later.calendar.is_some();
    later.read(config)?;
    Ok(changed)
}

/// Gives every number its default again.
pub(super) fn restore_numbers(config: &mut RunConfig) {
    for field in &NUMBERS {
        (field.set)(config, field.limit.default);
    }
}

/// Reads the options of a sweep.
pub(super) fn sweep_config(options: &JsValue) -> Result<SweepConfig, Refusal> {
    let mut sweep = SweepConfig::default();
    let mut later = Later::default();
    let SweepConfig { intervals, thresholds, run } = &mut sweep;
    let others = ["kopya", "takvim", "araliklar", "esikler"];
    read_options(options, &NUMBERS[..SHARED], run, &others, &mut |run, field, value, at| {
        match field {
            "kopya" => {
                run.replicas = replicas(value, at)?;
                later.replicas_given = true;
            }
            "takvim" => later.calendar = Some(value),
            "araliklar" => {
                *intervals = counts(value, at, &limits::SWEEP_INTERVALS, &limits::INTERVAL)?;
            }
            _ => {
                thresholds.clear();
                each_number(value, at, &limits::SWEEP_THRESHOLDS, &limits::FALL_THRESHOLD, &mut |value| {
                    thresholds.push(value as u32);
                })?;
            }
        }
        Ok(())
    })?;
    later.read(&mut sweep.run)?;
    Ok(sweep)
}

pub(super) fn replicas(value: JsValue, at: &At) -> Result<Vec<String>, Refusal> {
    let list = List::open(value, at)?;
    list.fits(at, &limits::REPLICA_COUNT)?;
    let mut names = Vec::with_capacity(list.length);
    for index in 0..list.length {
        names.push(name(&list.get(index)?, &At::Item(at, index))?);
    }
    Ok(names)
}

pub(super) fn calendar(value: &JsValue, replicas: &[String], at: &At) -> Result<Calendar, Refusal> {
    let mut calendar = Calendar::default();
    let mut count = 0;
    each_field(value, at, &mut |field, value| {
        let at = At::Field(at, field);
        match field {
            "durumDeposu" => calendar.state_store = windows(value, &at, &mut count)?,
            "ucretDeposu" => calendar.pricing_store = windows(value, &at, &mut count)?,
            _ => {
                let Some(&(_, kind)) = REPLICA_KINDS.iter().find(|(name, _)| *name == field) else {
                    let mut known = REPLICA_KINDS.iter().map(|&(name, _)| name).chain(STORES);
                    return Err(unknown_field(&at, &mut known));
                };
                *calendar.of_mut(kind) = by_replica(&value, &at, replicas, &mut count)?;
            }
        }
        Ok(())
    })?;
    Ok(calendar)
}

fn by_replica(value: &JsValue, at: &At, replicas: &[String], count: &mut usize) -> Result<Vec<Vec<Window>>, Refusal> {
    let name_at = &|place: u32| replicas[place as usize].as_str();
    let mut names = NameTable::default();
    names.reset(replicas.len());
    (0..replicas.len() as u32).for_each(|place| names.enter(place, name_at));
    let mut lists = vec![Vec::new(); replicas.len()];
    each_field(value, at, &mut |replica, value| {
        let at = At::Field(at, replica);
        let Some(place) = names.find(replica, name_at) else {
            return Err(unknown_name(&at.alan(), replica, &mut replicas.iter().map(String::as_str)));
        };
        lists[place as usize] = windows(value, &at, count)?;
        Ok(())
    })?;
    Ok(lists)
}

fn windows(value: JsValue, at: &At, count: &mut usize) -> Result<Vec<Window>, Refusal> {
    let list = List::open(value, at)?;
    // A list may claim more items than can be counted on top of others.
    *count = count.saturating_add(list.length);
    let most = limits::WINDOW_COUNT.max as u64;
    if *count as u64 > most {
        let reason = Reason::Length { count: *count as u64, min: 0, max: most };
        return Err(refuse_for("takvim", &reason));
    }
    let mut windows = Vec::with_capacity(list.length);
    for index in 0..list.length {
        windows.push(window(list.get(index)?, &At::Item(at, index))?);
    }
    Ok(windows)
}

fn window(value: JsValue, at: &At) -> Result<Window, Refusal> {
    let pair = List::open(value, at)?;
    if pair.length != 2 {
        let what = format!("{} öğeli bir liste verildi; pencere iki sayıdır: başladığı ve bittiği tur", pair.length);
        return Err(at.refuse(Code::Window, &what));
    }
    let turn = |index| number(&pair.get(index)?, &At::Item(at, index), &limits::WINDOW_TURN).map(|turn| turn as u64);
    Window::new(turn(0)?, turn(1)?).map_err(|reason| refuse_for(&at.alan(), &reason))
}
