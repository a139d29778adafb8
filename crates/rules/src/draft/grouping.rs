//! A hand as its owner reads it: neighbours that are a meld, neighbours that are one card short of one, and what is left over.

use super::{completing, readings};
use crate::cards::ids::CardId;
use crate::deadwood::division;
use crate::melds::in_hand;
use crate::melds::meld::Reading;
use crate::spec::Spec;

/// Neighbours of a hand that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The cards, as they lie.
    pub cards: Vec<CardId>,
    /// What they are.
    pub is: Grouped,
    /// What they are worth, in points: of a meld what it scores in the hand, if it does; nothing where only the number of cards counts.
    pub worth: i32,
}

/// What neighbours of a hand are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grouped {
    /// A meld.
    Meld(Reading),
    /// One card short of a meld: any of these faces would make it one.
    OneShort(Vec<CardId>),
    /// Neither.
    Over,
}

/// No more cards than this are looked at as one card short of a meld: longer runs hold a meld already.
const MOST_SHORT: usize = 4;

impl Spec {
    /// The hand as it lies, group by group. Its melds are those that the judge finds in it ([`Spec::as_it_lies`], ruling R25).
    pub fn groups(&self, hand: &[CardId]) -> Vec<Group> {
        let mut melds = self.as_it_lies(hand).melds.into_iter().peekable();
        let (mut groups, mut from) = (Vec::new(), 0);
        while from < hand.len() {
            let found = match melds.next_if(|meld| meld.first() == hand.get(from)) {
                Some(meld) => self.meld(meld),
                None => {
                    let next = melds.peek().and_then(|meld| hand.iter().position(|card| *card == meld[0]));
                    self.beside_melds(&hand[from..next.unwrap_or(hand.len())])
                }
            };
            from += found.iter().map(|group| group.cards.len()).sum::<usize>();
            groups.extend(found);
        }
        groups
    }

    fn group(&self, cards: Vec<CardId>, is: Grouped) -> Group {
        let value = |card: &CardId| if self.counts_cards_alone() { 0 } else { self.value(*card) };
        let scored = if let Grouped::Meld(reading) = &is { self.worth(reading) } else { 0 };
        let worth = scored + cards.iter().map(value).sum::<i32>();
        Group { cards, is, worth }
    }

    fn meld(&self, cards: Vec<CardId>) -> Vec<Group> {
        let is = readings(self, &cards).into_iter().next().map_or(Grouped::Over, Grouped::Meld);
        vec![self.group(cards, is)]
    }

    /// Neighbours outside all melds: from the left whatever is one card short, as long as it can be, and the rest between.
    fn beside_melds(&self, cards: &[CardId]) -> Vec<Group> {
        let (mut groups, mut over, mut from) = (Vec::new(), Vec::new(), 0);
        while from < cards.len() {
            let longest = MOST_SHORT.min(cards.len() - from);
            let short = (2..=longest).rev().find_map(|length| {
                let neighbours = &cards[from..from + length];
                // A wild that lies elsewhere could make them a meld: that is the owner's to say.
                let apart = |reading: &Reading| self.patterns[reading.pattern].apart;
                let lacks = if readings(self, neighbours).iter().all(apart) {
                    completing(self, neighbours)
                } else {
                    Vec::new()
                };
                (!lacks.is_empty()).then_some((length, lacks))
            });
            let Some((length, lacks)) = short else {
                over.push(cards[from]);
                from += 1;
                continue;
            };
            if !over.is_empty() {
                groups.push(self.group(std::mem::take(&mut over), Grouped::Over));
            }
            groups.push(self.group(cards[from..from + length].to_vec(), Grouped::OneShort(lacks)));
            from += length;
        }
        if !over.is_empty() {
            groups.push(self.group(over, Grouped::Over));
        }
        groups
    }

    /// The hand in an order in which its best division can be read: the melds, then what is one card short of one, then the rest by suit.
    pub fn by_melds(&self, hand: &[CardId]) -> Vec<CardId> {
        let mut order = self.division(hand).concat();
        let mut rest: Vec<CardId> = hand.iter().copied().filter(|card| !order.contains(card)).collect();
        rest.sort_by_key(|card| {
            let face = self.deck.printed(*card);
            (face.group, face.suit, face.rank)
        });
        while let Some(pair) = self.nearest_pair(&rest) {
            rest.retain(|card| !pair.contains(card));
            order.extend(pair);
        }
        order.extend(rest);
        order
    }

