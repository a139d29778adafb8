//! Whole rounds played out greedily: whoever is in turn takes the open card if less is left over with it, throws the card that leaves least, and
//! closes as soon as it may. The peer's way is that of its own example `simulate`, but for what it lays off; both play the same deals.

use crate::mirror::{peer_card, peer_hand};
use gin_rummy::{
    Card, Hand, Phase, Player, Round as Peer, RoundResult, Rules as PeerRules, best_melds, deadwood,
};
use rummage_bots::duel::{Dice, Habit, Round, Rules};
use rummage_peers::contest::Contest;
use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;
use rummage_rules::table::EndReason;

/// So many deals are compared.
const DEALS: u64 = 20_000;

/// Nanoseconds for a round, its deal included, and how the rounds ended.
pub fn compare(contest: &Contest, spec: &Spec, seed: u64) {
    let rules = Rules::of(spec).expect("a duel");
    let theirs = |number| {
        play(&mut peer_deal(&order(seed + number)));
        1
    };
    let ours = |number| {
        let mut round = Round::dealt(&rules, 0, &order(seed + number));
        round.play_on([Habit::PLAIN; 2]);
        std::hint::black_box(round.points());
        1
    };
    contest.hold("a round played out greedily", theirs, ours);
    let (mut theirs, mut ours, mut alike) = (Ends::default(), Ends::default(), 0);
    for number in seed..seed + DEALS {
        let mut peer = peer_deal(&order(number));
        play(&mut peer);
        let mut round = Round::dealt(&rules, 0, &order(number));
        round.play_on([Habit::PLAIN; 2]);
        let (one, other) = (Ends::of_peer(&peer), Ends::of(&round));
        alike += u64::from(one == other);
        theirs.add(one);
        ours.add(other);
    }
    println!("  {DEALS} deals, {alike} with the same end; peer {}; here {}", theirs.told(), ours.told());
}

/// The pack of a deal, as both get it.
fn order(seed: u64) -> [CardId; 52] {
    let mut order = std::array::from_fn(|card| CardId(card as u8));
    Dice::new(seed).shuffle(&mut order, 52);
    order
}

/// The first seat deals; the other gets the first card.
fn peer_deal(order: &[CardId; 52]) -> Peer {
    let every_other =
        |first: usize| order[first..20].iter().step_by(2).fold(0, |set, card| set | 1 << card.0);
    let hands = [peer_hand(every_other(1)), peer_hand(every_other(0))];
    let stock = order[21..].iter().rev().map(|card| peer_card(*card)).collect();
    Peer::from_deal(PeerRules::classic(), Player::One, hands, peer_card(order[20]), stock).expect("a deal")
}

/// How rounds ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ends {
    clean: u64,
    undercut: u64,
    dead: u64,
    /// Of both seats.
    points: [i64; 2],
}

impl Ends {
    fn of(round: &Round) -> Ends {
        let points = round.points().map(i64::from);
        let (why, by) = round.ending().expect("an end");
        Ends {
            clean: u64::from(why == EndReason::ClosedClean),
            undercut: u64::from(by.is_some_and(|closer| points[closer] == 0)),
            dead: u64::from(by.is_none()),
            points,
        }
    }

    fn of_peer(round: &Peer) -> Ends {
        let result = round.result().expect("an end");
        let mut points = [0; 2];
        if let Some(winner) = result.winner() {
            points[winner as usize] = i64::from(result.points(round.rules()));
        }
        Ends {
            clean: u64::from(matches!(result, RoundResult::Gin { .. })),
            undercut: u64::from(matches!(result, RoundResult::Undercut { .. })),
            dead: u64::from(result == RoundResult::Dead),
            points,
        }
    }

    fn add(&mut self, other: Ends) {
        self.clean += other.clean;
        self.undercut += other.undercut;
        self.dead += other.dead;
        self.points = [0, 1].map(|seat| self.points[seat] + other.points[seat]);
    }

    fn told(&self) -> String {
        let share = |count: u64| 100.0 * count as f64 / DEALS as f64;
        let points = self.points.iter().sum::<i64>() as f64 / DEALS as f64;
        format!(
            "{:.1} % gin, {:.1} % undercut, {:.1} % dead, {points:.2} points a round",
            share(self.clean),
            share(self.undercut),
            share(self.dead)
        )
    }
}

/// As in the peer's `simulate`.
fn play(round: &mut Peer) {
    let mut taken = None;
    while round.result().is_none() {
        let hand = round.hand(round.turn().expect("a round in play"));
        match round.phase() {
            Phase::Upcard if improves(hand, top(round)) => taken = round.take_discard().ok(),
            Phase::Upcard => round.pass().expect("an offer"),
            Phase::Draw => {
                taken = if improves(hand, top(round)) { round.take_discard().ok() } else { None };
                if taken.is_none() {
                    round.draw_stock().expect("a stock");
                }
            }
            Phase::Discard => {
                let (card, rest) = best_shed(hand, taken);
                if rest <= round.knock_limit() {
                    round.knock(card, best_melds(hand - card.into())).expect("a knock");
                } else {
                    round.discard(card).expect("a discard");
                }
                taken = None;
            }
            Phase::Layoff => {
                // The example would lay off cards of its own melds too.
                let dead = best_melds(hand).deadwood_cards();
                let laid = dead.iter().find(|card| (0..3).any(|index| round.lay_off(*card, index).is_ok()));
                if laid.is_none() {
                    round.finish_layoffs().expect("a showdown");
                }
            }
            Phase::Finished => {}
        }
    }
}

fn top(round: &Peer) -> Card {
    *round.discard_pile().last().expect("a pile")
}

fn improves(hand: Hand, top: Card) -> bool {
    best_shed(hand | top.into(), Some(top)).1 < deadwood(hand)
}

fn best_shed(hand: Hand, taken: Option<Card>) -> (Card, u8) {
    let able = hand.iter().filter(|card| Some(*card) != taken);
    let sheds = able.map(|card| (card, deadwood(hand - card.into())));
    sheds.min_by_key(|(card, rest)| (*rest, u8::MAX - card.rank.deadwood())).expect("a discard")
}
