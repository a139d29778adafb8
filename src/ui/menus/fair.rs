//! A fair deal: the seal of the match, what it is good for, and at the end the seed and the proof.

use bevy::prelude::*;
use rummage_host::Host;

use super::frame::Heading;
use crate::{
    play::{online::Fairness, referee::Referee},
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
            draw.run_if(in_state(Menu::Fair).and_then(
                resized.or_else(resource_changed::<Checked>).or_else(resource_changed::<Fairness>),
            ))
            .in_set(AppSystems::Present),
        );
}

/// Digits in groups of four, so that two people can compare them.
pub(crate) fn groups(digits: &str) -> String {
    let letters: Vec<char> = digits.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// What the page tells of a deal.
struct Deal {
    /// The key of what sealing is good for.
    text: &'static str,
    seal: String,
    /// What was opened at the end: the key of what it is, and its digits.
    opened: Vec<(&'static str, String)>,
    /// What follows from it.
    said: Option<String>,
    /// Whether it can be dealt once more here.
    can_check: bool,
}

/// The deal of a match that runs here.
fn dealt_here(host: &Host, verdict: Option<Verdict>, texts: &Texts) -> Deal {
    let said = verdict.map(|verdict| match verdict {
        Verdict::Fair(deals) => texts.fmt("fair-proven", &[("deals", deals.into())]),
        Verdict::Unfair => texts.get("fair-not-proven"),
    });
    Deal {
        text: "fair-text",
        seal: host.seal().to_string(),
        opened: host.seed().map(|seed| ("fair-seed", seed.to_string())).into_iter().collect(),
        said,
        can_check: host.seed().is_some(),
    }
}

/// The deal of a match elsewhere, into which everybody put chance.
fn dealt_elsewhere(fairness: &Fairness, texts: &Texts) -> Deal {
    let proof = fairness.proof.as_ref();
    let opened = proof.map(|(proof, _)| {
        let mut opened = vec![("fair-secret", proof.secret.to_string())];
        opened.extend(proof.nonces.iter().map(|(_, nonce)| ("fair-nonce", nonce.to_string())));
        opened.push(("fair-seed", proof.seed.to_string()));
        opened
    });
    let said = proof.map(|(_, sum)| match sum {
        Ok(()) if fairness.has_mine() => texts.get("fair-sum-mine"),
        Ok(()) => texts.get("fair-sum"),
        Err(why) => texts.fmt("fair-sum-wrong", &[("why", why.to_string().into())]),
    });
    Deal {
        text: "fair-text-elsewhere",
        seal: fairness.seal.map(|seal| seal.to_string()).unwrap_or_default(),
        opened: opened.unwrap_or_default(),
        said,
        can_check: false,
    }
}

fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    referee: Option<Res<Referee>>,
    fairness: Res<Fairness>,
    checked: Res<Checked>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let Some(referee) = referee else { return };
    let deal = match referee.host() {
        Some(host) => dealt_here(host, checked.0, &texts),
        None => dealt_elsewhere(&fairness, &texts),
    };
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
                    .with_children(|page| write(page, &deal, &texts));
                });
                if deal.can_check {
                    button::paper("fair-check", texts.get("fair-check")).icon("check").spawn(sheet).observe(
                        |_: On<Activate>, referee: Option<Res<Referee>>, mut checked: ResMut<Checked>| {
                            let proven = referee.and_then(|referee| referee.host()?.deals_proven());
                            checked.0 = Some(proven.map_or(Verdict::Unfair, Verdict::Fair));
                        },
                    );
                }
            });
        },
    );
}

fn write(page: &mut ChildSpawnerCommands<'_>, deal: &Deal, texts: &Texts) {
    for paragraph in texts.get(deal.text).split("\n\n") {
        page.spawn(label(paragraph.trim(), Face::Body, 16.5, palette::INK));
    }
    digits(page, texts.get("fair-seal"), &deal.seal);
    for (what, number) in &deal.opened {
        digits(page, texts.get(what), number);
    }
    if deal.opened.is_empty() {
        page.spawn(label(texts.get("fair-seed-later"), Face::Italic, 16.5, palette::INK_SOFT));
    } else if deal.can_check {
        page.spawn(label(texts.get("fair-check-note"), Face::Body, 15.5, palette::INK_SOFT));
    }
    if let Some(said) = &deal.said {
        page.spawn(label(said.as_str(), Face::Strong, 16.5, palette::LEAF_DARK));
    }
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
