//! The core's only error: which field is wrong, and how.

use std::fmt;

/// One step of the way from the options to a value inside them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Step {
    /// A field of the model, by its English name in this crate (`"interval"`, `"calendar"`).
    Field(&'static str),
    /// A name the caller chose (a replica, a component).
    Key(String),
    /// A place in a list, counted from 0.
    Index(usize),
}

/// Where a value stands: the steps from the options down to it.
pub type Path = Vec<Step>;

/// What is wrong with a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// NaN or an infinity.
    NotFinite,
    /// A fraction where whole numbers are due.
    NotWhole {
        /// The value refused.
        value: f64,
    },
    /// Outside `min ..= max` (or `min <` where `open` says that the lower end itself is refused).
    OutOfRange {
        /// The value refused.
        value: f64,
        /// Lower end.
        min: f64,
        /// Upper end.
        max: f64,
        /// Whether the lower end itself is refused.
        open: bool,
    },
    /// Inside the range, yet not allowed: a seed that is a multiple of 2147483647, where the generator never leaves 0.
    DeadSeed {
        /// The value refused.
        value: f64,
    },
    /// A list, or several together, with too many or too few items; or a name that is too long.
    Length {
        /// How many there are.
        count: u64,
        /// The fewest allowed.
        min: u64,
        /// The most allowed.
        max: u64,
    },
    /// A replica, component or option value that nobody has.
    UnknownName {
        /// The name as given.
        name: String,
    },
    /// An empty name.
    EmptyName,
    /// The same name twice where names must differ.
    DuplicateName {
        /// The name given twice.
        name: String,
    },
    /// A window that ends before it starts.
    Window {
        /// Its first turn.
        start: u64,
        /// Its last turn.
        end: u64,
    },
    /// Values that do not fit together.
    Inconsistent(Mismatch),
    /// A trace or a tree beyond its limit.
    TooLarge {
        /// The size asked for; for a cyclic tree, the size at which the walk gave up.
        size: f64,
        /// The largest allowed.
        max: f64,
    },
}

/// Which two values do not fit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mismatch {
    /// More shards fell than there are.
    FallenAboveShards {
        /// How many fell.
        fallen: u64,
        /// How many there are.
        shards: u64,
    },
    /// A list of phases of another length than the list of replicas.
    PhasesOfOtherLength {
        /// How many phases.
        phases: u64,
        /// How many replicas.
        replicas: u64,
    },
    /// A faulty component without a mode, or a mode without a component.
    FaultWithoutMode,
}

/// A parameter set that the models refuse, with the field to blame.
///
/// With several faults, the one found first is reported.
#[derive(Debug, Clone, PartialEq)]
pub struct ConfigError {
    /// Where the value stands.
    pub path: Path,
    /// What is wrong with it.
    pub reason: Reason,
}

impl ConfigError {
    /// An error at one top-level field.
    #[must_use]
    pub fn at(field: &'static str, reason: Reason) -> Self {
        Self { path: vec![Step::Field(field)], reason }
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, step) in self.path.iter().enumerate() {
            match step {
                Step::Field(name) if i == 0 => write!(f, "{name}")?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Key(key) => write!(f, "[{key:?}]")?,
                Step::Index(index) => write!(f, "[{index}]")?,
            }
        }
        write!(f, ": {:?}", self.reason)
    }
}

impl std::error::Error for ConfigError {}
