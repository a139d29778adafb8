//! What a round between two that one of them closes is played by: the parameters of the blocks, brought into the shape in which a play-out
//! asks for them.

use rummage_rules::deadwood::without_wilds::{self, CardSet, MeldTable};
use rummage_rules::round::close::KnockRule;
use rummage_rules::score::{Counts, Whose};
use rummage_rules::spec::own::OwnFilter;
use rummage_rules::spec::{Spec, WhenSpent};
use rummage_rules::table::EndReason;
use rummage_rules::turn::gate::Gate;
use rummage_rules::turn::{Discards, DrawRule, EmptyHand};

/// As many cards as there are different values at most.
const MOST_VALUES: usize = 13;

/// The rules of a table whose rounds can be played in small.
#[derive(Clone, Debug)]
pub struct Rules<'a> {
    pub(crate) melds: &'a MeldTable,
    /// Cards dealt to each hand.
    pub(crate) hand: usize,
    /// A round ends when no more cards than this are left in the stock.
    pub(crate) last: usize,
    /// Whether the card just taken may be thrown.
    pub(crate) returns: bool,
    pub(crate) offers: bool,
    pub(crate) turn_limit: u16,
    /// Whether a hand may close without a discard.
    pub(crate) whole: bool,
    /// The most that may be left over to close, by the card turned up at the deal.
    limits: Vec<i32>,
    /// The cards of each value, the dearest first.
    by_value: [CardSet; MOST_VALUES],
    dearest: i32,
    pub(crate) pays: Pays,
}

/// What the end of a round pays.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pays {
    /// For each point by which less is left over.
    pub lead: i32,
    pub undercut: i32,
    pub clean: i32,
    pub whole: i32,
    /// All of it once more, if one of these was turned up.
    pub again: CardSet,
}

impl<'a> Rules<'a> {
    /// The rules of this table; none if there is anything in them that is not played in small.
    pub fn of(spec: &'a Spec) -> Option<Rules<'a>> {
        let plain = |rule: &&KnockRule| rule.at_once && rule.most_loose.is_none() && !rule.shows_all;
        let knock = spec.knocks().filter(|rule| rule.lay_offs).filter(plain)?;
        let WhenSpent::EndBeforeTurn(last) = spec.exhaustion.then else { return None };
        let melds = spec.meld_table.as_ref()?;
        melds.sets_and_runs(0).filter(|_| is_a_duel(spec) && draws_and_throws_one(spec))?;
        Some(Rules {
            melds,
            hand: spec.deal.hands[0],
            last,
            returns: spec.turn.return_discard,
            offers: spec.turn.upcard_offered,
            turn_limit: spec.ends.turn_limit,
            whole: knock.whole,
            limits: spec.deck.cards().map(|card| knock.most_left(spec, Some(card))).collect(),
            by_value: by_value(spec)?,
            dearest: spec.deck.cards().map(|card| spec.value(card)).max()?,
            pays: Pays::of(spec)?,
        })
    }

    /// The most that may be left over to close, once this card has been turned up.
    pub(crate) fn limit(&self, upcard: CardSet) -> i32 {
        self.limits.get(upcard.trailing_zeros() as usize).copied().unwrap_or(0)
    }

    /// No card is worth more.
    pub(crate) fn most(&self) -> i32 {
        self.dearest
    }

    /// The dearest of these cards, of several the first of the deck; none of none.
    #[inline]
    pub(crate) fn dearest(&self, cards: CardSet) -> CardSet {
        let dearest = self.by_value.iter().map(|alike| cards & alike).find(|alike| *alike != 0);
        dearest.unwrap_or(0).isolate_lowest_one()
    }
}

/// Two hands that nobody sees before the end, and no windows, gates or second stock.
fn is_a_duel(spec: &Spec) -> bool {
    let ends = &spec.ends;
    spec.seats == 2
        && spec.deal.upcard
        && spec.deal.hands.len() == 1
        && spec.tableau.in_hand
        && spec.gates.gate == Gate::None
        && spec.windows == rummage_rules::turn::window::WindowRules::NONE
        && (ends.all_hands, ends.idle_cycles, ends.completing_runs) == (None, None, &[][..])
        && spec.exhaustion.recycles == 0
        && spec.plan.sides[0] != spec.plan.sides[1]
        && !spec.open_hands
}

fn draws_and_throws_one(spec: &Spec) -> bool {
    let turn = &spec.turn;
    spec.draw == DrawRule { browse: spec.draw.browse, ..DrawRule::STOCK_OR_TOP }
        && (turn.reserve, turn.discards, turn.knock) == (0, Discards::One, None)
        && turn.empty_hand == EmptyHand::Nothing
        && !turn.close_undrawn
}

fn by_value(spec: &Spec) -> Option<[CardSet; MOST_VALUES]> {
    let mut values: Vec<i32> = spec.deck.cards().map(|card| spec.value(card)).collect();
    values.sort_unstable_by_key(|value| std::cmp::Reverse(*value));
    values.dedup();
    let mut sets = [0; MOST_VALUES];
    for (place, value) in values.into_iter().enumerate() {
        let alike = spec.deck.cards().filter(|card| spec.value(*card) == value);
        *sets.get_mut(place)? = alike.fold(0, |set, card| set | without_wilds::set_of(&[card]));
    }
    Some(sets)
}

impl Pays {
    /// None if the score sheet has a line that is not counted in small; a game's own are known by their names.
    fn of(spec: &Spec) -> Option<Pays> {
        let mut pays = Pays::default();
        for term in &spec.score {
            match (&term.counts, term.whose) {
                (Counts::Own(own), Whose::Own(whose)) => match (own.name, whose.name) {
                    ("lead", "lowest") => pays.lead += 1,
                    _ => return None,
                },
                (Counts::Fixed(sum), Whose::Own(whose)) if whose.name == "undercutter" => {
                    pays.undercut += sum;
                }
                (Counts::Fixed(sum), Whose::EnderBy(EndReason::ClosedClean)) => pays.clean += sum,
                (Counts::Fixed(sum), Whose::EnderBy(EndReason::ClosedWhole)) => pays.whole += sum,
                // It repeats the lines above it: it must be the last, and there must be only one.
                (Counts::Again(Some(filter)), Whose::Everybody) if std::ptr::eq(term, spec.score.last()?) => {
                    pays.again = taken_by(spec, *filter);
                }
                _ => return None,
            }
        }
        Some(pays)
    }
}

fn taken_by(spec: &Spec, filter: OwnFilter) -> CardSet {
    let meant = spec.deck.cards().filter(|card| filter.takes(&spec.deck, *card));
    meant.fold(0, |set, card| set | without_wilds::set_of(&[card]))
}
