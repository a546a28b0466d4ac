//! Flows as trees of calls, validated as they are built and kept flat, so that no tree is too deep to walk.

use crate::error::Reason;
use crate::limits::blast_radius as limits;
use crate::names::NameTable;

/// One call of a flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Call {
    /// The component called, as a place in [`CallForest::components`].
    pub component: u32,
    /// One past the last call of this call's subtree, in pre-order.
    pub end: u32,
}

/// One flow: a name, a rate, and where its calls stand.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Flow {
    pub name: String,
    /// Requests a second.
    pub rate: f64,
    /// The root's place among the calls.
    pub root: u32,
}

/// Flows with their call trees; their components in the order in which a depth-first walk first meets them.
///
/// 1 … 1000 flows with different names, at most 10⁵ calls in all, at most 1000 deep (a root has depth 1). A component
/// may be called from many places. Built by [`ForestBuilder`].
#[derive(Debug, Clone, PartialEq)]
pub struct CallForest {
    flows: Vec<Flow>,
    calls: Vec<Call>,
    components: Vec<String>,
}

impl CallForest {
    /// The lesson's four flows.
    #[must_use]
    pub fn lesson() -> Self {
        let mut forest = ForestBuilder::new();
        for (name, rate, calls) in LESSON {
            let built = forest.flow_of(name, *rate, calls);
            debug_assert!(built.is_ok(), "the lesson keeps to the limits");
        }
        forest.close()
    }

    /// The components' names, in order of first visit.
    #[must_use]
    pub fn components(&self) -> &[String] {
        &self.components
    }

    /// The flows' names and rates (requests a second), in order.
    pub fn flows(&self) -> impl Iterator<Item = (&str, f64)> {
        self.flows.iter().map(|flow| (flow.name.as_str(), flow.rate))
    }

    /// The place of a component among [`CallForest::components`].
    #[must_use]
    pub fn find(&self, name: &str) -> Option<usize> {
        self.components.iter().position(|component| component == name)
    }

    pub(crate) fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Each flow's rate and the places of its calls.
    pub(crate) fn trees(&self) -> impl Iterator<Item = (f64, std::ops::Range<usize>)> {
        self.flows.iter().map(|flow| {
            let root = flow.root as usize;
            (flow.rate, root..self.calls[root].end as usize)
        })
    }
}

