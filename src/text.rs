//! Calendars as text: one window a line, its kind, its replica unless a store is meant, its first and last turn.
//!
//! ```text
//! # a comment
//! durdu k3 82-95
//! gecici "kopya 1" 50
//! durumDeposu 100-110
//! ```
//!
//! The words for the kinds are the caller's. A name of other signs than letters, digits, `_`, `-` and `.` stands in
//! quotes, in which `\"` and `\\` are a quote and a backslash and `\n` ends a line. Printing and parsing again gives
//! the same calendar; a text as it was printed comes out as it went in.

use crate::calendar::{Calendar, FaultKind, Window};
use crate::limits::run as limits;

/// Words for the kinds of fault.
#[derive(Debug, Clone, Copy)]
pub struct KindWords<'a> {
    /// For [`FaultKind::ALL`], in its order.
    pub replica_kinds: [&'a str; 4],
    /// For the state store.
    pub state_store: &'a str,
    /// For the pricing store.
    pub pricing_store: &'a str,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextReason {
    /// No kind of fault is called so.
    UnknownKind {
        /// The word that was read.
        word: String,
    },
    /// A replica's name is due.
    MissingName,
    /// No replica is called so.
    UnknownName {
        /// The name that was read.
        name: String,
    },
    /// A quote is not closed, or a backslash stands before a sign that needs none.
    Quote,
    /// A turn, or two with a dash between them, is due.
    MissingWindow,
    /// This is no turn, nor two with a dash between them.
    NoWindow {
        /// The word that was read.
        word: String,
    },
    /// A turn below 1 or above 2⁵³ − 1.
    TurnOutOfRange {
        /// The number as it was written.
        word: String,
    },
    /// The window ends before it starts.
    Backwards {
        /// First turn.
        start: u64,
        /// Last turn.
        end: u64,
    },
    /// Something follows the window.
    Extra {
        /// The word that was read.
        word: String,
    },
    /// More windows than a calendar may have.
    TooMany {
        /// How many it may have.
        max: u64,
    },
}

/// What is wrong with a text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: TextReason,
}

/// A word of a line, and the column where it begins.
#[derive(Debug)]
struct Word {
    column: usize,
    text: String,
    quoted: bool,
}

/// Reads a calendar.
///
/// # Errors
/// Everything that is wrong, at most one fault a line, in the order of the lines.
///
/// ```
/// use ariza::text::{KindWords, parse_calendar, print_calendar};
/// let words = KindWords { replica_kinds: ["a", "b", "stopped", "c"], state_store: "store", pricing_store: "d" };
/// let replicas = ["k1".to_owned()];
/// let calendar = parse_calendar("stopped k1 82-95\nstore 7", &replicas, &words).expect("two windows");
/// assert_eq!(print_calendar(&calendar, &replicas, &words), "stopped k1 82-95\nstore 7-7\n");
/// assert_eq!(parse_calendar("stopped k2 1", &replicas, &words).expect_err("no k2")[0].column, 9);
/// ```
pub fn parse_calendar(text: &str, replicas: &[String], words: &KindWords) -> Result<Calendar, Vec<TextError>> {
    let mut calendar = Calendar::default();
    for kind in FaultKind::ALL {
        calendar.of_mut(kind).resize_with(replicas.len(), Vec::new);
    }
    let mut errors = Vec::new();
    let mut count = 0;
    let max = limits::WINDOW_COUNT.max as u64;
    for (index, line) in text.lines().enumerate() {
        let at = |(column, reason)| TextError { line: index + 1, column, reason };
        match split(line).and_then(|found| read(&found, line, replicas, words)) {
            Ok(None) => continue,
            Ok(Some((place, window))) => place.list(&mut calendar).push(window),
            Err(fault) => errors.push(at(fault)),
        }
        count += 1;
        if count > max {
            errors.push(at((1, TextReason::TooMany { max })));
            break;
        }
    }
    if errors.is_empty() { Ok(calendar) } else { Err(errors) }
}

type Fault = (usize, TextReason);

/// Whose window a line gives.
#[derive(Debug, Clone, Copy)]
enum Place {
    Replica(FaultKind, usize),
    StateStore,
    PricingStore,
}

impl Place {
    fn list(self, calendar: &mut Calendar) -> &mut Vec<Window> {
        match self {
            Self::Replica(kind, replica) => &mut calendar.of_mut(kind)[replica],
            Self::StateStore => &mut calendar.state_store,
            Self::PricingStore => &mut calendar.pricing_store,
        }
    }
}

