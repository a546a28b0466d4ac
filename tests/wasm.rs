//! The module in a browser: the same figures as natively, and an answer after every refusal.
#![cfg(target_arch = "wasm32")]
// The core computes the same bits everywhere; a difference in the last one is what these tests look for.
#![allow(clippy::float_cmp)]

#[path = "core/bits.rs"]
mod bits;
#[path = "core/golden_models.rs"]
mod golden_models;
#[path = "core/golden_run.rs"]
mod golden_run;

use ariza::wire;
use js_sys::{Error, JSON, Reflect};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

type Answer = Result<JsValue, JsValue>;

fn golden(name: &str) -> Value {
    let text = match name {
        "kosum" => include_str!("golden/kosum.json"),
        "imza" => include_str!("golden/imza.json"),
        "bulasma" => include_str!("golden/bulasma.json"),
        _ => include_str!("golden/butce.json"),
    };
    serde_json::from_str(text).expect("the golden file is JSON")
}

/// A JavaScript value from JSON.
fn js(json: &str) -> JsValue {
    JSON::parse(json).expect("JSON")
}

fn get(value: &JsValue, field: &str) -> JsValue {
    Reflect::get(value, &field.into()).expect("an object")
}

/// A result as JSON.
fn told(answer: Answer) -> Value {
    let result = answer.expect("an answer");
    let text = String::from(JSON::stringify(&result).expect("a plain object"));
    serde_json::from_str(&text).expect("JSON")
}

/// Equality up to a rounding of the last bits.
fn same(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            found.len() == expected.len()
                && expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| same(found, value)))
        }
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(found, value)| same(found, value))
        }
        (Value::Number(found), Value::Number(expected)) => {
            let [found, expected] = [found, expected].map(|number| number.as_f64().unwrap_or(f64::NAN));
            (found - expected).abs() <= expected.abs() * 1e-9
        }
        _ => found == expected,
    }
}

/// A call that must be refused for one field, then one that must be answered with the golden figures.
fn recovers(refused: Answer, field: &str, code: &str, then: Answer, expected: &Value) {
    let error = refused.expect_err("a refusal");
    assert!(error.is_instance_of::<Error>());
    assert_eq!(get(&error, "alan").as_string().as_deref(), Some(field));
    assert_eq!(get(&error, "kod").as_string().as_deref(), Some(code));
    let found = told(then);
    assert!(same(&found, expected), "{found} is not {expected}");
}

const NOTHING: JsValue = JsValue::UNDEFINED;

#[wasm_bindgen_test]
fn a_run_recovers() {
    let (own, options) = (JsValue::from("derinYerel"), js(r#"{ "takvim": { "durdu": { "k3": [[5, 4]] } } }"#));
    let expected = &golden("kosum")["uclar"]["derinYerel"];
    let bad = || wire::kosum(&own, &options);
    recovers(bad(), "takvim.durdu.k3[0]", "pencere", wire::kosum(&own, &NOTHING), expected);
    recovers(wire::kosum(&NOTHING, &NOTHING), "uc", "tip", wire::kosum(&own, &NOTHING), expected);
}

#[wasm_bindgen_test]
fn a_trace_recovers() {
    let own = JsValue::from("derinYerel");
    let bad = wire::kosum_izi(&own, &js(r#"{ "tur": 1000000 }"#));
    let totals = wire::kosum_izi(&own, &NOTHING).map(|trace| get(&trace, "toplamlar"));
    recovers(bad, "tur", "boyut", totals, &golden("kosum")["uclar"]["derinYerel"]);
}

#[wasm_bindgen_test]
fn a_sweep_recovers() {
    let own = JsValue::from("derinYerel");
    let bad = wire::tarama(&own, &js(r#"{ "aralik": 4 }"#));
    let reads = wire::tarama(&own, &NOTHING).map(|sweep| {
        let measure = get(&get(&sweep, "olculer"), "dusenOkuma");
        js_sys::Array::from(&get(&measure, "faz0")).slice(0, 4).into()
    });
    let row = |interval| golden("kosum")["araliklar"][interval]["dusenOkuma"].clone();
    recovers(bad, "aralik", "bilinmeyen-alan", reads, &Value::from(vec![row("1"), row("2"), 7.into(), row("4")]));
}

#[wasm_bindgen_test]
fn signatures_recover() {
    let bad = js(r#"{ "dusen": 9 }"#);
    let partial = JsValue::from("kismi");
    let golden = golden("imza");
    let row = &golden["satirlar"]["kismi"];
    recovers(wire::imza(&partial, &bad), "dusen", "tutarsiz", wire::imza(&partial, &NOTHING), row);
    recovers(wire::imza(&"yarim".into(), &NOTHING), "kip", "bilinmeyen-ad", wire::imza(&partial, &NOTHING), row);
    recovers(wire::imza_tablosu(&bad), "dusen", "tutarsiz", wire::imza_tablosu(&NOTHING), &golden);
    let errors = || {
        wire::imza_izi(&partial, &NOTHING).map(|calls| {
            let classes = js_sys::Uint8Array::from(get(&calls, "sinif")).to_vec();
            (classes.iter().filter(|&&class| class == 1).count() as f64 / classes.len() as f64).into()
        })
    };
    recovers(wire::imza_izi(&partial, &bad), "dusen", "tutarsiz", errors(), &row["hata"]);
    let seeds = wire::tohum_payi(&js(r#"{ "cagri": 10 }"#)).map(|survey| get(&survey, "tohum"));
    recovers(wire::tohum_payi(&bad), "dusen", "tutarsiz", seeds, &1000.into());
}

#[wasm_bindgen_test]
fn blast_radii_recover() {
    let golden = golden("bulasma");
    let (null, slow) = (JsValue::NULL, JsValue::from("yavaslama"));
    for (case, expected) in golden.as_object().expect("cases").iter().filter(|(case, _)| *case != "ayHesabi") {
        let (component, mode) = case
            .split_once('/')
            .map_or((null.clone(), null.clone()), |(component, mode)| (component.into(), mode.into()));
        let call = || wire::bulasma(&component, &mode, &NOTHING);
        recovers(wire::bulasma(&"yok".into(), &slow, &NOTHING), "ariza", "bilinmeyen-ad", call(), expected);
    }
    let cyclic = js(r#"{ "akislar": [{ "ad": "a", "hiz": 1, "kok": { "ad": "b", "alt": [] } }] }"#);
    let root = get(&get(&get(&cyclic, "akislar"), "0"), "kok");
    get(&root, "alt").unchecked_into::<js_sys::Array>().push(&root);
    let none = || wire::bulasma(&null, &null, &NOTHING);
    recovers(wire::bulasma(&null, &null, &cyclic), "akislar[0].kok", "boyut", none(), &golden["arizasiz"]);
    recovers(wire::ay_hesabi(&cyclic), "akislar[0].kok", "boyut", wire::ay_hesabi(&NOTHING), &golden["ayHesabi"]);
}

#[wasm_bindgen_test]
fn a_budget_recovers() {
    let bad = wire::butce(&js(r#"{ "kopyalar": [3, 1.5] }"#));
    recovers(bad, "kopyalar[1]", "tam-sayi", wire::butce(&NOTHING), &golden("butce"));
}

#[wasm_bindgen_test]
fn what_a_getter_throws_passes_through() {
    let options = js_sys::eval("({ get tur() { throw 'mine'; } })").expect("an object");
    let thrown = wire::kosum(&"sig".into(), &options).expect_err("what was thrown");
    assert_eq!(thrown, JsValue::from("mine"));
    assert!(wire::kosum(&"sig".into(), &NOTHING).is_ok());
}
