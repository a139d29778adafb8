//! Wherever else jokers lie: the plain joker after an exchange is the one that it frees, as its number says.

use crate::common;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::below;
use rummage_rules::games;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::notation::parse_action;
use rummage_rules::prelude::*;
use rummage_rules::table::setup::Situation;
use rummage_rules::table::{Posted, Public, TurnStep};

/// A run on the table by places: 0 is a card, any other number a joker. Between two jokers lies a card, as Liverpool asks.
const RUNS: [[u8; 5]; 4] = [[0, 1, 0, 0, 0], [0, 0, 0, 1, 0], [0, 1, 0, 1, 0], [1, 0, 1, 0, 1]];

/// A table with these runs, one a suit, and jokers in the hand; of each run the natural card that frees one of its jokers.
struct Position {
    public: Posted<Public>,
    hand: Vec<CardId>,
    /// The natural cards, each with the joker that it frees.
    exchanges: Vec<(CardId, CardId)>,
    own: Vec<CardId>,
}

fn position(game: &str, runs: usize, own: usize, rng: &mut ChaCha8Rng) -> Position {
    let game = games::find(game).expect("the game is there");
    let spec = game.spec(game.usual_seats, &Options::default()).expect("it is played by so many");
    let mut jokers: Vec<CardId> = spec.deck.find("JK").collect();
    rummage_rules::cards::shuffle::shuffle(&mut jokers, rng);
    let own = jokers.split_off(jokers.len() - own);
    let mut situation = Situation::new(spec.clone());
    situation.asked = Some((Seat(0), TurnStep::Play));
    let mut exchanges = Vec::new();
    for suit in "CDHS".chars().take(runs) {
        let run = common::pick(&RUNS, rng);
        let cards: Vec<CardId> = "45678"
            .chars()
            .map(|rank| spec.deck.find(&format!("{rank}{suit}")).next().expect("a card"))
            .collect();
        let mut laid = cards.clone();
        let mut freed = Vec::new();
        for (place, _) in run.iter().enumerate().filter(|(_, wild)| **wild > 0) {
            let Some(joker) = jokers.pop() else { break };
            laid[place] = joker;
            freed.push((cards[place], joker));
        }
        let reading = pattern::read(&spec, &laid).expect("a run");
        situation.melds.push(Meld::new(Seat(1), reading));
        if !freed.is_empty() {
            exchanges.push(*common::pick(&freed, rng));
        }
    }
    let naturals = exchanges.iter().map(|(natural, _)| *natural);
    let hand: Vec<CardId> =
        naturals.chain(own.iter().copied()).chain(common::cards(&spec, "9C 9D 9H 9S KC")).collect();
    situation.hands[0].0.clone_from(&hand);
    let mut table = situation.build().expect("a situation that can be");
    table.public.set_up().states.iter_mut().for_each(|state| state.opened = true);
    Position { public: table.public, hand, exchanges, own }
}

impl Position {
    /// The same text twice: with plain jokers, and with these numbered.
    fn same(&self, text: impl Fn(&dyn Fn(usize) -> String) -> String, jokers: &[CardId]) -> Action {
        let all: Vec<CardId> = self.public.spec.deck.find("JK").collect();
        let number = |nth: usize| {
            let copy = all.iter().position(|joker| *joker == jokers[nth]).expect("a joker");
            format!("JK#{}", copy + 1)
        };
        let (plain, numbered) = (text(&|_| "JK".into()), text(&number));
        let read = |text: &str| parse_action(&self.public, &self.hand, text).expect(text);
        assert_eq!(read(&plain), read(&numbered), "{plain} is not {numbered}, own {:?}", self.own);
        read(&plain)
    }

    fn code(&self, card: CardId) -> &str {
        self.public.spec.deck.code(card)
    }

    /// The address of the run from which this exchange takes its joker.
    fn address(&self, joker: CardId) -> String {
        let place = self.public.melds.iter().position(|meld| meld.cards().any(|card| card == joker));
        format!("P1.{}", place.expect("it lies in a run") + 1)
    }
}

#[test]
fn a_plain_joker_after_an_exchange_is_the_one_it_frees() {
    let mut rng = common::rng(35);
    let mut laid = 0;
    for number in 0..2000 {
        let game = ["quick", "romme"][number % 2];
        let (runs, own) = (1 + number / 2 % 2, below(&mut rng, 2) as usize);
        let position = position(game, runs, own, &mut rng);
        let Some((natural, freed)) = position.exchanges.last().copied() else { continue };
        let from = position.address(freed);
        let swap = format!("swap {} in {from} then meld", position.code(natural));
        let action = position.same(|joker| format!("{swap} 9C 9D {}", joker(0)), &[freed]);
        let judged = position.public.judge(&position.hand, Seat(0), &action);
        assert!(judged.is_ok(), "{swap}: {judged:?}");
        laid += 1;
        if let [own] = position.own[..] {
            let both = [own, freed];
            position.same(|joker| format!("{swap} 9C {} 9D {}=9", joker(0), joker(1)), &both);
        }
    }
    assert!(laid > 1000, "{laid} exchanges");
}

#[test]
fn plain_jokers_of_an_opening_are_those_its_exchanges_free() {
    let mut rng = common::rng(33);
    let mut several = 0;
    for number in 0..2000 {
        let position = position("liverpool", 1 + number % 3, below(&mut rng, 3) as usize, &mut rng);
        let swap = |(natural, freed): &(CardId, CardId)| {
            format!("{}>{}", position.code(*natural), position.address(*freed))
        };
        let swaps: Vec<String> = position.exchanges.iter().map(swap).collect();
        let freed: Vec<CardId> = position.exchanges.iter().map(|(_, joker)| *joker).collect();
        // Of the hand's own jokers those named first that are named besides.
        let besides =
            if position.own.is_empty() { 0 } else { below(&mut rng, position.own.len() as u32 + 1) as usize };
        let jokers: Vec<CardId> = position.own[..besides].iter().chain(&freed).copied().collect();
        let text = |joker: &dyn Fn(usize) -> String| {
            let wilds: Vec<String> = (0..jokers.len()).map(|nth| format!("9C {}", joker(nth))).collect();
            format!("down {} : {}", swaps.join(" + "), wilds.join(" + "))
        };
        if !swaps.is_empty() {
            position.same(text, &jokers);
            several += usize::from(jokers.len() > 1);
        }
    }
    assert!(several > 500, "{several} with several jokers");
}