/// A flow as names with their depths, in pre-order.
type FlowText = (&'static str, f64, &'static [(usize, &'static str)]);

/// The lesson's flows: name, requests a second, calls.
const LESSON: &[FlowText] = &[
    ("takip sorgusu", 416.67, &[(1, "ag-gecidi"), (2, "takip-servisi"), (3, "izdusum-deposu")]),
    ("durum olayi", 97.22, &[(1, "ag-gecidi"), (2, "olay-ucu"), (3, "tasiyici-dogrulama"), (3, "durum-deposu")]),
    ("gun sonu isi", 833.33, &[(1, "gun-sonu-isi"), (2, "durum-deposu")]),
    ("kutuk tuketimi", 97.22, &[(1, "kutuk-tuketicisi"), (2, "durum-deposu"), (2, "izdusum-deposu")]),
];

/// Builds a [`CallForest`] in depth-first order, refusing what goes beyond its limits at the step that does.
///
/// ```
/// use ariza::ForestBuilder;
/// let mut forest = ForestBuilder::new();
/// forest.flow("orders", 40.0)?;
/// forest.enter("gateway")?;
/// forest.enter("ledger")?;
/// forest.leave();
/// forest.leave();
/// assert_eq!(forest.finish()?.components(), ["gateway", "ledger"]);
/// # Ok::<(), ariza::Reason>(())
/// ```
#[derive(Debug, Default)]
pub struct ForestBuilder {
    flows: Vec<Flow>,
    calls: Vec<Call>,
    components: Vec<String>,
    component_names: NameTable,
    flow_names: NameTable,
    /// The calls entered and not left, outermost first.
    open: Vec<u32>,
}

impl ForestBuilder {
    /// A forest without flows.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a flow with its rate in requests a second, 0 … 10⁹; the next call entered is its root.
    ///
    /// # Errors
    /// A name that is empty, too long or taken; a rate outside its range; more than 1000 flows.
    pub fn flow(&mut self, name: &str, rate: f64) -> Result<(), Reason> {
        check_name(name)?;
        let max = limits::FLOW_COUNT.max as u64;
        if self.flows.len() as u64 >= max {
            return Err(Reason::Length { count: max + 1, min: 1, max });
        }
        let known = self.flow_names.find(name, &|place| &self.flows[place as usize].name);
        if known.is_some() {
            return Err(Reason::DuplicateName { name: name.to_owned() });
        }
        let rate = limits::RATE.check(rate)?;
        self.flows.push(Flow { name: name.to_owned(), rate, root: self.calls.len() as u32 });
        self.flow_names.enter(self.flows.len() as u32 - 1, &|place| &self.flows[place as usize].name);
        Ok(())
    }

    /// Enters a call to a component, below the call entered last and not left.
    ///
    /// # Errors
    /// A name that is empty or too long; [`Reason::TooLarge`] for a call too deep or one too many.
    pub fn enter(&mut self, component: &str) -> Result<(), Reason> {
        check_name(component)?;
        let limit = |size: usize, limit: crate::limits::Limit| {
            let size = size as f64;
            if size > limit.max { Err(Reason::TooLarge { size, max: limit.max }) } else { Ok(()) }
        };
        limit(self.open.len() + 1, limits::DEPTH)?;
        limit(self.calls.len() + 1, limits::NODE_COUNT)?;
        let known = self.component_names.find(component, &|place| &self.components[place as usize]);
        let component = known.unwrap_or_else(|| {
            let place = self.components.len() as u32;
            self.components.push(component.to_owned());
            self.component_names.enter(place, &|place| &self.components[place as usize]);
            place
        });
        self.open.push(self.calls.len() as u32);
        self.calls.push(Call { component, end: 0 });
        Ok(())
    }

    /// Leaves the call entered last.
    pub fn leave(&mut self) {
        if let Some(call) = self.open.pop() {
            self.calls[call as usize].end = self.calls.len() as u32;
        }
    }

    /// Closes every call that is still open and gives the forest.
    ///
    /// # Errors
    /// A forest without flows, or a flow without a call.
    pub fn finish(mut self) -> Result<CallForest, Reason> {
        while !self.open.is_empty() {
            self.leave();
        }
        let max = limits::FLOW_COUNT.max as u64;
        let ends = self.flows.iter().skip(1).map(|flow| flow.root).chain([self.calls.len() as u32]);
        if self.flows.is_empty() || self.flows.iter().zip(ends).any(|(flow, end)| flow.root == end) {
            return Err(Reason::Length { count: 0, min: 1, max });
        }
        Ok(self.close())
    }

    fn close(self) -> CallForest {
        CallForest { flows: self.flows, calls: self.calls, components: self.components }
    }

    fn flow_of(&mut self, name: &str, rate: f64, calls: &[(usize, &str)]) -> Result<(), Reason> {
        self.flow(name, rate)?;
        for &(depth, component) in calls {
            while self.open.len() >= depth {
                self.leave();
            }
            self.enter(component)?;
        }
        while !self.open.is_empty() {
            self.leave();
        }
        Ok(())
    }
}

/// Refuses a name that is empty or longer than 200 characters.
pub(crate) fn check_name(name: &str) -> Result<(), Reason> {
    if name.is_empty() {
        return Err(Reason::EmptyName);
    }
    let max = limits::NAME_LENGTH.max as usize;
    // Characters are counted only where the bytes leave room for doubt.
    if name.len() <= max {
        return Ok(());
    }
    let count = name.chars().count();
    if count <= max {
        return Ok(());
    }
    Err(Reason::Length { count: count as u64, min: 1, max: max as u64 })
}