    /// The place in a hand at which a card that comes to it joins a group: a meld, or else what it makes one of. None where it belongs to none.
    pub fn place_beside(&self, hand: &[CardId], card: CardId) -> Option<usize> {
        let (mut from, mut found) = (0, None);
        for group in self.groups(hand) {
            let joined: Vec<CardId> = group.cards.iter().copied().chain([card]).collect();
            let place = readings(self, &joined)
                .first()
                .and_then(|reading| reading.cards().position(|laid| laid == card).map(|place| from + place));
            match (place, &group.is) {
                (Some(place), Grouped::Meld(_)) => return Some(place),
                (Some(place), Grouped::OneShort(_)) => found = found.or(Some(place)),
                _ => {}
            }
            from += group.cards.len();
        }
        found
    }

    /// The melds of a hand: its best division where the game has one, else melds as long as there are any, the dearest first.
    fn division(&self, hand: &[CardId]) -> Vec<Vec<CardId>> {
        let covers = self.covers_hands() && !self.shows_hands();
        let split = if covers { division::cover(self, hand) } else { self.best_split(hand) };
        if !split.melds.is_empty() {
            return split.melds;
        }
        let (mut melds, mut rest) = (Vec::new(), hand.to_vec());
        let worth = |cards: &[CardId]| cards.iter().map(|card| self.value(*card)).sum::<i32>();
        while let Some(best) = in_hand::melds_in(self, &rest)
            .into_iter()
            .max_by_key(|meld| (worth(&meld.cards), meld.cards.len()))
        {
            rest.retain(|card| !best.cards.contains(card));
            melds.push(best.cards);
        }
        melds
    }

    /// Of two cards that are one short of a meld, those that most faces would make one; of equals the first.
    fn nearest_pair(&self, cards: &[CardId]) -> Option<[CardId; 2]> {
        let mut best: Option<(usize, [CardId; 2])> = None;
        for (place, one) in cards.iter().enumerate() {
            for other in &cards[place + 1..] {
                let ways = completing(self, &[*one, *other]).len();
                if ways > best.map_or(0, |(most, _)| most) {
                    best = Some((ways, [*one, *other]));
                }
            }
        }
        best.map(|(_, pair)| pair)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::house::options::Options;

    /// What each group of these cards is, in the order in which they lie.
    fn told(game: &str, codes: &str) -> Vec<String> {
        let spec = games::find(game).unwrap().spec(2, &Options::default()).unwrap();
        let cards: Vec<CardId> = codes.split(' ').filter_map(|code| spec.deck.find(code).next()).collect();
        let names =
            |cards: &[CardId]| cards.iter().map(|card| spec.deck.code(*card)).collect::<Vec<_>>().join(" ");
        let tell = |group: Group| match group.is {
            Grouped::Meld(reading) => format!("{} {}", reading.name, names(&group.cards)),
            Grouped::OneShort(lacks) => format!("{} for {}", names(&group.cards), names(&lacks)),
            Grouped::Over => format!("{} over", names(&group.cards)),
        };
        spec.groups(&cards).into_iter().map(tell).collect()
    }

    #[test]
    fn at_ditch_the_melds_of_two_and_of_any_suits_come_first() {
        let ditch = games::find("ditch").unwrap().spec(2, &Options::default()).unwrap();
        let cards: Vec<CardId> = ["4H", "KD", "9S", "5S", "KC", "6C"]
            .iter()
            .filter_map(|code| ditch.deck.find(code).next())
            .collect();
        let sorted = ditch.by_melds(&cards);
        let melds = ditch.as_it_lies(&sorted).melds;
        assert_eq!(melds.iter().map(Vec::len).collect::<Vec<_>>(), [2, 3]);
        assert_eq!(ditch.deck.code(sorted[5]), "9S");
    }

    #[test]
    fn neighbours_are_told_as_what_they_are() {
        let told = told("gin", "7C 8C 9C 2D 8S 9S KH 4D 4H");
        assert_eq!(told, ["run 7C 8C 9C", "2D over", "8S 9S for 7S TS", "KH over", "4D 4H for 4C 4S"]);
    }

    #[test]
    fn cards_of_a_meld_that_lie_apart_are_no_meld() {
        assert_eq!(told("gin", "7C KH 8C KD 9C"), ["7C KH 8C KD 9C over"]);
    }
}
