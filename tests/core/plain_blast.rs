//! The blast radius told by recursion over nested trees, as its rules are stated.

use std::collections::BTreeSet;

use ariza::{BlastConfig, ForestBuilder, Propagation};

/// A call with the calls it makes.
#[derive(Debug, Clone)]
pub struct Node {
    pub name: String,
    pub children: Vec<Node>,
}

#[derive(Debug, Clone)]
pub struct Flow {
    pub name: String,
    pub rate: f64,
    pub root: Node,
}

/// The same flows, built for the core.
pub fn forest(flows: &[Flow]) -> ariza::CallForest {
    fn enter(builder: &mut ForestBuilder, node: &Node) {
        builder.enter(&node.name).expect("within the limits");
        node.children.iter().for_each(|child| enter(builder, child));
        builder.leave();
    }
    let mut builder = ForestBuilder::new();
    for flow in flows {
        builder.flow(&flow.name, flow.rate).expect("within the limits");
        enter(&mut builder, &flow.root);
    }
    builder.finish().expect("flows with calls")
}

pub struct Radius {
    pub names: Vec<String>,
    pub occupancy: Vec<f64>,
    pub saturated: Vec<usize>,
    pub hit: u64,
    pub flows_hit: u64,
    pub rate_hit: f64,
}

struct Round<'a> {
    config: &'a BlastConfig,
    /// The faulty component and whether it is slowed.
    fault: Option<(&'a str, bool)>,
    slowed: &'a BTreeSet<String>,
    names: Vec<String>,
    occupancy: Vec<f64>,
}

impl Round<'_> {
    fn is_faulty(&self, name: &str) -> bool {
        self.fault.is_some_and(|(faulty, _)| faulty == name)
    }

    /// Turns held and whether it failed: its own work, then how it looks to its caller.
    fn hold(&self, node: &Node) -> (u64, bool) {
        if let Some((faulty, slowed)) = self.fault
            && faulty == node.name
        {
            return (if slowed { self.config.timeout_turns } else { 1 }, true);
        }
        if node.children.is_empty() {
            return (self.config.ordinary_turns, false);
        }
        let mut turns = 1;
        for child in &node.children {
            let (held, failed) = self.seen(child);
            turns += held;
            if failed {
                return (turns, true);
            }
        }
        (turns, false)
    }

    fn seen(&self, node: &Node) -> (u64, bool) {
        if self.slowed.contains(&node.name) && !self.is_faulty(&node.name) {
            return (self.config.timeout_turns, true);
        }
        self.hold(node)
    }

    fn visit(&mut self, node: &Node, rate: f64, reached: bool) {
        let place = self.names.iter().position(|name| *name == node.name).unwrap_or_else(|| {
            self.names.push(node.name.clone());
            self.occupancy.push(0.0);
            self.names.len() - 1
        });
        if reached {
            self.occupancy[place] += rate / (1000.0 / self.config.turn_ms) * self.hold(node).0 as f64;
        }
        let mut goes_on = reached && !(self.config.only_reached && self.is_faulty(&node.name));
        for child in &node.children {
            self.visit(child, rate, goes_on);
            goes_on &= !(self.config.only_reached && self.seen(child).1);
        }
    }
}

fn passes(node: &Node, hit: &BTreeSet<String>) -> bool {
    hit.contains(&node.name) || node.children.iter().any(|child| passes(child, hit))
}

pub fn radius(flows: &[Flow], fault: Option<(&str, bool)>, config: &BlastConfig) -> Radius {
    let mut saturated: BTreeSet<String> = BTreeSet::new();
    loop {
        let slowed = saturated.clone();
        let mut round = Round { config, fault, slowed: &slowed, names: Vec::new(), occupancy: Vec::new() };
        for flow in flows {
            round.visit(&flow.root, flow.rate, true);
        }
        let full = |place: &usize| round.occupancy[*place] >= config.slots as f64;
        let before = saturated.len();
        saturated.extend((0..round.names.len()).filter(full).map(|place| round.names[place].clone()));
        if saturated.len() > before && config.propagation == Propagation::FixedPoint {
            continue;
        }
        let mut hit = saturated.clone();
        hit.extend(fault.map(|(name, _)| name.to_owned()));
        let flows_hit: Vec<&Flow> = flows.iter().filter(|flow| passes(&flow.root, &hit)).collect();
        return Radius {
            saturated: (0..round.names.len()).filter(|&place| saturated.contains(&round.names[place])).collect(),
            names: round.names,
            occupancy: round.occupancy,
            hit: hit.len() as u64,
            flows_hit: flows_hit.len() as u64,
            rate_hit: flows_hit.iter().map(|flow| flow.rate).sum(),
        };
    }
}
