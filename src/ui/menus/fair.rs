//! A fair deal: the seal of the match, what it is good for, and at the end the seed and the proof.

use bevy::prelude::*;

use super::frame::Heading;
use crate::{
    play::referee::Referee,
    shell::{AppSystems, assets::Face, canvas::resized, states::Menu, text::Texts},
    stage::palette,
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        panel::{self, Layer, column},
        scroll::scroller,
    },
};

/// The page's root.
#[derive(Component)]
struct Root;

/// How many digits stand in a line, also on a phone.
const LINE: usize = 32;

/// What the recomputation said.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Checked(Option<Verdict>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// So many deals agree.
    Fair(usize),
    /// Something does not.
    Unfair,
}

/// Draws the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Checked>()
        .add_systems(OnEnter(Menu::Fair), (|mut checked: ResMut<Checked>| checked.0 = None, draw).chain())
        .add_systems(
            Update,
            draw.run_if(in_state(Menu::Fair).and_then(resized.or_else(resource_changed::<Checked>)))
                .in_set(AppSystems::Present),
        );
}

/// Digits in groups of four, so that two people can compare them.
pub(crate) fn groups(digits: &str) -> String {
    let letters: Vec<char> = digits.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    referee: Option<Res<Referee>>,
    checked: Res<Checked>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let Some(referee) = referee else { return };
    let seed = referee.seed().map(|seed| seed.to_string());
    commands.spawn((Root, DespawnOnExit(Menu::Fair), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(720),
                max_width: percent(95),
                max_height: percent(92),
                padding: UiRect { left: px(34), right: px(22), top: px(24), bottom: px(24) },
                ..column(12.0)
            }))
            .with_children(|sheet| {
                sheet.spawn(panel::hairline());
                Heading::new(texts.get("fair-title"), 34.0).first().spawn(sheet, &texts);
                sheet.spawn(panel::rule());
                scroller(sheet, "fair", Node { min_height: px(0), flex_shrink: 1.0, ..default() }, |list| {
                    list.spawn(Node {
                        padding: UiRect { right: px(16), bottom: px(8), ..UiRect::ZERO },
                        ..column(10.0)
                    })
                    .with_children(|page| {
                        for paragraph in texts.get("fair-text").split("\n\n") {
                            page.spawn(label(paragraph.trim(), Face::Body, 16.5, palette::INK));
                        }
                        digits(page, texts.get("fair-seal"), &referee.seal().to_string());
                        match &seed {
                            Some(seed) => {
                                digits(page, texts.get("fair-seed"), seed);
                                page.spawn(label(
                                    texts.get("fair-check-note"),
                                    Face::Body,
                                    15.5,
                                    palette::INK_SOFT,
                                ));
                            }
                            None => drop(page.spawn(label(
                                texts.get("fair-seed-later"),
                                Face::Italic,
                                16.5,
                                palette::INK_SOFT,
                            ))),
                        }
                        if let Some(verdict) = checked.0 {
                            let words = match verdict {
                                Verdict::Fair(deals) => texts.fmt("fair-proven", &[("deals", deals.into())]),
                                Verdict::Unfair => texts.get("fair-not-proven"),
                            };
                            page.spawn(label(words, Face::Strong, 16.5, palette::LEAF_DARK));
                        }
                    });
                });
                if seed.is_some() {
                    button::paper("fair-check", texts.get("fair-check")).icon("check").spawn(sheet).observe(
                        |_: On<Activate>, referee: Option<Res<Referee>>, mut checked: ResMut<Checked>| {
                            let proven = referee.and_then(|referee| referee.deals_proven());
                            checked.0 = Some(proven.map_or(Verdict::Unfair, Verdict::Fair));
                        },
                    );
                }
            });
        },
    );
}

/// A number too long to say, under what it is.
fn digits(page: &mut ChildSpawnerCommands<'_>, what: String, number: &str) {
    page.spawn(column(2.0)).with_children(|pair| {
        pair.spawn(label(what, Face::Strong, 15.5, palette::INK_SOFT));
        let digits: Vec<char> = number.chars().collect();
        for line in digits.chunks(LINE) {
            pair.spawn(label(groups(&line.iter().collect::<String>()), Face::Bold, 15.5, palette::INK));
        }
    });
}
