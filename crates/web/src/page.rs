//! Fills the marks of `index.html`: `{{text-key}}` with Fluent texts, `{{wasm-bytes}}` with the length of the download.

use std::fs;
use std::path::Path;

use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::error::WebError;

/// The mark that stands for the number of bytes the loading bar has to wait for.
const WASM_BYTES: &str = "wasm-bytes";

/// The page's own texts: what a player reads before the game itself can speak.
pub struct Texts(FluentBundle<FluentResource>);

impl Texts {
    pub fn read(path: &Path) -> Result<Self, WebError> {
        let source = fs::read_to_string(path).map_err(WebError::at(path))?;
        Self::parse(source).map_err(|reason| WebError::Text { path: path.to_owned(), reason })
    }

    fn parse(source: String) -> Result<Self, String> {
        let resource = FluentResource::try_new(source).map_err(|(_, errors)| list(&errors))?;
        let english: LanguageIdentifier = "en".parse().map_err(|error| format!("{error}"))?;
        let mut bundle = FluentBundle::new(vec![english]);
        // The page is one line of text after another; marks that guide mixed writing directions would only show.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| list(&errors))?;
        Ok(Self(bundle))
    }

    fn get(&self, key: &str) -> Result<String, WebError> {
        let pattern = self.0.get_message(key).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| WebError::MissingText { key: key.to_owned() })?;
        Ok(self.0.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

fn list<E: std::fmt::Display>(errors: &[E]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Replaces every mark of the page.
pub fn fill(html: &str, texts: &Texts, wasm_bytes: u64) -> Result<String, WebError> {
    let mut filled = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, mark, after)) = next_mark(rest) {
        filled.push_str(before);
        if mark == WASM_BYTES {
            filled.push_str(&wasm_bytes.to_string());
        } else {
            filled.push_str(&escape(&texts.get(mark)?));
        }
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

fn next_mark(html: &str) -> Option<(&str, &str, &str)> {
    let (before, from_mark) = html.split_once("{{")?;
    let (mark, after) = from_mark.split_once("}}")?;
    Some((before, mark.trim(), after))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Texts {
        Texts::parse("title = Cards & \"bees\"\n".into()).expect("the text parses")
    }

    #[test]
    fn marks_become_texts_and_numbers() {
        let page = fill("<b>{{ title }}</b> {{wasm-bytes}}", &texts(), 42).expect("all marks are known");
        assert_eq!(page, "<b>Cards &amp; &quot;bees&quot;</b> 42");
    }

    #[test]
    fn an_unknown_mark_is_named() {
        let error = fill("{{tilte}}", &texts(), 0).expect_err("there is no such text");
        assert!(error.to_string().contains("'tilte'"), "{error}");
    }

    #[test]
    fn a_broken_text_file_is_refused() {
        assert!(Texts::parse("no equals sign".into()).is_err());
    }
}
