//! What could the answer to a question out of turn do for the seat that is asked?

use crate::cards::ids::CardId;
use crate::draft::{Draft, Opening};
use crate::melds::{in_hand, pattern};
use crate::table::view::View;
use crate::table::{Pending, Public};
use crate::turn::window::WindowKind;

/// What the answer of a seat that is asked out of turn could do for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stake {
    /// Nothing: it may only let the card be.
    Nothing,
    /// Little: the card is not wild, makes no meld with the hand that could be laid, and joins none of the table.
    Little,
    /// Something: the card fits, or the question is about no card.
    Something,
}

impl View {
    /// What this seat's answer could do for it; none where it is not asked out of turn.
    pub fn stake(&self) -> Option<Stake> {
        let Some(Pending::Window(window)) = self.public.pending.last() else { return None };
        if !self.public.asked().contains(&self.seat) {
            return None;
        }
        Some(match window.kind {
            WindowKind::Cut | WindowKind::Dig | WindowKind::Force | WindowKind::Leave | WindowKind::Give => {
                Stake::Something
            }
            WindowKind::Rummy if self.public.may_call(self.seat) => Stake::Something,
            WindowKind::Rummy => Stake::Nothing,
            WindowKind::Buy if self.public.discard.last().is_some_and(|card| self.fits(*card)) => {
                Stake::Something
            }
            WindowKind::Buy => Stake::Little,
        })
    }

    /// Whether a card that is not held yet goes with what this seat may lay, on the table or out of its hand.
    fn fits(&self, card: CardId) -> bool {
        let spec = &self.public.spec;
        spec.is_wild(card) || self.joins_the_table(card) || self.makes_a_meld(card)
    }

    fn joins_the_table(&self, card: CardId) -> bool {
        let Public { spec, melds, .. } = &*self.public;
        let waits = spec.gates.lay_off_waits && !self.public.state(self.seat).opened;
        !waits && pattern::fits_anywhere(spec, melds, card)
    }

    fn makes_a_meld(&self, card: CardId) -> bool {
        let wanted: Option<Vec<usize>> = match Opening::of(self, &Draft::default(), &[]) {
            Opening::Done => return false,
            Opening::Contract { slots, .. } => Some(slots.iter().map(|slot| slot.wanted.pattern).collect()),
            Opening::Free | Opening::Points { .. } | Opening::Sight { .. } => None,
        };
        let asked_for = |pattern: Option<usize>| match (&wanted, pattern) {
            (Some(wanted), Some(pattern)) => wanted.contains(&pattern),
            _ => true,
        };
        let cards: Vec<CardId> = self.hand.iter().copied().chain([card]).collect();
        let melds = in_hand::melds_in(&self.public.spec, &cards);
        melds.iter().any(|meld| meld.cards.contains(&card) && asked_for(meld.pattern))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ids::Seat;
    use crate::games;
    use crate::house::options::Options;
    use crate::table::setup::Situation;
    use crate::turn::window::Window;

    /// A view of the second of three at Liverpool, whose first contract is two books, asked about the top of the discard pile.
    fn asked(kind: WindowKind, hand: &str, top: &str, opened: bool, meld: Option<&str>) -> View {
        let spec = games::find("liverpool").unwrap().spec(3, &Options::default()).unwrap();
        let mut used: Vec<CardId> = Vec::new();
        let mut cards = |codes: &str| -> Vec<CardId> {
            let find = |code: &str| {
                let card = spec.deck.find(code).find(|card| !used.contains(card)).unwrap();
                used.push(card);
                card
            };
            codes.split(' ').map(find).collect()
        };
        let mut situation = Situation::new(spec.clone());
        situation.hands[1] = (cards(hand), 0);
        situation.discard = cards(top);
        if let Some(codes) = meld {
            let reading = pattern::read(&spec, &cards(codes)).unwrap();
            situation.melds.push(crate::melds::meld::Meld::new(Seat(0), reading));
        }
        let mut table = situation.build().unwrap();
        let seats = || [Seat(1), Seat(2)].into_iter().collect();
        table.public.write().pending.push(Pending::Window(Window {
            kind,
            asked: seats(),
            answered: Default::default(),
        }));
        table.public.write().states[1].opened = opened;
        table.view(Seat(1))
    }

    #[test]
    fn a_card_that_makes_a_meld_of_the_contract_is_worth_asking_about() {
        let stake = |hand, top| asked(WindowKind::Buy, hand, top, false, None).stake();
        assert_eq!(stake("7C 7D 2S 9H", "7H"), Some(Stake::Something));
        assert_eq!(stake("7C KD 2S 9H", "7H"), Some(Stake::Little), "a pair is no book");
        assert_eq!(stake("5H 6H 2S 9D", "7H"), Some(Stake::Little), "the contract asks for no run");
        assert_eq!(stake("7C KD 2S 9H", "JK"), Some(Stake::Something), "a wild goes with everything");
    }

    #[test]
    fn whoever_is_down_may_only_lay_off() {
        let stake = |top, meld| asked(WindowKind::Buy, "7C 7D 2S", top, true, Some(meld)).stake();
        assert_eq!(stake("7H", "KC KD KH"), Some(Stake::Little));
        assert_eq!(stake("KS", "KC KD KH"), Some(Stake::Something));
        let waits = asked(WindowKind::Buy, "7C 4D 2S", "KS", false, Some("KC KD KH"));
        assert_eq!(waits.stake(), Some(Stake::Little), "nothing is laid off before the contract");
    }

    #[test]
    fn a_call_that_the_judge_would_refuse_is_no_choice() {
        let stake = |top| asked(WindowKind::Rummy, "7C 4D 2S", top, false, Some("KC KD KH")).stake();
        assert_eq!(stake("7H"), Some(Stake::Nothing));
        assert_eq!(stake("KS"), Some(Stake::Something));
    }

    #[test]
    fn a_seat_that_is_not_asked_has_nothing_at_stake() {
        let mut view = asked(WindowKind::Buy, "7C 7D 2S 9H", "7H", false, None);
        view.public.write().pending.pop();
        assert_eq!(view.stake(), None);
    }
}
