//! Lay-downs that are being built, in every game: what the draft says beside what the judge says, and beside plain readings by brute force.

mod closing;
mod dividing;
mod gates;
mod onto;
mod picked;
mod plain;
mod readings;
mod ready;

use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::{below, shuffle};
use rummage_rules::draft::Draft;
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;
use rummage_rules::table::TurnStep;
use rummage_rules::table::setup::Situation;

/// Every game in which melds are laid, and the house rules that make openings differ, as rules in force.
fn games_that_lay() -> Vec<Spec> {
    let with = |(id, options): (&str, &str)| {
        let game = rummage_rules::games::find(id).expect("a game");
        game.spec(game.usual_seats, &Options::parse(options).expect("options")).expect("valid options")
    };
    let plain = GAMES.iter().map(|game| with((game.id, "")));
    let house =
        [("dummy", "laydown=all_at_once"), ("liverpool", "jokers_in_run=any"), ("romme", "ace=corner")];
    let piece_by_piece = |spec: &Spec| !spec.tableau.in_hand && spec.tableau.rearrange.is_none();
    plain.chain(house.map(with)).filter(piece_by_piece).collect()
}

/// Cards that are likely to hold something: few ranks and suits, and more wilds than usual.
fn rich_hand(spec: &Spec, size: usize, rng: &mut ChaCha8Rng) -> Vec<CardId> {
    let low = 3 + u8::try_from(below(rng, 6)).expect("few ranks");
    let near = |card: &CardId| {
        let face = spec.deck.printed(*card);
        spec.is_wild(*card) || ((low..low + 5).contains(&face.rank) && face.suit < 3)
    };
    let (mut cards, mut others): (Vec<CardId>, Vec<CardId>) = spec.deck.cards().partition(near);
    shuffle(&mut cards, rng);
    shuffle(&mut others, rng);
    cards.extend(others);
    cards.truncate(size);
    cards
}

/// The first seat with this hand, in its turn, in some round.
fn in_turn(spec: &Spec, hand: Vec<CardId>, round: u16) -> View {
    let mut situation = Situation::new(spec.clone());
    situation.round = round;
    situation.asked = Some((Seat(0), TurnStep::Play));
    situation.hands[0] = (hand, 0);
    situation.build().expect("a situation").view(Seat(0))
}

/// Several views of each game, with hands of this many cards.
fn views(size: usize, of_each: u16, rng: &mut ChaCha8Rng) -> Vec<View> {
    let specs = games_that_lay();
    let rounds = (1..=of_each).flat_map(|round| specs.iter().map(move |spec| (spec, 1 + round % 10)));
    rounds.map(|(spec, round)| in_turn(spec, rich_hand(spec, size, rng), round)).collect()
}

/// Everything that can be laid from the hand alone, meld by meld.
fn lay_downs(view: &View) -> Vec<Vec<MeldPlan>> {
    let from_hand = |action: Action| match action {
        Action::LayDown { melds, swaps } if swaps.is_empty() => Some(melds),
        _ => None,
    };
    let all = view.suggest(usize::MAX).into_iter().filter_map(from_hand);
    all.filter(|melds| melds.iter().all(|meld| meld.from_pile == 0)).collect()
}

/// Whether it is the gate that a refusal speaks of.
fn is_of_gate(refusal: &Refusal) -> bool {
    // A meld that is laid only with the whole hand is refused as such, whatever opens.
    let of_sight = refusal.rule == "marriage.md 5 and 6";
    refusal.why != "only-to-go-out"
        && (of_sight
            || [Code::TooFewPoints, Code::ContractMismatch, Code::NotInContract, Code::MustUseWholeHand]
                .contains(&refusal.code))
}

fn laid_out(melds: &[Reading]) -> Draft {
    Draft { melds: melds.to_vec(), swaps: Vec::new() }
}
