//! Calendars as text: there and back, and every fault where it stands.

use ariza::text::{KindWords, TextReason, parse_calendar, print_calendar};
use ariza::{Calendar, FaultKind, Window};
use proptest::collection::vec;
use proptest::prelude::*;

const WORDS: KindWords = KindWords {
    replica_kinds: ["yariDusuk", "isiniyor", "durdu", "gecici"],
    state_store: "durumDeposu",
    pricing_store: "ucretDeposu",
};

fn names(list: &[&str]) -> Vec<String> {
    list.iter().map(|&name| name.to_owned()).collect()
}

fn windows() -> impl Strategy<Value = Vec<Window>> {
    let turn = prop_oneof![4 => 1..200u64, 1 => 1..=(1u64 << 53) - 1];
    vec((turn.clone(), turn).prop_map(|(a, b)| Window { start: a.min(b), end: a.max(b) }), 0..4)
}

fn replicas() -> impl Strategy<Value = Vec<String>> {
    let name = prop_oneof![
        3 => "k[0-9]{1,2}",
        1 => "[a-zçğıöşü _.-]{1,6}",
        1 => "[ -~]{1,5}",
        1 => any::<String>().prop_filter("names are not empty", |name| !name.is_empty()),
        1 => Just("__proto__".to_owned()),
        1 => Just("#".to_owned()),
    ];
    vec(name, 1..6).prop_map(|mut names| {
        names.sort();
        names.dedup();
        names
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_reads_as_the_same(
        (replicas, lists, state_store, pricing_store) in replicas().prop_flat_map(|replicas| {
            let lists = vec(windows(), replicas.len() * 4);
            (Just(replicas), lists, windows(), windows())
        })
    ) {
        let mut lists = lists.chunks(replicas.len()).map(<[_]>::to_vec);
        let mut next = || lists.next().expect("four kinds");
        let calendar = Calendar {
            half_down: next(),
            warming_up: next(),
            stopped: next(),
            brief: next(),
            state_store,
            pricing_store,
        };
        let text = print_calendar(&calendar, &replicas, &WORDS);
        let read = parse_calendar(&text, &replicas, &WORDS);
        prop_assert_eq!(read.as_ref(), Ok(&calendar), "{}", text);
        prop_assert_eq!(print_calendar(&calendar, &replicas, &WORDS), text);
    }

    #[test]
    fn any_text_is_read_or_refused_line_by_line(text in "([ -~çş\\n\"–]|durdu|k1|durumDeposu|[0-9]){0,80}") {
        let replicas = names(&["k1", "k 2"]);
        if let Err(errors) = parse_calendar(&text, &replicas, &WORDS) {
            let lines: Vec<&str> = text.lines().collect();
            for error in &errors {
                let line = lines[error.line - 1].chars().count();
                prop_assert!((1..=line + 1).contains(&error.column), "{:?}", error);
            }
            prop_assert!(errors.is_sorted_by(|a, b| a.line < b.line));
            // The lines without a fault are a calendar.
            let good: Vec<&str> =
                lines.iter().enumerate().filter(|(i, _)| errors.iter().all(|e| e.line != i + 1)).map(|(_, line)| *line).collect();
            prop_assert!(parse_calendar(&good.join("\n"), &replicas, &WORDS).is_ok());
        }
    }
}

#[test]
fn the_lesson_as_text() {
    let replicas = names(&["k1", "k2", "k3"]);
    let text = "yariDusuk k1 20-45\nisiniyor k2 1-8\nisiniyor k2 60-66\ndurdu k3 82-95\ngecici k3 50-50\ngecici k3 58-59\n\
                durumDeposu 100-110\nucretDeposu 115-125\n";
    assert_eq!(print_calendar(&Calendar::lesson(&replicas), &replicas, &WORDS), text);
    assert_eq!(parse_calendar(text, &replicas, &WORDS), Ok(Calendar::lesson(&replicas)));
}

#[test]
fn what_a_reader_may_write() {
    let replicas = names(&["k1", "kopya 1"]);
    let text = "# dersin takvimi\n\n  durdu\tk1   5\r\ndurdu \"kopya 1\" 7–9\ndurdu \"k1\" 11-11";
    let calendar = parse_calendar(text, &replicas, &WORDS).expect("three windows");
    let window = |start, end| Window { start, end };
    assert_eq!(calendar.of(FaultKind::Stopped), [vec![window(5, 5), window(11, 11)], vec![window(7, 9)]]);
}

#[test]
fn every_fault_is_told_where_it_stands() {
    let word = |word: &str| word.to_owned();
    let cases = [
        ("durd k1 1", 1, TextReason::UnknownKind { word: word("durd") }),
        ("  Durdu k1 1", 3, TextReason::UnknownKind { word: word("Durdu") }),
        ("durdu", 6, TextReason::MissingName),
        ("durdu k9 1", 7, TextReason::UnknownName { name: word("k9") }),
        ("durdu 5-9", 7, TextReason::UnknownName { name: word("5-9") }),
        ("durdu k1", 9, TextReason::MissingWindow),
        ("durdu k1   ", 9, TextReason::MissingWindow),
        ("durumDeposu", 12, TextReason::MissingWindow),
        ("durdu k1 beş", 10, TextReason::NoWindow { word: word("beş") }),
        ("durdu k1 \"5\"", 10, TextReason::NoWindow { word: word("5") }),
        ("durdu k1 1-2-3", 10, TextReason::NoWindow { word: word("1-2-3") }),
        ("durdu k1 -3", 10, TextReason::NoWindow { word: word("-3") }),
        ("durdu k1 1,5", 10, TextReason::NoWindow { word: word("1,5") }),
        ("durdu k1 0-4", 10, TextReason::TurnOutOfRange { word: word("0") }),
        ("durdu k1 4-9007199254740992", 12, TextReason::TurnOutOfRange { word: word("9007199254740992") }),
        ("durdu k1 4-99999999999999999999", 12, TextReason::TurnOutOfRange { word: word("99999999999999999999") }),
        ("durdu k1 9-4", 10, TextReason::Backwards { start: 9, end: 4 }),
        ("durdu k1 4-9 # not", 14, TextReason::Extra { word: word("#") }),
        ("durumDeposu k1 4-9", 13, TextReason::NoWindow { word: word("k1") }),
        ("durdu \"k1 4-9", 7, TextReason::Quote),
        ("durdu \"k\\t1\" 4-9", 7, TextReason::Quote),
    ];
    let replicas = names(&["k1"]);
    let text: Vec<&str> = cases.iter().map(|case| case.0).collect();
    let errors = parse_calendar(&text.join("\n"), &replicas, &WORDS).expect_err("all are wrong");
    assert_eq!(errors.len(), cases.len());
    for (index, ((line, column, reason), error)) in cases.into_iter().zip(errors).enumerate() {
        assert_eq!((error.line, error.column, error.reason), (index + 1, column, reason), "{line}");
    }
}

#[test]
fn a_calendar_has_only_so_many_windows() {
    let line = "durumDeposu 1\n";
    assert!(parse_calendar(&line.repeat(100_000), &[], &WORDS).is_ok());
    let errors = parse_calendar(&line.repeat(100_002), &[], &WORDS).expect_err("one too many");
    assert_eq!((errors.len(), errors[0].line), (1, 100_001));
}
