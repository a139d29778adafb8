//! Block 14, score terms: what a round was worth, as lines whose sum is the score.

use crate::cards::ids::{CardId, Seat};
use crate::games::names::{self, Name};
use crate::melds::meld::{Class, Meld};
use crate::score::forfeit::{self, Undeclared};
use crate::score::settlement::{self, Pot};
use crate::spec::{Filter, Spec};
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
    /// Every seat, but only in a round that somebody ended by getting rid of a whole hand in one turn.
    EverybodyIfRummy,
    /// The seat that ended the round.
    Ender,
    /// The seat that ended the round by melding its whole hand in one turn.
    RummyEnder,
    /// The seats on the side that ended the round.
    EndingSide,
    /// All seats but those on the side that ended the round.
    OtherSides,
    /// In a round that ended by closing, the seat whose cards left over are worth least: of several the one that did not close,
    /// unless the one that did had nothing left over.
    Lowest,
    /// The same, if it is not the seat that closed.
    Undercutter,
    /// The seat that closed, if it ended the round so.
    Closer(EndReason),
    /// The seat that closed, if another has less left over.
    BeatenCloser,
    /// Every seat, but only in a round that somebody closed with nothing left over.
    EverybodyIfClean,
}

/// What a term counts, and the points for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Cards of the seat's own melds that score.
    ScoringCards(i32),
    /// Cards in the seat's own melds, of any class.
    Melded(Filter, i32),
    /// Cards left outside the melds of the seat's own hand.
    Loose(Filter, i32),
    /// Cards left outside the melds of the other hands.
    LooseOfOthers(Filter, i32),
    /// The value of the cards left outside the melds of the seat's own hand, so many times.
    LooseValue(i32),
    /// The value of the cards the seat has laid, on whatever meld, so many times.
    LaidValue(i32),
    /// The value of the cards in the seat's hand, so many times; nothing for a seat that plays on without a hand.
    HandValue(i32),
    /// The value of the cards in the other hands, so many times.
    HandsOfOthers(i32),
    /// The number of cards in the seat's hand.
    HandCards(i32),
    /// The seat's own melds of this many cards.
    MeldsOf(usize, i32),
    /// The singles the seat has laid beside melds.
    Singles(i32),
    /// What each seat owes to the lowest of a round that ended by closing, or gets: by how much it has more left over.
    Settled(Pot),
    /// So many from each of the others for a seat that closed with nothing left over and wins so.
    CleanFromEach(i32, Pot),
    /// By how much the cards left over in each other hand are worth more than the seat's own, so many times.
    LooseLead(i32),
    /// The lines of the seat above, once more; with a filter only if the card turned up at the deal is one of these.
    Again(Option<Filter>),
    /// What a seat pays that plays a round of declarations to its end without winning it.
    Undeclared(Undeclared),
    /// The price of leaving the round before a draw, so many times.
    Dropped(i32),
    /// The price of closing wrongly, so many times.
    ClosedWrongly(i32),
    /// The lines of all other seats above, together, so many times.
    LinesOfOthers(i32),
    /// A fixed sum.
    Fixed(i32),
    /// A fixed sum for a seat that has neither laid a wild card nor gone out by throwing one.
    FixedWithoutWilds(i32),
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
    let rummy = public.ending.is_some_and(|ending| ending.why == EndReason::Rummy);
    let on_side = ender.is_some_and(|ender| public.same_side(ender, seat));
    match whose {
        Whose::Everybody => true,
        Whose::EverybodyIfEnded => ender.is_some(),
        Whose::EverybodyIfRummy => rummy,
        Whose::Ender => ender == Some(seat),
        Whose::RummyEnder => rummy && ender == Some(seat),
        Whose::EndingSide => on_side,
        Whose::OtherSides => !on_side,
        Whose::Lowest => lowest(public) == Some(seat),
        Whose::Undercutter => lowest(public) == Some(seat) && ender != Some(seat),
        Whose::Closer(why) => public.ending == Some(Ending { why, by: Some(seat) }),
        Whose::BeatenCloser => public.has_closed(seat) && is_beaten(public, seat),
        Whose::EverybodyIfClean => public.ending.is_some_and(|ending| ending.why.is_clean_close()),
    }
}

