//! Who leads by how much, if a round ended with these melds on the table: by somebody's completing it or not.

use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::melds::meld::Meld;
use rummage_rules::score::{self, Counts, Hands, Whose};
use rummage_rules::spec::own::Counting;
use rummage_rules::table::view::View;
use rummage_rules::table::{EndReason, Ending};

/// A hundred times the average value of a card that nobody has seen.
pub fn average_value(view: &View) -> i32 {
    let spec = &view.public.spec;
    let total: i32 = spec.deck.cards().map(|card| spec.value(card)).sum();
    100 * total / i32::try_from(spec.deck.len().max(1)).unwrap_or(1)
}

/// What lies on the table and in the seat's hand.
pub struct Margins<'a> {
    pub view: &'a View,
    pub melds: &'a [Meld],
    pub hand: &'a [CardId],
}

impl Margins<'_> {
    /// A hundred times the lead of the seat's side over the others on average, if this side ended the round, or nobody did.
    pub fn lead(&self, ender: Option<Seat>) -> i32 {
        let public = &self.view.public;
        let (mut ours, mut theirs, mut others) = (0, 0, 0);
        for seat in public.seats() {
            let points = self.points(seat, ender);
            if public.same_side(seat, self.view.seat) {
                ours += points;
            } else {
                theirs += points;
                others += 1;
            }
        }
        // Partners add up; so do the others of a table with sides.
        let sides = if public.spec.seats - others > 1 { 1 } else { others };
        ours - theirs / i32::try_from(sides.max(1)).unwrap_or(1)
    }

    /// A hundred times the points of a seat, if this one ends the round, or nobody does.
    fn points(&self, seat: Seat, ender: Option<Seat>) -> i32 {
        let public = &self.view.public;
        let ending = ender.map(|by| Ending { why: EndReason::WentOut, by: Some(by) });
        let terms = public.spec.score.iter();
        let applies = |whose: Whose| match whose {
            Whose::Own(own) => (own.rule)(public, ending, seat),
            Whose::Everybody => true,
            _ => false,
        };
        terms.filter(|term| applies(term.whose)).map(|term| self.amount(&term.counts, seat)).sum()
    }

    fn amount(&self, counts: &Counts, seat: Seat) -> i32 {
        let spec = &self.view.public.spec;
        let own = || self.melds.iter().filter(|meld| meld.owner == seat);
        let (held, value) = if seat == self.view.seat {
            (count(self.hand.len()), 100 * self.hand.iter().map(|card| spec.value(*card)).sum::<i32>())
        } else {
            let cards = count(self.view.public.hand_sizes[seat.index()]);
            (cards, cards * average_value(self.view))
        };
        match counts {
            Counts::LaidValue(each) => 100 * each * score::laid_value(spec, self.melds, seat),
            Counts::HandValue(Hands::Seat, each) => each * value,
            Counts::Melds(rule) => 100 * own().map(|meld| rule.worth(spec, meld)).sum::<i32>(),
            Counts::Own(own) => {
                let (public, melds) = (&self.view.public, self.melds);
                100 * own.count(&Counting { public, melds, seat, held, above: &[], args: own.args })
            }
            _ => 0,
        }
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
