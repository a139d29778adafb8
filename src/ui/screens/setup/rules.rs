//! House rules: one row for each option of the game's own table, under its heading.

use bevy::prelude::*;
use rummage_rules::house::options::{OptionDef, OptionKind, UNLIMITED, Value};

use super::Page;
use crate::{
    shell::{assets::Face, match_setup::MatchSetup, notice::Notice},
    stage::palette,
    ui::theme::{
        button::Activate,
        control::{Stepped, stepper, switch},
        lettering::label,
        look::Look,
        panel::{self, column, row},
        role,
    },
};

/// What one press on a stepper makes of a value, or none at the end of its range.
fn stepped(def: &OptionDef, value: &Value, by: i64) -> Option<Value> {
    let along = |count: usize, at: usize| usize::try_from(at as i64 + by).ok().filter(|next| *next < count);
    match (&def.kind, value) {
        (OptionKind::Words(words), Value::Word(word)) => {
            let at = words.iter().position(|known| known == word)? as i64;
            // Words have no ends; they go round.
            let next = (at + by).rem_euclid(words.len() as i64) as usize;
            Some(Value::Word(words[next].to_owned()))
        }
        (OptionKind::Numbers(numbers), Value::Number(number)) => {
            let mut sorted = numbers.to_vec();
            sorted.sort_unstable();
            let at = sorted.iter().position(|known| known == number)?;
            along(sorted.len(), at).map(|next| Value::Number(sorted[next]))
        }
        (OptionKind::Range { least, most, .. }, Value::Number(number)) => {
            let stride = if most - least > 50 { 10 } else { 1 };
            let next = number + by * stride;
            (*least..=*most).contains(&next).then_some(Value::Number(next))
        }
        // No limit is the step beyond the greatest one.
        (OptionKind::RangeOrUnlimited { most, .. }, Value::Number(number)) if *number == *most && by > 0 => {
            Some(Value::Word(UNLIMITED.into()))
        }
        (OptionKind::RangeOrUnlimited { least, .. }, Value::Number(number)) => {
            (number + by >= *least).then_some(Value::Number(number + by))
        }
        (OptionKind::RangeOrUnlimited { most, .. }, Value::Word(_)) if by < 0 => Some(Value::Number(*most)),
        _ => None,
    }
}

/// Why a stepper goes no further.
fn limits(def: &OptionDef) -> (i64, i64) {
    match &def.kind {
        OptionKind::Range { least, most, .. } | OptionKind::RangeOrUnlimited { least, most } => {
            (*least, *most)
        }
        OptionKind::Numbers(numbers) => {
            (numbers.iter().copied().min().unwrap_or(0), numbers.iter().copied().max().unwrap_or(0))
        }
        _ => (0, 0),
    }
}

/// A word on honey beside the name of a rule.
fn tag(word: String) -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(7), px(1)),
            border_radius: BorderRadius::MAX,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::HONEY),
        children![label(word, Face::Strong, 12.5, palette::INK)],
    )
}

