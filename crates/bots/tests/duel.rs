//! The round in small is held to the judge: the same deal and the same choices lead to the same legal choices, hands, endings and points.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::duel::{Asked, Choice, Dice, Habit, Round, Rules};
use rummage_rules::cards::shuffle;
use rummage_rules::deadwood::without_wilds::{self, CardSet};
use rummage_rules::games;
use rummage_rules::prelude::*;
use rummage_rules::score::Whose;
use rummage_rules::spec::Blocks;
use rummage_rules::table::{EndReason, StepKind};
use std::collections::BTreeMap;

/// So many rounds are compared at each table.
const ROUNDS: u64 = 400;
/// The usual game, its presets, and every option at another value.
const TABLES: [&str; 10] = [
    "",
    "gin_bonus=25,undercut_bonus=25,big_gin=on,box_bonus=25,shutout=total",
    "knock_limit=upcard",
    "knock_limit=gin_only",
    "knock_limit=upcard,upcard_ace=one,spades_double=on",
    "big_gin=on,big_gin_bonus=50,spades_double=on",
    "dealer=winner,turn_limit=20",
    "dealer=alternate,undercut_bonus=20,browse=on,hollywood=on",
    "knock_limit=gin_only,big_gin=on",
    "knock_limit=upcard,spades_double=on,big_gin=on,turn_limit=25",
];

fn spec(options: &str) -> Spec {
    let game = games::find("gin").expect("a game");
    // No round is worth so much that the match would end with it, which is written down on the same sheet.
    let options = Options::parse(&format!("target_score=500,{options}")).expect("options");
    game.spec(2, &options).expect("rules that go together")
}

/// How rounds are played here: by chance, or by habit, in which hands come to be closed.
#[derive(Clone, Copy)]
enum Player {
    Chance,
    Builder,
}

/// The judge's table and the round in small, side by side.
struct Pair<'a> {
    table: Table,
    round: Round<'a>,
}

impl<'a> Pair<'a> {
    fn deal(spec: &Spec, rules: &'a Rules<'a>, seed: u64) -> Pair<'a> {
        let mut order: Vec<CardId> = spec.deck.cards().collect();
        shuffle::shuffle(&mut order, &mut ChaCha8Rng::seed_from_u64(seed));
        let dealer = seed as usize % 2;
        let mut table = Table::new(spec.clone(), Seat::at(dealer));
        table.step(Step::NextRound).expect("a round");
        table.step(Step::Deal { order: order.clone() }).expect("a deal");
        Pair { table, round: Round::dealt(rules, dealer, &order) }
    }

    /// What a choice of the round in small is at the judge's table.
    fn action(&self, choice: Choice) -> Action {
        let card = |set: CardSet| without_wilds::cards_of(set).next().expect("a card");
        match choice {
            Choice::Take => Action::Draw(Source::Discard),
            Choice::Draw => Action::Draw(Source::Stock),
            Choice::Pass => Action::Pass,
            Choice::Throw(thrown) => Action::discard(card(thrown)),
            Choice::Close(thrown) => Action::close(card(thrown)),
            Choice::CloseWhole => Action::Close { discard: None, melds: Vec::new() },
            Choice::LayOff(laid, meld) => {
                let shown = self.round.shown()[meld];
                let sets = without_wilds::sets_of(&self.table.public.melds);
                let place = sets.iter().position(|set| *set == shown).expect("the same melds");
                Action::LayOff {
                    card: card(laid),
                    named: None,
                    meld: MeldId(place as u8),
                    end: None,
                    beside: false,
                }
            }
        }
    }

    /// Both refuse and allow the same.
    fn compare(&self) {
        let Due::Seat(seat) = self.table.due() else {
            return assert_eq!(self.round.asked(), Asked::Nothing, "{:?}", self.table.public.ending);
        };
        assert_eq!(seat.index(), self.round.seat());
        for other in [0, 1] {
            let hand = without_wilds::set_of(&self.table.hands[other]);
            assert_eq!(hand, self.round.hand(other), "seat {other}");
        }
        assert_eq!(self.table.stock.len(), self.round.stock_size());
        let cards = || (0..52).map(|card| 1 << card);
        let plain = [Choice::Take, Choice::Draw, Choice::Pass, Choice::CloseWhole];
        let shown = self.round.shown().len();
        let laid = cards().flat_map(|card| (0..shown).map(move |meld| Choice::LayOff(card, meld)));
        let choices = plain.into_iter().chain(cards().map(Choice::Throw)).chain(cards().map(Choice::Close));
        for choice in choices.chain(laid) {
            let legal = self.table.check(seat, &self.action(choice)).is_ok();
            assert_eq!(self.round.is_legal(choice), legal, "{choice:?} {:?}", self.table.public.pending);
        }
    }

    fn play(&mut self, choice: Choice) {
        let seat = Seat::at(self.round.seat());
        let action = self.action(choice);
        self.table.play(seat, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.round.play(choice);
    }

    /// Plays to the end; how it ended.
    fn finish(&mut self, player: Player, dice: &mut Dice) -> EndReason {
        self.compare();
        while self.round.asked() != Asked::Nothing {
            let choice = match player {
                Player::Chance => self.round.any(dice),
                Player::Builder => built(&self.round, dice),
            };
            self.play(choice);
            self.compare();
        }
        assert_eq!(self.table.due(), Due::Step(StepKind::Score));
        self.table.step(Step::Score).expect("a score");
        assert_eq!(self.table.public.round_scores(), self.round.points().to_vec());
        let ending = self.table.public.ending.expect("an ending");
        assert_eq!(self.round.ending(), Some((ending.why, ending.by.map(Seat::index))));
        ending.why
    }
}

