//! A regrouping card by card: the single moves that lead from the table as it lay to the table as it lies.

use super::groups;
use crate::cards::ids::CardId;
use crate::melds::anew;
use crate::melds::meld::Meld;

/// One card goes to a place of a group, from the hand or from where it lies on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shift {
    /// The card.
    pub card: CardId,
    /// The group that it leaves; none: the hand.
    pub from: Option<usize>,
    /// The group that it joins.
    pub to: usize,
    /// Its place among the cards that lie there then.
    pub place: usize,
}

/// A regrouping move by move. Its groups are the melds as they lay, in their order, and after them those that are new: between two moves
/// some of them may be no melds, or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Regrouping {
    /// The groups before the first move.
    pub before: Vec<Vec<CardId>>,
    /// The moves.
    pub shifts: Vec<Shift>,
    /// For each group the meld that it is in the end, by its place on the table then; none where nothing is left of it.
    pub becomes: Vec<Option<usize>>,
}

impl Regrouping {
    /// The moves from these melds to those, whatever of them comes from a hand.
    pub fn of(lay: &[Meld], lie: &[Meld]) -> Regrouping {
        let (old, new) = (groups(lay), groups(lie));
        let goes_on = anew::continued(&old, &new);
        let mut before = old;
        let mut becomes = vec![None; before.len()];
        let mut group_of = Vec::with_capacity(new.len());
        for (nth, place) in goes_on.into_iter().enumerate() {
            let group = place.unwrap_or(before.len());
            if group == before.len() {
                before.push(Vec::new());
                becomes.push(None);
            }
            becomes[group] = Some(nth);
            group_of.push(group);
        }
        let mut now = before.clone();
        let mut shifts = Vec::new();
        for (cards, to) in new.iter().zip(group_of) {
            gather(&mut now, &mut shifts, cards, to);
        }
        Regrouping { before, shifts, becomes }
    }

    /// The groups after so many of the moves.
    pub fn after(&self, moves: usize) -> Vec<Vec<CardId>> {
        let mut groups = self.before.clone();
        self.shifts.iter().take(moves).for_each(|shift| shift.apply(&mut groups));
        groups
    }
}

impl Shift {
    /// Lets it happen to groups.
    pub fn apply(&self, groups: &mut [Vec<CardId>]) {
        if let Some(from) = self.from {
            groups[from].retain(|card| *card != self.card);
        }
        let group = &mut groups[self.to];
        group.insert(self.place.min(group.len()), self.card);
    }
}

/// Moves these cards into a group one after the other, each behind the one that it follows; what has to leave it lies behind them.
fn gather(groups: &mut [Vec<CardId>], shifts: &mut Vec<Shift>, cards: &[CardId], to: usize) {
    for (place, card) in cards.iter().enumerate() {
        let here = groups[to].iter().position(|lying| lying == card);
        // Whatever lies before it and goes elsewhere is no reason to move it.
        let stays = here.is_some_and(|at| {
            let before: Vec<CardId> =
                groups[to][..at].iter().copied().filter(|lying| cards.contains(lying)).collect();
            before == cards[..place]
        });
        if stays {
            continue;
        }
        let from = groups.iter().position(|group| group.contains(card));
        let behind = place.checked_sub(1).and_then(|before| {
            groups[to].iter().filter(|lying| *lying != card).position(|lying| *lying == cards[before])
        });
        let shift = Shift { card: *card, from, to, place: behind.map_or(0, |at| at + 1) };
        shift.apply(groups);
        shifts.push(shift);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ids::Seat;
    use crate::games;
    use crate::house::options::Options;
    use crate::melds::pattern;
    use crate::spec::Spec;

    fn table() -> Spec {
        let game = games::find("robbers").expect("a game");
        game.spec(2, &Options::default()).expect("a table")
    }

    fn melds(spec: &Spec, texts: &[&str]) -> Vec<Meld> {
        let mut used: Vec<CardId> = Vec::new();
        let mut meld = |text: &&str| {
            let card = |code: &str| {
                let mut copies = spec.deck.find(code.trim_end_matches('\''));
                if code.ends_with('\'') { copies.nth(1) } else { copies.next() }
            };
            let cards: Vec<CardId> = text.split(' ').filter_map(card).collect();
            used.extend(&cards);
            Meld::new(Seat(0), pattern::read(spec, &cards).expect("a meld"))
        };
        texts.iter().map(&mut meld).collect()
    }

    fn told(spec: &Spec, regrouping: &Regrouping) -> Vec<String> {
        let tell = |shift: &Shift| {
            let from = shift.from.map_or("hand".into(), |from| from.to_string());
            format!("{} {from}>{}@{}", spec.deck.code(shift.card), shift.to, shift.place)
        };
        regrouping.shifts.iter().map(tell).collect()
    }

    #[test]
    fn a_regrouping_is_told_card_by_card_and_comes_to_the_new_table() {
        let spec = table();
        let lay = melds(&spec, &["4H 5H 6H 7H 8H", "9C 9D 9S 9H"]);
        let lie = melds(&spec, &["4H 5H 6H", "9C 9D 9S", "6H' 7H 8H 9H"]);
        let regrouping = Regrouping::of(&lay, &lie);
        assert_eq!(told(&spec, &regrouping), ["6H hand>2@0", "7H 0>2@1", "8H 0>2@2", "9H 1>2@3"]);
        assert_eq!(regrouping.becomes, [Some(0), Some(1), Some(2)]);
        assert_eq!(regrouping.after(regrouping.shifts.len()), groups(&lie));
        assert_eq!(regrouping.after(0)[..2], groups(&lay));
    }

    #[test]
    fn a_joker_that_goes_to_the_other_end_moves_within_its_group() {
        let spec = table();
        let lay = melds(&spec, &["JK 5H 6H"]);
        let lie = melds(&spec, &["4H 5H 6H JK"]);
        let regrouping = Regrouping::of(&lay, &lie);
        assert_eq!(told(&spec, &regrouping), ["4H hand>0@0", "5H 0>0@1", "6H 0>0@2"]);
        assert_eq!(regrouping.after(3), groups(&lie));
    }

    #[test]
    fn a_meld_of_which_nothing_is_left_becomes_none() {
        let spec = table();
        let lay = melds(&spec, &["4H 5H 6H", "7H 8H 9H"]);
        let lie = melds(&spec, &["4H 5H 6H 7H 8H 9H TH"]);
        let regrouping = Regrouping::of(&lay, &lie);
        assert_eq!(regrouping.becomes, [Some(0), None]);
        assert_eq!(regrouping.after(regrouping.shifts.len()), [groups(&lie)[0].clone(), Vec::new()]);
    }
}
