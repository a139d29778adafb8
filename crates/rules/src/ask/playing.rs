//! What may a seat lay that has drawn, what does it owe, and how does its turn end?

use crate::ask::HowLaid;
use crate::cards::ids::CardId;
use crate::moves::suggest::Verb;
use crate::table::view::View;
use crate::turn::gate::Gate;
use crate::turn::{FromDiscard, RowRule};

/// What a seat is asked that has drawn. But where it says otherwise, a discard ends the turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Playing {
    /// It has no hand, and lays off the card that it has drawn if that fits.
    Float(Option<CardId>),
    /// It may earn the sight of the hidden wild card.
    Sight,
    /// It may close, or throw a card.
    Close,
    /// Nothing but to throw a card.
    Throw,
    /// The same, and it is its last turn after another has closed.
    ThrowInLap,
    /// The wild card that it has freed is its discard, whatever it plays before.
    ThrowFreed,
    /// This card is melded or laid off in this turn.
    MustLay(CardId),
    /// This card is played in this turn, or thrown.
    MustPlay(CardId),
    /// This card is played in this turn if it can be; it may not be thrown.
    MayNotReturn(CardId),
    /// Melds and singles, and any number of cards is thrown.
    AtWill,
    /// Its last card is left for the discard.
    LastCard,
    /// It may open with points.
    Open,
    /// It has opened in this turn, and lays off from the next one.
    Opened,
    /// It may lay its contract.
    Contract {
        /// How.
        how: HowLaid,
        /// Whether it may add to the melds of the table before it has laid it.
        adds: bool,
    },
    /// It has laid the contract in this turn, and lays off from the next one.
    Down,
    /// It lays off.
    LayOff {
        /// Whether it may lay further melds as well.
        melds: bool,
    },
    /// It melds.
    Meld,
    /// The same, and it is the last turn of the round.
    MeldLast,
    /// It melds and lays off.
    MeldOrLayOff,
    /// The same in a turn that ends without a discard.
    Undiscarded,
    /// It lays a meld that opens, before anything else, and its turn cannot end before.
    OpenWithMeld,
    /// It puts a card on the table, before its turn can end.
    PlayFirst,
    /// It has asked its partner, and goes out in this turn.
    GoOut,
    /// It may lay the whole table anew, and its turn ends.
    Rearrange {
        /// Whether it has to open with it.
        opens: bool,
    },
    /// It has opened, and may lay the whole table anew in the same turn.
    RearrangeOn,
    /// It has laid the table anew without drawing, and may do so again, or draw before its turn ends.
    RearrangeOrDraw,
}

impl Playing {
    /// The verbs that it asks for, or allows. An exchange of wild cards is part of laying off, and of a contract.
    pub fn verbs(self) -> &'static [Verb] {
        use Verb::{Close, Discard, DrawStock, Finish, LayOff, Meld, Rearrange};
        match self {
            Playing::Close => &[Close, Discard],
            Playing::Throw | Playing::ThrowInLap | Playing::LastCard | Playing::Down => &[Discard],
            Playing::OpenWithMeld => &[Meld],
            Playing::MustLay(_) | Playing::PlayFirst => &[Meld, LayOff],
            Playing::Float(_) | Playing::LayOff { melds: false } => &[LayOff, Discard],
            Playing::Open | Playing::Opened | Playing::Meld | Playing::MeldLast | Playing::Sight => {
                &[Meld, Discard]
            }
            Playing::Contract { adds: false, .. } => &[Meld, Discard],
            Playing::Contract { adds: true, .. } | Playing::LayOff { melds: true } => {
                &[Meld, LayOff, Discard]
            }
            Playing::MustPlay(_) | Playing::MayNotReturn(_) => &[Meld, LayOff, Discard],
            Playing::Undiscarded => &[Meld, LayOff, Finish],
            Playing::Rearrange { .. } | Playing::RearrangeOn => &[Rearrange, Finish],
            Playing::RearrangeOrDraw => &[Rearrange, DrawStock, Finish],
            Playing::ThrowFreed | Playing::AtWill | Playing::MeldOrLayOff | Playing::GoOut => {
                &[Meld, LayOff, Discard]
            }
        }
    }

    /// The card that is asked for.
    pub fn card(self) -> Option<CardId> {
        match self {
            Playing::Float(card) => card,
            Playing::MustLay(card) | Playing::MustPlay(card) | Playing::MayNotReturn(card) => Some(card),
            _ => None,
        }
    }
}

