//! Rounds in which the other seat closes: up to the first seat's last decision before the hands are counted, and what follows it.

use bevy::prelude::*;
use rummage::{
    play::{
        referee::{ActionRequest, Referee},
        table::{TableCheck, aim::own_cards, card::Face, sort::move_in_hand},
    },
    shell::{
        match_setup::{MatchSetup, SeatControl},
        states::{Menu, Screen},
    },
};
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::{
    games,
    prelude::{Action, CardId, Due, MatchRecord, Options, Seat, Seed, View},
    table::StepKind,
};

use super::Game;

/// Such a round of a game for two.
pub struct Moment {
    /// The match before the last action of the first seat.
    pub before: MatchRecord,
    /// That action, and what the other does then.
    pub rest: Vec<(Seat, Action)>,
    /// The cards of the first seat in an order that covers as much as any.
    pub best: Vec<CardId>,
    /// In one that covers less.
    pub worse: Vec<CardId>,
    /// The match before its count.
    counts: Host,
}

impl Moment {
    /// The first that bots come to in this game.
    pub fn of(id: &str) -> Moment {
        (0..2000).find_map(|seed| played(id, seed)).unwrap_or_else(|| panic!("{id}: no such round"))
    }

    /// The same in practice.
    pub fn in_practice(mut self) -> Moment {
        self.before.practice = true;
        self
    }

    /// What the round counts for everybody if the first seat shows its hand as it lies in this order.
    pub fn scores(&self, order: &[CardId]) -> Vec<i32> {
        scores(&self.counts, order).expect("it may be shown so")
    }
}

fn scores(counts: &Host, order: &[CardId]) -> Option<Vec<i32>> {
    let mut counts = counts.clone();
    let shown = counts.public().spec.as_it_lies(order).shown();
    counts.act(Seat(0), &shown).ok()?;
    counts.step();
    Some(counts.public().round_scores())
}

/// A hand of fewer lies in the same melds, whichever way it is put.
const FEWEST: usize = 6;

/// The first round with hands of enough cards of a match by two bots, if the second seat closes it and the first could show its hand in two
/// ways.
fn played(id: &str, seed: u128) -> Option<Moment> {
    let game = games::find(id).expect("a game");
    let mut played = Host::new(game, 2, Options::default(), Seed(seed)).expect("no options");
    let mut bots: Vec<Box<dyn Bot>> = (0..2).map(|seat| seat_bot(Level::Seedling, seat)).collect();
    let mut deeds = Vec::new();
    loop {
        match played.due() {
            Due::Step(StepKind::Score) if played.view(Seat(0)).hand.len() >= FEWEST => break,
            Due::Step(_) => _ = played.step(),
            Due::Seat(seat) => {
                let action = bots[seat.index()].choose(&played.view(seat), Budget::default());
                played.act(seat, &action).expect("a bot plays by the rules");
                deeds.push((seat, action));
            }
            Due::Nothing => return None,
        }
    }
    let view = played.view(Seat(0));
    let closed = view.public.ending.is_some_and(|ending| ending.by == Some(Seat(1)));
    let (best, worse) = closed.then(|| orders(&view, &played)).flatten()?;
    let last = deeds.iter().rposition(|(seat, _)| *seat == Seat(0))?;
    let (before, _) = played.split_at(last);
    Some(Moment { before, rest: deeds.split_off(last), best, worse, counts: played })
}

/// The hand in an order that covers as much as any, and in one that covers less and may be shown so.
fn orders(view: &View, counts: &Host) -> Option<(Vec<CardId>, Vec<CardId>)> {
    let spec = &view.public.spec;
    view.best_division()?;
    let split = spec.best_split(&view.hand);
    let best: Vec<CardId> = split.melds.concat().into_iter().chain(split.loose).collect();
    // One card of a hand that lies in order, somewhere else.
    let moved = |from: usize, to: usize| {
        let mut order = best.clone();
        let card = order.remove(from);
        order.insert(to, card);
        order
    };
    let all = (0..best.len()).flat_map(|from| (0..best.len()).map(move |to| (from, to)));
    let least = scores(counts, &best)?;
    let covers_less = |order: &Vec<CardId>| scores(counts, order).is_some_and(|counted| counted != least);
    let worse = all.map(|(from, to)| moved(from, to)).find(covers_less)?;
    Some((best, worse))
}

impl Game {
    /// The table before the last action of the person; the other seat is a bot's, or another person's.
    pub fn before(moment: &Moment, shared: bool) -> Game {
        let mut game = Game::start();
        game.lay_table(moment, shared);
        game
    }

    /// The same in a game that has been started.
    pub fn lay_table(&mut self, moment: &Moment, shared: bool) {
        let world = self.app.world_mut();
        let mut setup = MatchSetup::usual(games::find(&moment.before.game).expect("a game"));
        while setup.seats.len() < 2 {
            setup.add_bot();
        }
        setup.seats.truncate(2);
        if shared {
            setup.seats[1].control = SeatControl::Human;
        }
        setup.practice = moment.before.practice;
        setup.seed = Some(moment.before.seed.0);
        setup.record = Some(moment.before.clone());
        world.insert_resource(setup);
        world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
        if shared {
            self.wait_for("the curtain", |world| *world.resource::<State<Menu>>().get() == Menu::Curtain);
        } else {
            self.rest();
        }
    }

    /// Puts the cards of the hand into this order; what is not in it comes last.
    pub fn put_in_order(&mut self, order: &[CardId]) {
        for (place, card) in order.iter().enumerate() {
            let world = self.app.world_mut();
            let held =
                own_cards(world).into_iter().find(|held| world.get::<Face>(*held) == Some(&Face(*card)));
            // The card that comes last may be still to be drawn.
            if let Some(held) = held {
                move_in_hand(world, held, place);
            }
        }
        self.settle();
    }

    /// Lets these things happen one after the other, whoever is asked.
    pub fn play(&mut self, deeds: &[(Seat, Action)]) {
        for (seat, action) in deeds {
            let request = ActionRequest { seat: *seat, action: action.clone() };
            self.app.world_mut().write_message(request);
        }
        for _ in 0..12 {
            self.app.update();
        }
        self.wait_for("a question, a sheet or the curtain", |world| {
            let curtain = *world.resource::<State<Menu>>().get() == Menu::Curtain;
            curtain || super::table::is_at_rest(world)
        });
    }

    /// The match so far.
    pub fn record(&self) -> MatchRecord {
        self.app.world().resource::<Referee>().record().expect("it runs here").clone()
    }
}
