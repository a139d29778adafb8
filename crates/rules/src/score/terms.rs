//! Block 14, score terms: what a round was worth, as lines whose sum is the score.

use crate::cards::ids::{CardId, Seat};
use crate::games::names::{self, Name};
use crate::melds::meld::Meld;
use crate::spec::Spec;
use crate::spec::own::{Counting, OwnCard, OwnCount, OwnFilter, OwnMeld, OwnWhose};
use crate::table::{EndReason, Ending, Public, Table};
use serde::{Deserialize, Serialize};

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ScoreLine {
    /// Whose line it is.
    pub seat: Seat,
    /// What it counts, a key of the game's words.
    #[serde(deserialize_with = "names::known")]
    pub label: Name,
    /// The points.
    pub amount: i32,
}

/// A kind of line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The label of its lines.
    pub label: &'static str,
    /// What is counted.
    pub counts: Counts,
    /// For whom.
    pub whose: Whose,
}

impl Term {
    /// A term for some.
    pub fn new(label: &'static str, counts: Counts, whose: Whose) -> Term {
        Term { label, counts, whose }
    }

    /// A term for every seat.
    pub fn each(label: &'static str, counts: Counts) -> Term {
        Term::new(label, counts, Whose::Everybody)
    }
}

/// For whom a term counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Every seat.
    Everybody,
    /// Every seat, but only in a round that somebody ended.
    EverybodyIfEnded,
    /// The seat that ended the round.
    Ender,
    /// The seat that ended the round, in this way.
    EnderBy(EndReason),
    /// The seat that closed, if another has less left over.
    BeatenCloser,
    /// As a game says itself.
    Own(OwnWhose),
}

/// What a term counts, and the points for each.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    /// The seat's own melds.
    Melds(OwnMeld),
    /// Cards left outside the melds of these hands.
    Loose(Hands, OwnCard),
    /// The value of the cards the seat has laid, on whatever meld, so many times.
    LaidValue(i32),
    /// The value of the cards in these hands, so many times; nothing for a seat's own where it plays on without one.
    HandValue(Hands, i32),
    /// The lines of the seat above, once more; with a filter only if the card turned up at the deal is one of these.
    Again(Option<OwnFilter>),
    /// A fixed sum.
    Fixed(i32),
    /// As a game says itself.
    Own(OwnCount),
}

/// Whose hands a term counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Hands {
    /// The seat's own.
    Seat,
    /// All but that.
    Others,
}

/// The lines of a finished round: those written down before its end, then one for every term and seat, 0 where it does not apply.
pub fn lines(table: &Table) -> Vec<ScoreLine> {
    let public = &table.public;
    let mut lines = public.entries.clone();
    for term in &public.spec.score {
        for seat in public.seats() {
            let amount =
                if applies(public, term.whose, seat) { amount(table, term, seat, &lines) } else { 0 };
            lines.push(ScoreLine { seat, label: term.label, amount });
        }
    }
    lines
}

fn applies(public: &Public, whose: Whose, seat: Seat) -> bool {
    let ender = public.ending.and_then(|ending| ending.by);
    match whose {
        Whose::Everybody => true,
        Whose::EverybodyIfEnded => ender.is_some(),
        Whose::Ender => ender == Some(seat),
        Whose::BeatenCloser => is_beaten_closer(public, seat),
        Whose::EnderBy(why) => public.ending == Some(Ending { why, by: Some(seat) }),
        Whose::Own(own) => (own.rule)(public, public.ending, seat),
    }
}

fn is_beaten_closer(public: &Public, seat: Seat) -> bool {
    let left = |seat: Seat| loose_value(public, seat);
    public.has_closed(seat) && public.seats_in().any(|other| left(other) < left(seat))
}

