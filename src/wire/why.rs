//! `neden`: why a request was lost, as JavaScript sees it.

use serde::Serialize;

use crate::calendar::FaultKind;
use crate::run::RunConfig;
use crate::why::{Cause, CheckFacts, Holding, ReplicaFacts, RequestKind, Routing, Why, Wrong};

/// The result of `neden`.
#[derive(Serialize)]
pub(super) struct Neden<'a> {
    tur: u64,
    istek: &'static str,
    sira: u64,
    son: u8,
    sebep: Sebep<'a>,
}

/// What the request's end goes back to.
#[derive(Serialize)]
#[serde(tag = "cesit")]
enum Sebep<'a> {
    #[serde(rename = "sunuldu")]
    Served { kopya: &'a str },
    #[serde(rename = "kopya")]
    Replica { kopya: Kopya<'a>, yonlendirme: &'static str },
    #[serde(rename = "kimseYok")]
    NobodyLeft { kopyalar: Vec<Kopya<'a>> },
    #[serde(rename = "depo")]
    Store { kopya: Option<&'a str>, ariza: Ariza },
}

#[derive(Serialize)]
struct Kopya<'a> {
    ad: &'a str,
    hazir: bool,
    arizalar: Vec<Ariza>,
    icerde: bool,
    karar: Option<u64>,
    denetim: Option<Denetim>,
    karsi: u32,
    #[serde(rename = "sonrakiDenetim")]
    sonraki_denetim: u64,
}

#[derive(Serialize)]
struct Denetim {
    tur: u64,
    gecti: bool,
    arizalar: Vec<Ariza>,
}

#[derive(Serialize)]
struct Ariza {
    cesit: &'static str,
    bas: f64,
    bit: f64,
}

pub(super) fn why(config: &RunConfig, why: Why) -> Neden<'_> {
    let Why { turn, kind, number, outcome, cause } = why;
    let istek = match kind {
        RequestKind::Read => "okuma",
        RequestKind::Write => "yazma",
        RequestKind::Batch => "toplu",
    };
    Neden { tur: turn, istek, sira: number, son: outcome as u8, sebep: reason(config, cause) }
}

fn reason(config: &RunConfig, cause: Cause) -> Sebep<'_> {
    let name = |place: usize| config.replicas[place].as_str();
    match cause {
        Cause::Served { replica } => Sebep::Served { kopya: name(replica) },
        Cause::Replica { facts, routing } => {
            Sebep::Replica { kopya: replica(config, facts), yonlendirme: routing_name(routing) }
        }
        Cause::NobodyLeft { replicas } => {
            Sebep::NobodyLeft { kopyalar: replicas.into_iter().map(|facts| replica(config, facts)).collect() }
        }
        Cause::Store { replica, fault: found } => Sebep::Store { kopya: replica.map(name), ariza: fault(found) },
    }
}

const fn routing_name(routing: Routing) -> &'static str {
    match routing {
        Routing::FailOpen => "panik",
        Routing::NotAsked => "sorulmuyor",
        Routing::NeverChecked => "denetlenmedi",
        Routing::CheckedBefore => "oncesinde",
        Routing::BelowThreshold => "esikAltinda",
    }
}

fn replica(config: &RunConfig, facts: ReplicaFacts) -> Kopya<'_> {
    let ReplicaFacts { replica, ready, faults, inside, decided, check, against, next_check } = facts;
    Kopya {
        ad: &config.replicas[replica],
        hazir: ready,
        arizalar: faults.into_iter().map(fault).collect(),
        icerde: inside,
        karar: decided,
        denetim: check.map(|CheckFacts { turn, passed, because }| Denetim {
            tur: turn,
            gecti: passed,
            arizalar: because.into_iter().map(fault).collect(),
        }),
        karsi: against,
        sonraki_denetim: next_check,
    }
}

fn fault(Holding { wrong, since, until }: Holding) -> Ariza {
    Ariza { cesit: wrong_name(wrong), bas: since as f64, bit: until as f64 }
}

const fn wrong_name(wrong: Wrong) -> &'static str {
    match wrong {
        Wrong::Replica(FaultKind::HalfDown) => "yariDusuk",
        Wrong::Replica(FaultKind::WarmingUp) => "isiniyor",
        Wrong::Replica(FaultKind::Stopped) => "durdu",
        Wrong::Replica(FaultKind::Brief) => "gecici",
        Wrong::StateStore => "durumDeposu",
        Wrong::PricingStore => "ucretDeposu",
    }
}
