//! What every part of the table's words reads, and how a part is drawn anew when what it tells changes.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::{
    cards::ids::{CardId, Seat},
    moves::suggest::Verb,
    table::Public,
    table::view::View,
};

use crate::{
    play::{
        online::AtTable,
        replay::Replay,
        table::{Board, player::PlayerName, script::Shown, silence::Silent},
    },
    shell::{
        canvas::Canvas,
        preferences::Preferences,
        states::Screen,
        text::{FluentValue, Texts, cards::card_name},
    },
    stage::place::Ground,
    ui::{input::focus::FocusLayer, theme::exit},
};

/// The systems that tell something at the table, once there is something to tell.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Telling;

/// What there is to tell of.
#[derive(SystemParam)]
pub struct Scene<'w, 's> {
    shown: Res<'w, Shown>,
    /// The words.
    pub texts: Res<'w, Texts>,
    /// Where everything lies.
    pub ground: Res<'w, Ground>,
    /// The window.
    pub canvas: Res<'w, Canvas>,
    /// Who sits where.
    pub board: Res<'w, Board>,
    replay: Option<Res<'w, Replay>>,
    elsewhere: Option<Res<'w, AtTable>>,
    silent: Res<'w, Silent>,
    preferences: Res<'w, Preferences>,
    names: Query<'w, 's, Ref<'static, PlayerName>>,
}

impl Scene<'_, '_> {
    /// Whether any of it has changed since it was told last.
    pub fn is_new(&self) -> bool {
        self.shown.is_changed()
            || self.texts.is_changed()
            || self.ground.is_changed()
            || self.canvas.is_changed()
            || self.board.is_changed()
            || self.replay.as_ref().is_some_and(DetectChanges::is_changed)
            || self.names.iter().any(|name| name.is_changed())
    }

    /// How much larger letters are than designed, as the player likes it.
    pub fn text_scale(&self) -> f32 {
        self.preferences.text_scale()
    }

    /// What this player knows.
    pub fn view(&self) -> &View {
        &self.shown.0
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.shown.0.public
    }

    /// The game's id, as keys of the words have it.
    pub fn game(&self) -> &'static str {
        self.public().spec.sheet.game
    }

    /// The moment that is looked at, if it is not now.
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_deref()
    }

    /// What the player at this screen may do now: nothing about the past, nothing where the answer gives itself, and nothing for who looks on.
    pub fn verbs(&self) -> Vec<Verb> {
        let waits = self.replay.is_some() || self.is_silent() || self.looks_on();
        if waits { Vec::new() } else { self.view().verbs() }
    }

    /// Whether the player at this screen is asked what answers itself.
    pub fn is_silent(&self) -> bool {
        self.silent.answers_for(self.view().seat)
    }

    /// Whether the match runs elsewhere.
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// Whether whoever is at this screen looks on at a table elsewhere, and is none of its players.
    pub fn looks_on(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|room| room.0.you.is_none())
    }

    /// Whether it is the turn of the player at this screen.
    pub fn yours(&self) -> bool {
        self.replay.is_none() && self.is_you(self.public().turn())
    }

    /// Whether this is the player at this screen.
    pub fn is_you(&self, seat: Option<Seat>) -> bool {
        seat.is_some() && seat == self.board.viewer && !self.looks_on()
    }

    /// Whether the window is a phone held upright.
    pub fn portrait(&self) -> bool {
        self.canvas.is_portrait()
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.board.player(seat).and_then(|player| self.names.get(player).ok());
        name.map(|name| name.0.clone()).unwrap_or_default()
    }

    /// The token of a seat, counted from the player at this screen.
    pub fn token(&self, seat: Seat) -> usize {
        self.board.opponents().position(|other| other == seat).map_or(0, |index| index + 1)
    }

    /// A card's name.
    pub fn card(&self, card: CardId) -> String {
        card_name(&self.texts, self.public(), card)
    }

    /// The name of the top of the discard pile.
    pub fn top(&self) -> Option<String> {
        self.public().discard.last().map(|card| self.card(*card))
    }

    /// A text as this game says it.
    pub fn told(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.texts.told(self.game(), key, values)
    }
}

/// A part of the table's words: its root is replaced whenever its model changes.
#[derive(SystemParam)]
pub struct Drawing<'w, 's, Root: Component + Default, Model: Clone + PartialEq + Send + Sync + 'static> {
    last: Local<'s, Option<Model>>,
    roots: Query<'w, 's, Entity, With<Root>>,
    commands: Commands<'w, 's>,
}

impl<Root: Component + Default, Model: Clone + PartialEq + Send + Sync + 'static>
    Drawing<'_, '_, Root, Model>
{
    /// The root to draw into, if what is told has changed.
    pub fn renew(&mut self, model: &Model) -> Option<EntityCommands<'_>> {
        if !self.roots.is_empty() && self.last.as_ref() == Some(model) {
            return None;
        }
        self.clear();
        *self.last = Some(model.clone());
        Some(self.commands.spawn((
            Root::default(),
            DespawnOnExit(Screen::Table),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
            FocusLayer(0),
        )))
    }

    /// Whether what was told last is still to be seen.
    pub fn stands(&self) -> bool {
        self.last.is_some() && !self.roots.is_empty()
    }

    /// Whether something is told here.
    pub fn is_there(&self) -> bool {
        self.last.is_some()
    }

    /// What is told here goes as panels do.
    pub fn leave(&mut self) {
        self.roots.iter().for_each(|root| exit::leave(&mut self.commands, root));
        *self.last = None;
    }

    /// Nothing is told here now.
    pub fn clear(&mut self) {
        self.roots.iter().for_each(|root| self.commands.entity(root).despawn());
        *self.last = None;
    }
}

/// A node at a rectangle of the reference canvas.
pub fn at(rect: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        ..default()
    }
}