impl View {
    /// What this seat is asked, which has drawn.
    pub(super) fn playing(&self) -> Playing {
        self.owed().or_else(|| self.in_hand()).unwrap_or_else(|| self.free())
    }

    /// What it has to do, whatever else it may.
    fn owed(&self) -> Option<Playing> {
        let (public, spec) = (&self.public, &self.public.spec);
        if public.state(self.seat).floating {
            return Some(Playing::Float(self.hand.first().copied()));
        }
        if public.in_turn.must_discard.is_some() {
            return Some(Playing::ThrowFreed);
        }
        let card = public.in_turn.must_play?;
        Some(match spec.draw.discard {
            FromDiscard::Row(RowRule { laid: true, .. }) => Playing::MustLay(card),
            _ if spec.draw.to_lay => Playing::MustLay(card),
            FromDiscard::Row { .. } if !spec.turn.return_discard && public.taken.is_some() => {
                Playing::MayNotReturn(card)
            }
            _ => Playing::MustPlay(card),
        })
    }

    /// What it may do where melds stay in the hand.
    fn in_hand(&self) -> Option<Playing> {
        let (public, in_hand) = (&self.public, self.public.melds_in_hand());
        match in_hand {
            true if self.verbs().contains(&Verb::Close) => Some(Playing::Close),
            _ if public.in_last_lap() => Some(Playing::ThrowInLap),
            true => Some(Playing::Throw),
            false => None,
        }
    }

    /// What it may do where it owes nothing.
    fn free(&self) -> Playing {
        let (public, seat) = (&self.public, self.seat);
        let opened = public.state(seat).opened;
        let waits = public.waits_to_lay_off(seat);
        match (&public.spec.gates.gate, public.how_laid(seat)) {
            (Gate::Sight(_), _) => Playing::Sight,
            _ if public.throws_at_will() => Playing::AtWill,
            _ if public.in_turn.consent == Some(true) => Playing::GoOut,
            _ if public.owes_a_play() && public.must_open_first(seat) => Playing::OpenWithMeld,
            _ if public.owes_a_play() => Playing::PlayFirst,
            _ if public.may_draw_after_play() => Playing::RearrangeOrDraw,
            _ if public.plays_or_draws() && public.in_turn.played => Playing::RearrangeOn,
            _ if public.plays_or_draws() => Playing::Rearrange { opens: public.must_open_first(seat) },
            _ if public.ends_undiscarded() => Playing::Undiscarded,
            _ if self.hand.len() == 1 && public.spec.turn.reserve > 0 => Playing::LastCard,
            (Gate::Points { .. }, _) if !opened => Playing::Open,
            (Gate::Points { .. }, _) if waits => Playing::Opened,
            (Gate::Points { .. }, _) => Playing::MeldOrLayOff,
            (_, Some(how)) if !opened => Playing::Contract { how, adds: !public.must_open_first(seat) },
            (_, Some(_)) if waits => Playing::Down,
            (Gate::Round(rule), Some(_)) => Playing::LayOff { melds: rule.extra_melds },
            (_, Some(_)) => Playing::LayOff { melds: false },
            _ if public.last_turn => Playing::MeldLast,
            _ if self.may_lay_off() => Playing::MeldOrLayOff,
            _ => Playing::Meld,
        }
    }

    /// Whether there is a meld on the table to which this seat may add.
    fn may_lay_off(&self) -> bool {
        let public = &self.public;
        public.spec.tableau.open && !public.melds.is_empty() && !public.must_open_first(self.seat)
    }
}
