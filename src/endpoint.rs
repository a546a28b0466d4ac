//! What a health endpoint asks before it answers yes.

/// A set of things that are true of a replica and of the stores behind it at one turn, as bits.
///
/// A trace holds the replica's three bits and the stores' two apart; an endpoint asks for all of them at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Conditions(pub u8);

impl Conditions {
    /// The process answers: neither stopped nor briefly silent.
    pub const UP: Self = Self(1);
    /// Up, and done warming up.
    pub const READY: Self = Self(2);
    /// The replica's own path to the store works: not half-down.
    pub const PATH_OK: Self = Self(4);
    /// The shared state store is up.
    pub const STATE_STORE: Self = Self(8);
    /// The shared pricing store is up.
    pub const PRICING_STORE: Self = Self(16);
    /// The conditions in the order in which an endpoint asks them.
    pub const ALL: [Self; 5] = [Self::UP, Self::READY, Self::PATH_OK, Self::STATE_STORE, Self::PRICING_STORE];

    /// Whether every condition of `other` is in this set.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// This set and `other` together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// The five contents that a health endpoint can have, from the shallowest to the deepest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// The process answers (liveness).
    Shallow,
    /// The process is ready for traffic.
    Readiness,
    /// Ready, and the replica's own path to the store works.
    DeepOwnPath,
    /// The above, and the shared state store is up.
    DeepShared,
    /// The above, and the shared pricing store is up.
    DeepEverything,
}

impl Endpoint {
    /// Every endpoint, from the shallowest to the deepest.
    pub const ALL: [Self; 5] =
        [Self::Shallow, Self::Readiness, Self::DeepOwnPath, Self::DeepShared, Self::DeepEverything];

    /// The conditions that must all hold for the answer to be yes; each content asks what the one before asks.
    #[must_use]
    pub const fn asks(self) -> Conditions {
        match self {
            Self::Shallow => Conditions::UP,
            Self::Readiness => Self::Shallow.asks().with(Conditions::READY),
            Self::DeepOwnPath => Self::Readiness.asks().with(Conditions::PATH_OK),
            Self::DeepShared => Self::DeepOwnPath.asks().with(Conditions::STATE_STORE),
            Self::DeepEverything => Self::DeepShared.asks().with(Conditions::PRICING_STORE),
        }
    }

    /// Whether the endpoint answers yes where `held` is what holds.
    #[must_use]
    pub const fn answers(self, held: Conditions) -> bool {
        held.contains(self.asks())
    }
}
