//! What of an event a viewer is shown.

use crate::action::Choice;
use crate::cards::ids::{CardId, Seat};
use crate::event::{Event, Seen};
use crate::table::Left;

impl Event<CardId> {
    /// The event as a seat is shown it. `None` is an onlooker who sees no hand.
    pub fn shown_to(&self, viewer: Option<Seat>) -> Event<Seen> {
        let sees = |seat: Seat| viewer == Some(seat);
        self.clone().map(
            &|card, seers| if seers.iter().copied().any(sees) { Seen::Face(card) } else { Seen::Back },
            &|seat, choice| choice.filter(|_| sees(seat)),
        )
    }

    /// The event with every face shown: for a host's own log, and for a match that is over.
    pub fn laid_open(&self) -> Event<Seen> {
        self.clone().map(&|card, _| Seen::Face(card), &|_, choice| choice)
    }
}

impl Event<Seen> {
    /// The event as an onlooker is shown it, who sees no hand: for a screen that several people share.
    pub fn as_onlooker(&self) -> Event<Seen> {
        self.clone().map(&|_, _| Seen::Back, &|_, _| None)
    }
}

impl<C> Event<C> {
    /// Whether cards are laid open by this that nobody, or their owner alone, has seen before, or something is told of cards that stay hidden.
    pub fn opens_cards(&self) -> bool {
        matches!(
            self,
            Event::HandsShown { .. }
                | Event::RoundEnded { .. }
                | Event::TurnedUp { .. }
                | Event::WildCut { .. }
                | Event::LaidAside { .. }
                | Event::LeftRound { left: Left::Stuck, .. }
        )
    }

    /// Whether this seat comes to know a card by this that others are not shown.
    pub fn tells(&self, seat: Seat) -> bool {
        match self {
            Event::Drew { seat: to, .. } | Event::SawWild(to, _) | Event::Gave { to, .. } => *to == seat,
            _ => false,
        }
    }

    /// The same event with other cards where cards may be hidden; `of` is told who sees it, `sealed` whose answer.
    fn map<D>(
        self,
        of: &impl Fn(C, &[Seat]) -> D,
        sealed: &impl Fn(Seat, Option<Choice>) -> Option<Choice>,
    ) -> Event<D> {
        let all = |cards: Vec<C>, seers: &[Seat]| cards.into_iter().map(|card| of(card, seers)).collect();
        match self {
            Event::Dealt { hands, stock } => {
                let hands = hands.into_iter().enumerate().map(|(seat, hand)| all(hand, &[Seat::at(seat)]));
                Event::Dealt { hands: hands.collect(), stock: all(stock, &[]) }
            }
            Event::Drew { seat, card } => Event::Drew { seat, card: of(card, &[seat]) },
            Event::Gave { seat, to, card } => Event::Gave { seat, to, card: of(card, &[seat, to]) },
            Event::SawWild(seat, card) => Event::SawWild(seat, of(card, &[seat])),
            Event::Recycled { stock } => Event::Recycled { stock: all(stock, &[]) },
            Event::Answered { seat, choice } => Event::Answered { seat, choice: sealed(seat, choice) },
            Event::RoundBegan { round, dealer } => Event::RoundBegan { round, dealer },
            Event::TurnedUp { card } => Event::TurnedUp { card },
            Event::WildCut { card } => Event::WildCut { card },
            Event::TurnBegan { seat } => Event::TurnBegan { seat },
            Event::TurnWentOn { seat, step } => Event::TurnWentOn { seat, step },
            Event::CardsShown { seat, cards } => Event::CardsShown { seat, cards },
            Event::Took { seat, card } => Event::Took { seat, card },
            Event::TookRow { seat, cards, duty } => Event::TookRow { seat, cards, duty },
            Event::Opened { seat } => Event::Opened { seat },
            Event::SlotsFilled { seat, slots } => Event::SlotsFilled { seat, slots },
            Event::Melded { meld } => Event::Melded { meld },
            Event::LaidAside { seat, card } => Event::LaidAside { seat, card },
            Event::Consented { seat, may } => Event::Consented { seat, may },
            Event::Rearranged { seat, cards, melds } => Event::Rearranged { seat, cards, melds },
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::LaidOff { seat, meld, fit } => Event::LaidOff { seat, meld, fit },
            Event::Rode { seat, meld, card } => Event::Rode { seat, meld, card },
            Event::Swapped { seat, swap, slot, wild } => Event::Swapped { seat, swap, slot, wild },
            Event::WildKept { wild } => Event::WildKept { wild },
            Event::TurnPassed { seat } => Event::TurnPassed { seat },
            Event::Floated { seat } => Event::Floated { seat },
            Event::Knocked { seat } => Event::Knocked { seat },
            Event::CardDied => Event::CardDied,
            Event::WindowOpened { window } => Event::WindowOpened { window },
            Event::WindowClosed => Event::WindowClosed,
            Event::Bought { seat, card } => Event::Bought { seat, card },
            Event::RummyCalled { by, seat, card } => Event::RummyCalled { by, seat, card },
            Event::TurnedOver => Event::TurnedOver,
            Event::CutCalled { number } => Event::CutCalled { number },
            Event::CutSeen { lifted, exact } => Event::CutSeen { lifted, exact },
            Event::AttemptFailed { seat, refusal } => Event::AttemptFailed { seat, refusal },
            Event::LeftRound { seat, left } => Event::LeftRound { seat, left },
            Event::Entered { line } => Event::Entered { line },
            Event::CardOwed { seat, owed } => Event::CardOwed { seat, owed },
            Event::CardSettled => Event::CardSettled,
            Event::StockRanOut => Event::StockRanOut,
            Event::LastTurn => Event::LastTurn,
            Event::Closed { ending } => Event::Closed { ending },
            Event::RoundEnded { ending } => Event::RoundEnded { ending },
            Event::HandsShown { splits } => Event::HandsShown { splits },
            Event::Scored { lines } => Event::Scored { lines },
            Event::MatchEnded { winners } => Event::MatchEnded { winners },
        }
    }
}