impl Page<'_> {
    /// Every option that matters with the others as they are.
    pub(super) fn rules(&self, list: &mut ChildSpawnerCommands<'_>) {
        let options = self.game.options;
        let in_play = |def: &OptionDef| {
            def.only_with.is_none_or(|(key, word)| {
                let other = options.iter().find(|other| other.key == key);
                other.is_some_and(|other| self.setup.options.value(other) == Value::Word(word.into()))
            })
        };
        list.spawn(Node {
            padding: UiRect { left: px(2), right: px(16), top: px(2), bottom: px(10) },
            ..column(6.0)
        })
        .with_children(|list| {
            // The table of options follows the sheet; here what belongs together stands together.
            let first_of = |group: &str| options.iter().position(|def| def.group == group);
            let mut grouped: Vec<&OptionDef> = options.iter().filter(|def| in_play(def)).collect();
            grouped.sort_by_key(|def| first_of(def.group));
            let mut group = "";
            let base = self.base_options();
            for def in grouped {
                if def.group != group {
                    group = def.group;
                    let heading = self.texts.get(&format!("option-group-{group}"));
                    list.spawn((
                        label(heading, Face::Italic, 16.0, palette::HONEY_LO),
                        Node { margin: UiRect::top(px(4)), ..default() },
                    ));
                }
                let changed = base.value(def).to_string() != self.setup.options.value(def).to_string();
                self.rule(list, def, changed);
                list.spawn(panel::rule());
            }
            self.back_to_base(list);
        });
    }

    /// One option. `changed`: it is not as in the rules the table began with.
    fn rule(&self, list: &mut ChildSpawnerCommands<'_>, def: &'static OptionDef, changed: bool) {
        let key = format!("option-{}-{}", self.setup.game, def.key);
        let title = self.texts.get(&key);
        let name = if changed {
            self.texts.fmt("house-changed-name", &[("name", title.as_str().into())])
        } else {
            title.clone()
        };
        let value = self.setup.options.value(def);
        let line = Node {
            min_height: px(50),
            padding: UiRect::axes(px(6), px(4)),
            border_radius: BorderRadius::all(px(12)),
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..row(12.0)
        };
        let words = |parent: &mut ChildSpawnerCommands<'_>| {
            parent.spawn(Node { flex_shrink: 1.0, ..column(0.0) }).with_children(|words| {
                words.spawn(Node { flex_wrap: FlexWrap::Wrap, ..row(8.0) }).with_children(|first| {
                    first.spawn(label(title.as_str(), Face::Bold, 17.0, palette::INK));
                    if changed {
                        first.spawn(tag(self.texts.get("house-changed")));
                    }
                });
                words.spawn(label(
                    self.texts.get(&format!("{key}-note")),
                    Face::Body,
                    14.0,
                    palette::INK_SOFT,
                ));
            });
        };
        if let OptionKind::Switch(_) = def.kind {
            let on = value == Value::Word("on".into());
            let parts = (Look::Bare, line, BackgroundColor(Color::NONE));
            let mut row = list.spawn((role::switch(format!("rule-{}", def.key), name), parts));
            role::set(&mut row, on);
            row.with_children(|row| {
                words(row);
                switch(row, on);
            })
            .observe(move |_: On<Activate>, mut setup: ResMut<MatchSetup>| {
                let on = setup.options.value(def) == Value::Word("on".into());
                setup.options.set(def.key, Value::Word(if on { "off" } else { "on" }.into()));
            });
            return;
        }
        let shown = self.texts.option_value(self.setup.game, def, &value);
        let (least, most) = limits(def);
        let refusals = [
            self.texts.fmt("setup-rule-ends-low", &[("least", least.into())]),
            self.texts.fmt("setup-rule-ends-high", &[("most", most.into())]),
        ];
        list.spawn(line).with_children(|row| {
            words(row);
            let less = self.texts.fmt("setup-less", &[("rule", name.as_str().into())]);
            let more = self.texts.fmt("setup-more", &[("rule", name.as_str().into())]);
            stepper(row, &format!("rule-{}", def.key), name, shown, less, more).observe(
                move |step: On<Stepped>,
                      mut setup: ResMut<MatchSetup>,
                      mut notices: MessageWriter<Notice>| {
                    match stepped(def, &setup.options.value(def), i64::from(step.by)) {
                        Some(next) => setup.options.set(def.key, next),
                        None => {
                            notices.write(Notice(refusals[usize::from(step.by > 0)].clone()));
                        }
                    }
                },
            );
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::games::GAMES;

    #[test]
    fn stepping_never_leaves_what_the_rules_allow() {
        for def in GAMES.iter().flat_map(|game| game.options) {
            for by in [-1, 1] {
                let mut value = def.default();
                for _ in 0..500 {
                    let Some(next) = stepped(def, &value, by) else { break };
                    assert!(def.allows(&next), "{} = {next}", def.key);
                    value = next;
                }
            }
        }
    }

    #[test]
    fn the_ends_of_a_range_can_be_reached() {
        let def = GAMES[0].options.iter().find(|def| def.key == "target_score").unwrap();
        assert_eq!(stepped(def, &Value::Number(290), 1), Some(Value::Number(300)));
        assert_eq!(stepped(def, &Value::Number(300), 1), None);
        assert_eq!(stepped(def, &Value::Number(20), -1), None);
    }
}