fn amount(table: &Table, term: &Term, seat: Seat, above: &[ScoreLine]) -> i32 {
    let public = &table.public;
    let spec = &public.spec;
    let hand = &table.hands[seat.index()];
    let own_melds = || public.melds.iter().filter(|meld| meld.owner == seat);
    let counted =
        |hands: Hands| public.seats().filter(move |other| (*other == seat) == (hands == Hands::Seat));
    match &term.counts {
        Counts::Melds(own) => own_melds().map(|meld| own.worth(spec, meld)).sum(),
        Counts::Loose(hands, own) => counted(*hands).map(|other| own.worth(spec, loose(public, other))).sum(),
        Counts::LaidValue(each) => laid_value(spec, &public.melds, seat) * each,
        Counts::HandValue(Hands::Seat, _) if public.state(seat).floating => 0,
        Counts::HandValue(hands, each) => {
            counted(*hands).map(|other| value(spec, &table.hands[other.index()])).sum::<i32>() * each
        }
        Counts::Again(Some(filter)) if !public.upcard.is_some_and(|card| filter.takes(&spec.deck, card)) => 0,
        Counts::Again(_) => above.iter().filter(|line| line.seat == seat).map(|line| line.amount).sum(),
        Counts::Fixed(sum) => *sum,
        Counts::Own(own) => {
            let held = length(hand.len());
            own.count(&Counting { public, melds: &public.melds, seat, held, above, args: own.args })
        }
    }
}

/// What these cards are worth together.
pub(crate) fn value(spec: &Spec, cards: &[CardId]) -> i32 {
    cards.iter().map(|card| spec.value(*card)).sum()
}

/// What the cards are worth that a seat has laid, on whatever meld.
pub fn laid_value(spec: &Spec, melds: &[Meld], seat: Seat) -> i32 {
    let of_meld = |meld: &Meld| -> i32 {
        let laid = meld.laid_cards().enumerate().filter(|(_, (_, by))| *by == seat);
        laid.map(|(place, (card, _))| match spec.values.low_ace {
            Some(worth) if meld.begins_with_ace(place) && !spec.is_wild(card) => worth,
            _ => spec.value(card),
        })
        .sum()
    };
    melds.iter().map(of_meld).sum()
}

/// What the cards left over in a hand that is shown are worth.
pub(crate) fn loose_value(public: &Public, seat: Seat) -> i32 {
    value(&public.spec, loose(public, seat))
}

/// The cards left over in a hand that is shown; none of one that is not.
fn loose(public: &Public, seat: Seat) -> &[CardId] {
    public.shown.get(seat.index()).map_or(&[][..], |split| &split.loose)
}

/// How many rounds have gone by since the last one that was worth something to anybody.
pub(crate) fn drawn_before(public: &Public) -> i32 {
    let drawn = |sheet: &&Vec<ScoreLine>| sheet.iter().all(|line| line.amount == 0);
    length(public.sheets.iter().rev().take_while(drawn).count())
}

pub(crate) fn length(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// What a meld adds to its owner's score as it lies on the table, in a game whose melds score by class.
pub fn meld_points(spec: &Spec, meld: &Meld) -> i32 {
    let classed = spec.patterns.get(meld.reading.pattern).is_some_and(|pattern| pattern.class.is_some());
    let points_of = |term: &Term| match &term.counts {
        Counts::Melds(own) if classed => own.worth(spec, meld),
        _ => 0,
    };
    spec.score.iter().map(points_of).sum()
}

/// What a card costs its holder against the table, if it is left over when another seat goes out.
pub fn loose_cost(spec: &Spec, card: CardId) -> i32 {
    let cost_of = |term: &Term| match &term.counts {
        Counts::Loose(Hands::Seat, own) if !spec.plan.low_wins => -own.worth(spec, &[card]),
        Counts::Loose(_, own) => own.worth(spec, &[card]),
        _ => 0,
    };
    spec.score.iter().map(cost_of).sum()
}

/// What going out pays by itself.
pub fn going_out_points(spec: &Spec) -> i32 {
    let points_of = |term: &Term| match (&term.counts, term.whose) {
        (Counts::Fixed(sum), Whose::Ender) => *sum,
        _ => 0,
    };
    spec.score.iter().map(points_of).sum()
}
