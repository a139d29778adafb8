//! The chapters of a game's rules as the options in force make them read, and which house rule a paragraph owes its words to.

use rummage_rules::{
    games::Game,
    house::options::{OptionDef, Value},
};

use crate::shell::{
    match_setup::MatchSetup,
    text::{FluentValue, Texts, argument},
};

/// A chapter.
pub(super) struct Chapter {
    /// What it is called.
    pub title: String,
    /// What it says.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph, and the meld that is shown below it.
pub(super) struct Paragraph {
    /// Its words.
    pub words: String,
    /// Card codes, if it has an example.
    pub cards: Option<String>,
    /// The house rule without which it would read otherwise.
    pub rule: Option<&'static OptionDef>,
}

impl Chapter {
    /// Whether a house rule changes any of it.
    pub(super) fn has_house_rule(&self) -> bool {
        self.paragraphs.iter().any(|paragraph| paragraph.rule.is_some())
    }
}

/// The options that differ from the usual.
pub(super) fn changed(game: &'static Game, setup: &MatchSetup) -> Vec<&'static OptionDef> {
    game.options.iter().filter(|def| setup.options.value(def) != def.default()).collect()
}

/// All chapters of a game.
pub(super) fn chapters(texts: &Texts, game: &'static Game, setup: &MatchSetup) -> Vec<Chapter> {
    let in_force = |def: &OptionDef| setup.options.value(def);
    let changed = changed(game, setup);
    let read = |number: usize| {
        let key = format!("rules-{}-{number}", game.id);
        let title = texts.find(&key, &[])?;
        let text = |value: &dyn Fn(&OptionDef) -> Value| {
            let values: Vec<(&str, FluentValue<'_>)> =
                game.options.iter().map(|def| (def.key, argument(&value(def)))).collect();
            paragraphs(&texts.fmt(&format!("{key}-text"), &values))
        };
        let without: Vec<(&'static OptionDef, Vec<String>)> = changed
            .iter()
            .map(|rule| (*rule, text(&|def| if def.key == rule.key { def.default() } else { in_force(def) })))
            .collect();
        let examples = texts.find(&format!("{key}-cards"), &[]).unwrap_or_default();
        let mut examples = examples.split(';').map(|codes| codes.trim().to_owned());
        let paragraphs = text(&in_force).into_iter().map(|words| Paragraph {
            cards: examples.next().filter(|codes| !codes.is_empty()),
            rule: without.iter().find(|(_, usual)| !usual.contains(&words)).map(|(rule, _)| *rule),
            words,
        });
        Some(Chapter { title, paragraphs: paragraphs.collect() })
    };
    (1..).map_while(read).collect()
}

fn paragraphs(text: &str) -> Vec<String> {
    text.split("\n\n").map(|paragraph| paragraph.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use rummage_rules::games;

    use super::*;

    #[test]
    fn a_house_rule_marks_the_paragraphs_that_would_read_otherwise_and_no_others() {
        let texts = Texts::english();
        let mut marked = 0;
        for game in games::GAMES {
            let usual = MatchSetup::usual(game);
            assert!(!chapters(&texts, game, &usual).iter().any(Chapter::has_house_rule), "{}", game.id);
            for preset in game.presets {
                let mut setup = MatchSetup::usual(game);
                setup.options = preset.options().expect(preset.id);
                let changed = changed(game, &setup);
                for paragraph in
                    chapters(&texts, game, &setup).into_iter().flat_map(|chapter| chapter.paragraphs)
                {
                    let Some(rule) = paragraph.rule else { continue };
                    assert!(changed.iter().any(|def| def.key == rule.key), "{}: {}", game.id, rule.key);
                    marked += 1;
                }
            }
        }
        assert!(marked > 20, "{marked} paragraphs");
    }
}