/// Mostly the plain choice, so that hands get somewhere; sometimes any other.
fn built(round: &Round, dice: &mut Dice) -> Choice {
    if dice.below(8) == 0 || round.asked() == Asked::Showdown {
        round.any(dice)
    } else {
        round.by_habit(Habit::PLAIN)
    }
}

#[test]
fn rounds_in_small_go_as_the_judge_lets_them_go() {
    let mut endings: BTreeMap<String, u64> = BTreeMap::new();
    for (number, options) in (0..).zip(TABLES) {
        let spec = spec(options);
        let rules = Rules::of(&spec).expect("a duel");
        for seed in 0..ROUNDS {
            let mut dice = Dice::new(1000 * number + seed);
            let player = if seed % 4 == 0 { Player::Chance } else { Player::Builder };
            let why = Pair::deal(&spec, &rules, seed).finish(player, &mut dice);
            *endings.entry(format!("{why:?}")).or_default() += 1;
        }
    }
    for why in ["Closed", "ClosedClean", "ClosedWhole", "StockOut", "TurnLimit"] {
        assert!(endings.get(why).is_some_and(|count| *count > 10), "{why}: {endings:?}");
    }
}

#[test]
fn only_what_can_be_played_in_small_is_taken_for_a_duel() {
    for game in games::GAMES {
        let spec = game.spec(2.max(*game.seats.start()), &Options::default()).expect("a table");
        let shows = spec.knocks().is_some_and(|rule| rule.lay_offs) && spec.meld_table.is_some();
        assert_eq!(Rules::of(&spec).is_some(), shows, "{}", game.id);
    }
    let gin = spec("");
    let changed = |change: &dyn Fn(&mut Blocks)| {
        let mut blocks = Blocks::clone(&gin);
        change(&mut blocks);
        Rules::of(&Spec::new(blocks)).is_none()
    };
    assert!(changed(&|spec| spec.open_hands = true));
    assert!(changed(&|spec| spec.exhaustion.recycles = 1));
    assert!(changed(&|spec| spec.score[0].whose = Whose::Everybody));
    assert!(changed(&|spec| spec.turn.reserve = 1));
}

#[test]
fn the_card_that_leaves_least_is_found_as_by_trying_all() {
    let spec = spec("");
    let rules = Rules::of(&spec).expect("a duel");
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    for seed in 0..3000 {
        let mut dice = Dice::new(seed);
        let mut round = Round::deal(&rules, 0, &mut dice);
        while !matches!(round.asked(), Asked::Nothing | Asked::Showdown) {
            if round.asked() == Asked::Play {
                let hand = round.hand(round.seat());
                let legal = |card: &CardId| round.is_legal(Choice::Throw(without_wilds::set_of(&[*card])));
                let able = melds.least_without(hand).filter(|(card, _)| legal(card));
                let least = able.min_by_key(|(card, left)| (*left, -spec.value(*card), card.0));
                let waits = Habit { closes_at: -1, ..Habit::PLAIN };
                let (card, _) = least.expect("a card");
                assert_eq!(round.by_habit(waits), Choice::Throw(without_wilds::set_of(&[card])));
            }
            round.play(round.by_habit(Habit::PLAIN));
        }
    }
}