fn amount(table: &Table, term: &Term, seat: Seat, above: &[ScoreLine]) -> i32 {
    let public = &table.public;
    let spec = &public.spec;
    let hand = &table.hands[seat.index()];
    let own_melds = || public.melds.iter().filter(|meld| meld.owner == seat);
    let riders = || public.melds.iter().flat_map(|meld| &meld.riders).filter(|rider| rider.by == seat);
    let loose = |seat: Seat| public.shown.get(seat.index()).map_or(&[][..], |split| &split.loose);
    match &term.counts {
        Counts::ScoringCards(each) => own_melds().map(|meld| scoring_points(meld, *each)).sum(),
        Counts::Melded(filter, each) => count(spec, own_melds().flat_map(Meld::cards), *filter) * each,
        Counts::Loose(filter, each) => count(spec, loose(seat).iter().copied(), *filter) * each,
        Counts::LooseOfOthers(filter, each) => {
            let others = public.seats().filter(|other| *other != seat);
            count(spec, others.flat_map(|other| loose(other).iter().copied()), *filter) * each
        }
        Counts::LooseValue(each) => loose_value(public, seat) * each,
        Counts::LaidValue(each) => laid_value(spec, &public.melds, seat) * each,
        Counts::HandValue(_) if public.state(seat).floating => 0,
        Counts::HandValue(each) => value(spec, hand) * each,
        Counts::HandsOfOthers(each) => {
            let others = public.seats().filter(|other| *other != seat);
            others.map(|other| value(spec, &table.hands[other.index()])).sum::<i32>() * each
        }
        Counts::HandCards(each) => length(hand.len()) * each,
        Counts::MeldsOf(size, each) => length(own_melds().filter(|meld| meld.len() == *size).count()) * each,
        Counts::Singles(each) => length(riders().count()) * each,
        Counts::Settled(pot) => settlement::settled(public, seat, *pot),
        Counts::CleanFromEach(sum, pot) => settlement::clean(public, seat, *sum, *pot),
        Counts::LooseLead(each) => {
            let lead = |other: Seat| loose_value(public, other) - loose_value(public, seat);
            public.seats().filter(|other| *other != seat).map(lead).sum::<i32>() * each
        }
        Counts::Again(Some(filter)) if !public.upcard.is_some_and(|card| filter.takes(&spec.deck, card)) => 0,
        Counts::Again(_) => above.iter().filter(|line| line.seat == seat).map(|line| line.amount).sum(),
        Counts::Undeclared(rule) => forfeit::undeclared(public, seat, *rule),
        Counts::Dropped(each) => forfeit::dropped(public, seat) * each,
        Counts::ClosedWrongly(each) => forfeit::closed_wrongly(public, seat) * each,
        Counts::LinesOfOthers(each) => {
            above.iter().filter(|line| line.seat != seat).map(|line| line.amount).sum::<i32>() * each
        }
        Counts::FixedWithoutWilds(_) if played_wild(public, seat) => 0,
        Counts::Fixed(sum) | Counts::FixedWithoutWilds(sum) => *sum,
    }
}

/// Whether this seat has laid a wild card, on whatever meld, or thrown one as the last card of the round.
fn played_wild(public: &Public, seat: Seat) -> bool {
    let laid = public.melds.iter().flat_map(Meld::laid_cards).filter(|(_, by)| *by == seat);
    let thrown = public.discard.last().filter(|_| public.discarder == Some(seat));
    laid.map(|(card, _)| card).chain(thrown.copied()).any(|card| public.spec.is_wild(card))
}

fn value(spec: &Spec, cards: &[CardId]) -> i32 {
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
    let loose = public.shown.get(seat.index()).map_or(&[][..], |split| &split.loose);
    value(&public.spec, loose)
}

/// The seat that has the best of a round that ended by closing.
fn lowest(public: &Public) -> Option<Seat> {
    let closer = public.closed?.by?;
    if public.closed?.why.is_clean_close() {
        return Some(closer);
    }
    let after_closer =
        |seat: &Seat| (seat.index() + public.spec.seats - closer.index() - 1) % public.spec.seats;
    public.seats().min_by_key(|seat| (loose_value(public, *seat), after_closer(seat)))
}

/// Whether another seat has less left over.
fn is_beaten(public: &Public, seat: Seat) -> bool {
    public.seats_in().any(|other| loose_value(public, other) < loose_value(public, seat))
}

fn count(spec: &Spec, cards: impl Iterator<Item = CardId>, filter: Filter) -> i32 {
    length(cards.filter(|card| filter.takes(&spec.deck, *card)).count())
}

pub(crate) fn length(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn scoring_points(meld: &Meld, each: i32) -> i32 {
    if meld.reading.class == Class::Scoring { each * length(meld.len()) } else { 0 }
}

/// What a meld adds to its owner's score as it lies on the table, in a game whose melds score by class.
pub fn meld_points(spec: &Spec, meld: &Meld) -> i32 {
    let points_of = |term: &Term| match &term.counts {
        Counts::ScoringCards(each) => scoring_points(meld, *each),
        Counts::Melded(filter, each) => count(spec, meld.cards(), *filter) * each,
        _ => 0,
    };
    spec.score.iter().map(points_of).sum()
}

/// What a card costs its holder against the table, if it is left over when another seat goes out.
pub fn loose_cost(spec: &Spec, card: CardId) -> i32 {
    let cost_of = |term: &Term| match &term.counts {
        Counts::Loose(filter, each) if filter.takes(&spec.deck, card) => -each,
        Counts::LooseOfOthers(filter, each) if filter.takes(&spec.deck, card) => *each,
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
