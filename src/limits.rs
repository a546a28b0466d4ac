//! Every range and default, stated once: the core's checks, the wire's reader and the page's controls read them here.

use crate::error::Reason;

/// The range and the default of one number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limit {
    /// The smallest value allowed.
    pub min: f64,
    /// The largest value allowed.
    pub max: f64,
    /// The value when none is given.
    pub default: f64,
    /// Whether fractions are refused.
    pub whole: bool,
    /// Whether `min` itself is refused.
    pub open: bool,
}

impl Limit {
    /// A whole number in `min ..= max`.
    #[must_use]
    pub const fn whole(min: f64, max: f64, default: f64) -> Self {
        Self { min, max, default, whole: true, open: false }
    }

    /// A number in `min ..= max`.
    #[must_use]
    pub const fn real(min: f64, max: f64, default: f64) -> Self {
        Self { min, max, default, whole: false, open: false }
    }

    /// A number above 0 and at most `max`.
    #[must_use]
    pub const fn positive(max: f64, default: f64) -> Self {
        Self { min: 0.0, max, default, whole: false, open: true }
    }

    /// Checks one value; −0 counts as 0.
    ///
    /// # Errors
    /// [`Reason::NotFinite`], [`Reason::NotWhole`] or [`Reason::OutOfRange`].
    pub fn check(&self, value: f64) -> Result<f64, Reason> {
        if !value.is_finite() {
            return Err(Reason::NotFinite);
        }
        if self.whole && value.fract() != 0.0 {
            return Err(Reason::NotWhole { value });
        }
        if value < self.min || value > self.max || (self.open && value <= self.min) {
            return Err(Reason::OutOfRange { value, min: self.min, max: self.max, open: self.open });
        }
        Ok(value + 0.0)
    }
}