/// The words of a line; a comment has none.
fn split(line: &str) -> Result<Vec<Word>, Fault> {
    let mut words = Vec::new();
    let mut signs = line.chars().zip(1..).peekable();
    while let Some(&(sign, column)) = signs.peek() {
        if sign.is_whitespace() {
            signs.next();
        } else if sign == '#' && words.is_empty() {
            break;
        } else if sign == '"' {
            signs.next();
            let text = unquote(&mut signs).ok_or((column, TextReason::Quote))?;
            words.push(Word { column, text, quoted: true });
        } else {
            let mut text = String::new();
            while let Some((sign, _)) = signs.next_if(|&(sign, _)| !sign.is_whitespace() && sign != '"') {
                text.push(sign);
            }
            words.push(Word { column, text, quoted: false });
        }
    }
    Ok(words)
}

/// What stands up to the closing quote.
fn unquote(signs: &mut impl Iterator<Item = (char, usize)>) -> Option<String> {
    let mut text = String::new();
    loop {
        match signs.next()?.0 {
            '"' => return Some(text),
            '\\' => text.push(match signs.next()?.0 {
                'n' => '\n',
                'r' => '\r',
                sign @ ('"' | '\\') => sign,
                _ => return None,
            }),
            sign => text.push(sign),
        }
    }
}

fn read(found: &[Word], line: &str, replicas: &[String], words: &KindWords) -> Result<Option<(Place, Window)>, Fault> {
    let Some(kind) = found.first() else { return Ok(None) };
    let end = line.trim_end().chars().count() + 1;
    let (place, rest) = if kind.text == words.state_store {
        (Place::StateStore, 1)
    } else if kind.text == words.pricing_store {
        (Place::PricingStore, 1)
    } else {
        let known = words.replica_kinds.iter().position(|word| *word == kind.text);
        let unknown = || (kind.column, TextReason::UnknownKind { word: kind.text.clone() });
        let fault = FaultKind::ALL[known.ok_or_else(unknown)?];
        let name = found.get(1).ok_or((end, TextReason::MissingName))?;
        let replica = replicas.iter().position(|replica| *replica == name.text);
        let unknown = || (name.column, TextReason::UnknownName { name: name.text.clone() });
        (Place::Replica(fault, replica.ok_or_else(unknown)?), 2)
    };
    let window = found.get(rest).ok_or((end, TextReason::MissingWindow))?;
    let read = read_window(window).map_err(|(offset, reason)| (window.column + offset, reason))?;
    match found.get(rest + 1) {
        Some(extra) => Err((extra.column, TextReason::Extra { word: extra.text.clone() })),
        None => Ok(Some((place, read))),
    }
}

/// A window from its word; a fault's column counts from the word's first sign.
fn read_window(word: &Word) -> Result<Window, Fault> {
    let text = word.text.as_str();
    let no_window = || (0, TextReason::NoWindow { word: text.to_owned() });
    if word.quoted {
        return Err(no_window());
    }
    let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    if !is_number(first) || !is_number(last) {
        return Err(no_window());
    }
    let turn = |part: &str, offset: usize| {
        let value = part.parse::<u64>().ok();
        let known = value.filter(|&turn| turn >= 1 && turn <= limits::WINDOW_TURN.max as u64);
        known.ok_or_else(|| (offset, TextReason::TurnOutOfRange { word: part.to_owned() }))
    };
    let (start, end) = (turn(first, 0)?, turn(last, if first.len() < text.len() { first.len() + 1 } else { 0 })?);
    if end < start {
        return Err((0, TextReason::Backwards { start, end }));
    }
    Ok(Window { start, end })
}

/// Writes a calendar: replica by replica within a kind, then the stores, each list in its own order.
#[must_use]
pub fn print_calendar(calendar: &Calendar, replicas: &[String], words: &KindWords) -> String {
    let mut text = String::new();
    for (kind, word) in FaultKind::ALL.into_iter().zip(words.replica_kinds) {
        for (windows, replica) in calendar.of(kind).iter().zip(replicas) {
            print(&mut text, word, Some(replica), windows);
        }
    }
    print(&mut text, words.state_store, None, &calendar.state_store);
    print(&mut text, words.pricing_store, None, &calendar.pricing_store);
    text
}

fn print(text: &mut String, word: &str, replica: Option<&String>, windows: &[Window]) {
    for window in windows {
        text.push_str(word);
        if let Some(name) = replica {
            text.push(' ');
            print_name(text, name);
        }
        text.extend([" ", &window.start.to_string(), "-", &window.end.to_string(), "\n"]);
    }
}

fn print_name(text: &mut String, name: &str) {
    let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '-' | '.');
    if !name.is_empty() && name.chars().all(plain) {
        text.push_str(name);
        return;
    }
    text.push('"');
    for sign in name.chars() {
        match sign {
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '"' | '\\' => text.extend(['\\', sign]),
            _ => text.push(sign),
        }
    }
    text.push('"');
}
