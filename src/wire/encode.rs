//! Results as plain JavaScript objects: a field is one call that takes its name and value.

use wasm_bindgen::JsValue;

use super::js::{Array, Object};

/// The fields of all results by name.
macro_rules! names {
    ($($name:ident)*) => {
        #[allow(non_camel_case_types)]
        #[derive(Debug, Clone, Copy)]
        pub(super) enum Name { $($name),* }

        const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

names! {
    disKopyaTur dusenOkuma dusenYazma dusenToplu sessiz bosaRed denetim yanlisCikarma
    algilama panikTur tur kopya istekTur durum depolar uyelik
    havuz hedef son toplamlar faz0 enAz ortalama enCok
    araliklar esikler olculer gorulmeyen yanit hata asim yuvaTur
    taze a b icerikAyirir damgaBaytSn adlandirmaTur adlandirmaMs beklenenYuvaTur
    satirlar ciftler maliyet sinif pay tohum saglikli durma
    yavaslama kismi bayat bolunme dolu doygun bulasan akis
    hiz dakika payOrani durmaIstek yavaslamaIstek fark aralikSn denetimSn
    gunde aralik oran ayda kapasite enCokSn kopyaBasina kalanBasina
}

thread_local! {
    /// The names as JavaScript's, made once: a text that crosses costs more than the field.
    static KEYS: Vec<JsValue> = NAMES.iter().map(|name| JsValue::from_str(name)).collect();
}

/// An object under construction; its fields keep the order in which they are set.
pub(super) struct Record(Object);

impl Record {
    pub fn new() -> Self {
        Self(Object::new())
    }

    /// An object of numbers.
    pub fn of(numbers: &[(Name, f64)]) -> Self {
        let record = Self::new();
        record.numbers(numbers);
        record
    }

    /// Sets numbers.
    #[inline(never)]
    pub fn numbers(&self, numbers: &[(Name, f64)]) {
        KEYS.with(|keys| {
            for &(name, value) in numbers {
                self.0.set_number(&keys[name as usize], value);
            }
        });
    }

    /// Sets a number that may be missing, which is `null`.
    #[inline(never)]
    pub fn optional(&self, name: Name, value: Option<f64>) {
        match value {
            Some(value) => self.numbers(&[(name, value)]),
            None => self.value(name, &JsValue::NULL),
        }
    }

    /// Sets a value of another kind.
    #[inline(never)]
    pub fn value(&self, name: Name, value: &JsValue) {
        KEYS.with(|keys| self.0.set_value(&keys[name as usize], value));
    }

    /// Sets a text.
    pub fn text(&self, name: Name, text: &str) {
        self.value(name, &JsValue::from_str(text));
    }
}

impl From<Record> for JsValue {
    fn from(record: Record) -> Self {
        record.0.into()
    }
}

/// A list of texts.
pub(super) fn texts<'a>(texts: impl Iterator<Item = &'a str>) -> Array {
    let list = Array::new();
    for text in texts {
        list.push(&JsValue::from_str(text));
    }
    list
}

/// A list of objects.
pub(super) fn records(records: impl Iterator<Item = Record>) -> Array {
    let list = Array::new();
    for record in records {
        list.push(&record.0);
    }
    list
}
