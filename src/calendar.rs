//! The fault calendar: when what is broken.

use crate::error::{ConfigError, Reason, Step};
use crate::limits::run as limits;

/// A stretch of turns in which a fault holds; both ends belong to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Window {
    /// First turn, from 1.
    pub start: u64,
    /// Last turn, up to 2⁵³ − 1; it may lie past the end of the run.
    pub end: u64,
}

impl Window {
    /// A window from `start` to `end`.
    ///
    /// # Errors
    /// [`Reason::OutOfRange`] for a turn outside 1 … 2⁵³ − 1, [`Reason::Window`] where `end` is before `start`.
    ///
    /// ```
    /// use ariza::{Reason, Window};
    /// assert!(Window::new(20, 45).is_ok_and(|window| window.holds(45)));
    /// assert_eq!(Window::new(45, 20), Err(Reason::Window { start: 45, end: 20 }));
    /// ```
    pub fn new(start: u64, end: u64) -> Result<Self, Reason> {
        let window = Self { start, end };
        window.check().map(|()| window)
    }

    /// Whether `turn` lies inside.
    #[must_use]
    pub const fn holds(self, turn: u64) -> bool {
        self.start <= turn && turn <= self.end
    }

    fn check(self) -> Result<(), Reason> {
        let largest = limits::WINDOW_TURN.max as u64;
        if self.start >= 1 && self.start <= self.end && self.end <= largest {
            return Ok(());
        }
        limits::WINDOW_TURN.check(self.start as f64)?;
        // Past 2⁵³ an integer may round onto the limit, so the integer itself decides.
        if self.end > largest || self.start > largest {
            let value = self.end.max(self.start) as f64;
            let limit = limits::WINDOW_TURN;
            return Err(Reason::OutOfRange { value, min: limit.min, max: limit.max, open: limit.open });
        }
        Err(Reason::Window { start: self.start, end: self.end })
    }
}

/// The ways in which one replica breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// It takes writes as if all were well, and they never reach the store.
    HalfDown,
    /// The process runs and is not ready for traffic.
    WarmingUp,
    /// The process does not answer.
    Stopped,
    /// A brief silence that heals by itself.
    Brief,
}

impl FaultKind {
    /// Every kind, in the order of [`Calendar`]'s fields.
    pub const ALL: [Self; 4] = [Self::HalfDown, Self::WarmingUp, Self::Stopped, Self::Brief];

    /// The calendar's field of this kind.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::HalfDown => "half_down",
            Self::WarmingUp => "warming_up",
            Self::Stopped => "stopped",
            Self::Brief => "brief",
        }
    }
}

/// When what is broken: windows by kind, and by replica where a replica breaks alone.
///
/// The outer lists follow the replicas in routing order; a list that is too short leaves the rest without windows.
/// Windows may overlap, touch, come in any order and reach past the end of the run; 10⁵ in all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Calendar {
    /// [`FaultKind::HalfDown`], by replica.
    pub half_down: Vec<Vec<Window>>,
    /// [`FaultKind::WarmingUp`], by replica.
    pub warming_up: Vec<Vec<Window>>,
    /// [`FaultKind::Stopped`], by replica.
    pub stopped: Vec<Vec<Window>>,
    /// [`FaultKind::Brief`], by replica.
    pub brief: Vec<Vec<Window>>,
    /// The shared state store is down.
    pub state_store: Vec<Window>,
    /// The shared pricing store, which only the batch flow uses, is down.
    pub pricing_store: Vec<Window>,
}

/// The lesson's windows of single replicas: kind, replica's name, first and last turn.
const LESSON: [(FaultKind, &str, u64, u64); 6] = [
    (FaultKind::HalfDown, "k1", 20, 45),
    (FaultKind::WarmingUp, "k2", 1, 8),
    (FaultKind::WarmingUp, "k2", 60, 66),
    (FaultKind::Stopped, "k3", 82, 95),
    (FaultKind::Brief, "k3", 50, 50),
    (FaultKind::Brief, "k3", 58, 59),
];

impl Calendar {
    /// The lesson's calendar for these replicas: the windows of a replica that is not named are left out.
    #[must_use]
    pub fn lesson(replicas: &[String]) -> Self {
        let mut calendar = Self {
            state_store: vec![Window { start: 100, end: 110 }],
            pricing_store: vec![Window { start: 115, end: 125 }],
            ..Self::default()
        };
        for kind in FaultKind::ALL {
            calendar.of_mut(kind).resize_with(replicas.len(), Vec::new);
        }
        for (kind, named, start, end) in LESSON {
            // Names that stand twice are refused later; each has its windows until then.
            for (windows, replica) in calendar.of_mut(kind).iter_mut().zip(replicas) {
                if replica == named {
                    windows.push(Window { start, end });
                }
            }
        }
        calendar
    }

    pub(crate) fn of_mut(&mut self, kind: FaultKind) -> &mut Vec<Vec<Window>> {
        match kind {
            FaultKind::HalfDown => &mut self.half_down,
            FaultKind::WarmingUp => &mut self.warming_up,
            FaultKind::Stopped => &mut self.stopped,
            FaultKind::Brief => &mut self.brief,
        }
    }

    /// The windows of one kind, by replica.
    #[must_use]
    pub fn of(&self, kind: FaultKind) -> &[Vec<Window>] {
        match kind {
            FaultKind::HalfDown => &self.half_down,
            FaultKind::WarmingUp => &self.warming_up,
            FaultKind::Stopped => &self.stopped,
            FaultKind::Brief => &self.brief,
        }
    }

    /// Checks every window, how many there are, and that no list is longer than the replicas.
    ///
    /// # Errors
    /// [`Reason::Length`] for too many lists or windows, else what [`Window::new`] refuses.
    pub fn check(&self, replicas: &[String]) -> Result<(), ConfigError> {
        let mut count = self.state_store.len() + self.pricing_store.len();
        for kind in FaultKind::ALL {
            let lists = self.of(kind);
            if lists.len() > replicas.len() {
                let reason = Reason::Length { count: lists.len() as u64, min: 0, max: replicas.len() as u64 };
                return Err(at(kind.field(), None, reason));
            }
            count += lists.iter().map(Vec::len).sum::<usize>();
        }
        let max = limits::WINDOW_COUNT.max as u64;
        if count as u64 > max {
            return Err(ConfigError::at("calendar", Reason::Length { count: count as u64, min: 0, max }));
        }
        for kind in FaultKind::ALL {
            for (windows, replica) in self.of(kind).iter().zip(replicas) {
                check_list(windows, kind.field(), Some(replica))?;
            }
        }
        check_list(&self.state_store, "state_store", None)?;
        check_list(&self.pricing_store, "pricing_store", None)
    }
}

fn check_list(windows: &[Window], field: &'static str, replica: Option<&String>) -> Result<(), ConfigError> {
    for (index, window) in windows.iter().enumerate() {
        if let Err(reason) = window.check() {
            let mut error = at(field, replica, reason);
            error.path.push(Step::Index(index));
            return Err(error);
        }
    }
    Ok(())
}

fn at(field: &'static str, replica: Option<&String>, reason: Reason) -> ConfigError {
    let mut path = vec![Step::Field("calendar"), Step::Field(field)];
    path.extend(replica.cloned().map(Step::Key));
    ConfigError { path, reason }
}
