//! What the player has to settle before a move is clear: which meld the cards are, which end, where a freed wild card goes.

use bevy::prelude::*;
use rummage_rules::melds::meld::Class;

use super::{answer, answers, heading, paper, place};
use crate::{
    play::seats::human::choices::{self, About, Choices},
    shell::{
        intent::LastDevice,
        text::{FluentValue, cards::stand_name, sentence_case},
    },
    ui::{
        hud::{
            reading,
            scene::{Drawing, Scene, Telling},
            sentence::list,
        },
        theme::{button, entrance},
    },
};

/// The question's root.
#[derive(Component, Default)]
struct Root;

/// What is asked, in words.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    place: Rect,
    question: String,
    answers: Vec<String>,
    focused: Option<usize>,
    narrow: bool,
}

/// Registers the question.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(scene: Scene, choices: Res<Choices>, device: Res<LastDevice>, mut drawing: Drawing<Root, Model>) {
    if !choices.open() || scene.replay().is_some() {
        drawing.leave();
        return;
    }
    let keyed = device.is_keyed();
    let model = Model {
        place: place(&scene),
        question: scene.told(choices.question, &values(&scene, &choices.about)),
        answers: told_apart(
            &scene,
            choices
                .entries
                .iter()
                .map(|entry| sentence_case(&scene.told(entry.key, &values(&scene, &entry.about)))),
        ),
        focused: keyed.then_some(choices.focused),
        narrow: scene.portrait(),
    };
    let comes_in = !drawing.is_there();
    let Some(mut root) = drawing.renew(&model) else { return };
    root.insert(GlobalZIndex(6));
    if comes_in {
        entrance::come_in(&mut root);
    }
    root.with_children(|root| {
        paper(root, model.place, |sheet| {
            heading(sheet, &model.question, "", model.narrow);
            answers(sheet, |line| {
                for (nth, words) in model.answers.iter().enumerate() {
                    let tag = format!("choice-{nth}");
                    let chosen = model.focused == Some(nth);
                    let draft = if chosen {
                        button::primary(tag, words.as_str())
                    } else {
                        button::paper(tag, words.as_str())
                    };
                    let size = if model.narrow { 14.5 } else { 15.5 };
                    answer(line, draft.height(36.0).size(size), move |world| choices::take(world, nth));
                }
            });
        });
    });
}

/// Answers that would be called alike are counted: no two buttons have one name.
fn told_apart(scene: &Scene<'_, '_>, answers: impl Iterator<Item = String>) -> Vec<String> {
    let plain: Vec<String> = answers.collect();
    let numbered = |(place, words): (usize, &String)| match plain[..place]
        .iter()
        .filter(|other| *other == words)
        .count()
    {
        0 => words.clone(),
        before => {
            scene.texts.fmt("choice-again", &[("words", words.as_str().into()), ("nth", (before + 1).into())])
        }
    };
    plain.iter().enumerate().map(numbered).collect()
}

/// What the words speak of.
fn values(
    scene: &Scene<'_, '_>,
    about: &[(&'static str, About)],
) -> Vec<(&'static str, FluentValue<'static>)> {
    about.iter().map(|(name, about)| (*name, value(scene, about))).collect()
}

fn value(scene: &Scene<'_, '_>, about: &About) -> FluentValue<'static> {
    match about {
        About::Card(card) => scene.card(*card).into(),
        About::Cards(cards) => {
            let names: Vec<String> = cards.iter().map(|card| scene.card(*card)).collect();
            list(scene, &names).into()
        }
        About::Stand(stand) => stand_name(&scene.texts, scene.public(), *stand).into(),
        About::Pattern(name) => scene.texts.get(&format!("meld-short-{name}")).into(),
        About::Meld(id) => {
            let meld = scene.public().melds.get(id.index());
            let kind = meld.map(|meld| match meld.reading.class {
                Class::Plain => reading::name(scene, &meld.reading),
                _ => scene.texts.get(&format!("meld-short-{}", meld.reading.name)),
            });
            let owner = meld.map(|meld| meld.owner);
            let key = if scene.is_you(owner) { "meld-of-you" } else { "meld-of" };
            let name = owner.map(|seat| scene.name(seat)).unwrap_or_default();
            scene.texts.fmt(key, &[("name", name.into()), ("meld", kind.unwrap_or_default().into())]).into()
        }
        About::Count(count) => (*count).into(),
        About::Why(why) => (*why).into(),
    }
}
