//! A game that goes straight to the table, and what a player there would see and do.

use bevy::prelude::*;
use rummage::{
    play::{
        referee::{ActionRequest, Referee},
        table::{Flow, TableCheck, meld::Meld, script::Shown},
    },
    shell::{
        arguments::Arguments,
        intent::FocusHome,
        match_setup::MatchSetup,
        names::{AccessibleName, Tag},
        states::Screen,
        status::TableStatus,
    },
};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::CardId,
    games,
    house::options::Value,
    table::view::View,
};

use super::Game;

impl Game {
    /// A short match of Daylily with this seed, checked at every rest.
    pub fn at_the_table(players: usize, seed: u128) -> Self {
        Self::at_the_table_of("daylily", players, seed, &[("target_score", Value::Number(20))])
    }

    /// A match with these house rules, checked at every rest.
    pub fn at_the_table_of(game: &str, players: usize, seed: u128, rules: &[(&'static str, Value)]) -> Self {
        let mut table = Self::start();
        let world = table.app.world_mut();
        let mut setup = MatchSetup::usual(games::find(game).expect("a game of this name"));
        setup.seats.truncate(players);
        while setup.seats.len() < players {
            setup.add_bot();
        }
        for (key, value) in rules {
            setup.options.set(key, value.clone());
        }
        setup.seed = Some(seed);
        world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
        table.sit_down(setup);
        table
    }

    /// Sits down at a table that is set up so, and waits until all is at rest.
    pub fn sit_down(&mut self, setup: MatchSetup) {
        let world = self.app.world_mut();
        world.insert_resource(setup);
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
        self.rest();
    }

    /// Frames until nothing moves and the player is asked, or a sheet lies on the table.
    pub fn rest(&mut self) {
        for _ in 0..3 {
            self.app.update();
        }
        self.wait_for("the player's turn or a sheet", is_at_rest);
    }

    /// What a gardener would do with the player's view; nothing once the match is over.
    pub fn next_action(&mut self) -> Option<Action> {
        if self.sheet_is_open() {
            return None;
        }
        let view = &self.app.world().resource::<Shown>().0;
        Some(seat_bot(Level::Gardener, 7).choose(view, Budget::default()))
    }

    /// Draws and throws whatever is worth most to keep, until the round is over.
    pub fn play_badly(&mut self) {
        for _ in 0..200 {
            if self.can_see("next-round") || self.can_see("result") {
                return;
            }
            let view = self.view();
            let thoughts = seat_bot(Level::Gardener, 0).think(&view, Budget(1));
            let worst =
                thoughts.iter().rfind(|thought| matches!(thought.action, Action::Draw(Source::Stock)));
            let worst = worst
                .or_else(|| thoughts.iter().rfind(|thought| matches!(thought.action, Action::Discard(_))));
            let action = worst.unwrap_or(&thoughts[0]).action.clone();
            self.act(action);
        }
        panic!("the round never ends");
    }

    /// A table at which the row has several cards and the player draws; and the tag of its third card from the top.
    pub fn before_a_reach() -> (Self, String) {
        let mut game = Self::at_the_table_of("quick", 2, 8, &[]);
        game.connect_pad();
        while game.view().public.discard.len() < 3 {
            game.pad(GamepadButton::North);
            game.rest();
            game.pad(GamepadButton::South);
            game.pad(GamepadButton::West);
            game.rest();
        }
        let public = game.view().public;
        let deep = public.discard[public.discard.len() - 3];
        (game, format!("row:{}", public.spec.deck.code(deep)))
    }

    /// A table of Ditch at which a card lies beside a meld of another player, and that meld.
    pub fn with_a_card_laid_off() -> (Self, Entity) {
        let mut game = Self::at_the_table_of("ditch", 2, 5, &[]);
        loop {
            let mut melds = game.app.world_mut().query::<(Entity, &Meld)>();
            let found = melds.iter(game.app.world()).find(|(_, meld)| !meld.riders.is_empty());
            if let Some((pile, _)) = found {
                return (game, pile);
            }
            match game.next_action() {
                Some(action) => game.act(action),
                None => game.click("next-round"),
            }
            game.rest();
        }
    }

    /// A game on a phone's screen that has sat down to a match.
    pub fn on_a_phone_at(game: &str, seed: u128) -> Self {
        let window = Some((390, 844));
        let asked =
            Arguments { keeps_nothing: true, window, game: Some(game.into()), seed: Some(seed), ..default() };
        let mut table = Self::start_with(asked);
        table.rest();
        table
    }

    /// Asks the judge for an action of the viewer.
    pub fn act(&mut self, action: Action) {
        let seat = self.view().seat;
        self.app.world_mut().write_message(ActionRequest { seat, action });
        self.rest();
    }

    /// Every text on screen.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut texts = world.query::<&Text>();
        texts.iter(world).map(|text| text.0.clone()).collect()
    }

    /// What is read aloud of what has this tag.
    pub fn name_of(&mut self, tag: &str) -> String {
        let mut names = self.app.world_mut().query::<(&Tag, &AccessibleName)>();
        let found = names.iter(self.app.world()).find(|(found, _)| found.0 == tag);
        found.map(|(_, name)| name.0.clone()).unwrap_or_else(|| panic!("there is no {tag} with a name"))
    }

    /// Whether this is part of a text on screen.
    pub fn says(&mut self, part: &str) -> bool {
        self.texts().iter().any(|text| text.contains(part))
    }

    /// What the table says.
    pub fn said(&self) -> String {
        self.app.world().resource::<TableStatus>().prompt.clone()
    }

    /// How often the entities have been compared with the view.
    pub fn checked(&self) -> u32 {
        self.app.world().resource::<TableCheck>().passed
    }

    /// Actions and answers the judge has taken in this match.
    pub fn judged(&self) -> usize {
        self.app.world().resource::<Referee>().record().expect("it runs here").actions.len()
    }

    /// What the person at this screen may know.
    pub fn view(&self) -> View {
        self.app.world().resource::<Shown>().0.clone()
    }

    /// The viewer's hand and what everybody sees, in a text that can be compared.
    pub fn standing(&self) -> String {
        let view = &self.app.world().resource::<Shown>().0;
        let public = &view.public;
        format!("{:?} {:?} {:?} {:?}", view.hand, public.discard, public.melds, public.pending)
    }

    /// Whether a score sheet or the result lies on the table.
    pub fn sheet_is_open(&mut self) -> bool {
        SHEETS.iter().any(|tag| self.can_see(tag))
    }

    /// Whether something of this tag is on screen.
    pub fn can_see(&mut self, tag: &str) -> bool {
        tags(self.app.world_mut()).iter().any(|seen| seen == tag)
    }

    /// Whether the focus is among the cards, and not on a button.
    pub fn is_at_the_cards(&self) -> bool {
        *self.app.world().resource::<FocusHome>() == FocusHome::Table
    }

    /// Every tag on screen that begins so.
    pub fn tags_with(&mut self, start: &str) -> Vec<String> {
        tags(self.app.world_mut()).into_iter().filter(|tag| tag.starts_with(start)).collect()
    }

    /// The tags of these cards of the hand.
    pub fn codes(&self, cards: &[CardId]) -> Vec<String> {
        let deck = &self.app.world().resource::<Shown>().0.public.spec.deck;
        cards.iter().map(|card| format!("hand:{}", deck.code(*card))).collect()
    }

    /// The match is over, somebody has won it, and the table was right at every rest.
    pub fn is_won(&mut self, players: usize) {
        let world = self.app.world();
        assert_eq!(*world.resource::<State<Flow>>().get(), Flow::Over);
        let public = &world.resource::<Shown>().0.public;
        assert!(!public.winners.is_empty() && public.totals.len() == players);
        let passed = world.resource::<TableCheck>().passed;
        // A match of Knock Rummy may be over after two short hands.
        assert!(passed > 5, "the table was compared only {passed} times");
    }
}

/// The ways on from a sheet.
const SHEETS: [&str; 3] = ["next-round", "result", "play-again"];

/// Whether nothing moves and the player is asked, or a sheet lies on the table.
pub fn is_at_rest(world: &mut World) -> bool {
    let asked = world
        .get_resource::<State<Flow>>()
        .is_some_and(|flow| matches!(flow.get(), Flow::Acting { human: true, .. }));
    asked || tags(world).iter().any(|tag| SHEETS.contains(&tag.as_str()))
}

fn tags(world: &mut World) -> Vec<String> {
    let mut tags = world.query::<&Tag>();
    tags.iter(world).map(|tag| tag.0.clone()).collect()
}
