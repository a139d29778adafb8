//! Blocks 8 to 10, the turn: its steps, where cards come from, and what is owed before it ends.

use crate::cards::ids::Seat;
use crate::games::own::{OwnFilter, OwnRummy};
use crate::refusal::Code;
use crate::table::Public;

/// What a turn consists of and what is owed in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TurnRule {
    /// Cards that must stay in the hand for the discard, whatever is laid.
    pub reserve: usize,
    /// When it is a rummy that a seat gets rid of its hand, if ever.
    pub whole_hand: Option<WholeHand>,
    /// How many new melds may be laid in one turn; none: any number.
    pub melds: Option<u8>,
    /// How many cards end the turn.
    pub discards: Discards,
    /// Whether the card just taken from the discard pile may be thrown at once.
    pub return_discard: bool,
    /// Whether the card turned up at the deal is offered to the seats in turn, the dealer last, before anybody draws.
    pub upcard_offered: bool,
    /// The code of an action that would leave nothing but a card that may not be thrown.
    pub stranded: Code,
    /// What an empty hand means that no discard emptied.
    pub empty_hand: EmptyHand,
    /// How the others learn that a seat holds its last card; none: they look.
    pub knock: Option<Knock>,
    /// Whether a seat that closes does so instead of drawing, and throws no card; otherwise it draws first.
    pub close_undrawn: bool,
}

impl TurnRule {
    /// Exactly one discard, any card, and an empty hand is out.
    pub const ONE_DISCARD: TurnRule = TurnRule {
        reserve: 0,
        whole_hand: None,
        melds: None,
        discards: Discards::One,
        return_discard: true,
        upcard_offered: false,
        stranded: Code::MustKeepDiscard,
        empty_hand: EmptyHand::Out,
        knock: None,
        close_undrawn: false,
    };
}

/// When it is a rummy that a seat gets rid of its hand: in most games where it had nothing on the table and does it in one turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WholeHand {
    /// If new melds alone did it, and then no card has to stay for the discard.
    Melded,
    /// Whether the cards were melded or laid off.
    Laid,
    /// As a rule of this game alone says.
    Own(RummyRule),
}

/// What a rummy is in one game alone, and what the table notes for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RummyRule {
    /// Whether a seat that gets rid of its hand does so by a rummy. Asked before the last discard.
    pub rule: OwnRummy,
    /// Whether it asks since when a seat has cards on the table.
    pub asks_since: bool,
    /// Whether it asks if a wild was exchanged in the turn.
    pub asks_exchanged: bool,
}

impl RummyRule {
    /// A rule that needs no notes.
    pub const fn of(rule: OwnRummy) -> RummyRule {
        RummyRule { rule, asks_since: false, asks_exchanged: false }
    }

    /// Whether this seat would get rid of its hand by a rummy.
    pub(crate) fn is_met(&self, public: &Public, seat: Seat) -> bool {
        (self.rule.rule)(public, seat)
    }
}

impl TurnRule {
    /// What a rummy is where that is a rule of the game alone.
    pub(crate) fn own_rummy(&self) -> Option<&RummyRule> {
        match &self.whole_hand {
            Some(WholeHand::Own(own)) => Some(own),
            _ => None,
        }
    }
}

/// How the others learn that a seat holds its last card. It changes nothing else.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Knock {
    /// The table announces it.
    Table,
    /// The seat announces it, or forgets it.
    Seat,
}

/// How many cards end a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Discards {
    /// Exactly one.
    One,
    /// None to all, in the order chosen.
    Any,
    /// None: the turn ends when its seat says so, where nobody draws once it has put a card on the table. One that could put none there
    /// leaves the round.
    None,
}

/// What an empty hand means that no discard emptied.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EmptyHand {
    /// The seat is out.
    Out,
    /// The seat floats: its turn is over and it plays on without a hand. A floater may throw a playable card or not.
    Floats {
        /// Whether it may throw a card that fits the table.
        throws_any: bool,
    },
    /// Nothing.
    Nothing,
}

/// Where cards come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// Cards are drawn one by one up to this hand size, and the seat may stop; otherwise so many are drawn at once.
    pub up_to: Option<usize>,
    /// How many cards come from the stock at once, as far as it has them; none: nobody draws, and every turn begins with playing.
    pub cards: usize,
    /// At least so many of them.
    pub least: usize,
    /// What may be taken from the discard pile.
    pub discard: FromDiscard,
    /// Whether a seat that has not opened takes the top only to open in that very turn with melds of which it is part.
    pub to_open: bool,
    /// Whether the top is taken only to be laid in that very turn; where the row has that duty, also if nothing else is taken.
    pub to_lay: bool,
    /// Whether a wild card on top of the discard pile stays there in every turn but the first of a round.
    pub wild_top_stays: bool,
    /// Whether the discard pile may be looked through although only its top can be taken.
    pub browse: bool,
    /// Whether a card drawn from the stock is turned up and on offer, like a discard, to one seat after the other (`perform/offers`), and
    /// whoever takes a card on offer lays it in that very turn.
    pub offer: bool,
    /// Whether nobody chooses: a turn begins with the card that was thrown before it, which the table hands over.
    pub passed_on: bool,
}

/// What may be taken from the discard pile.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FromDiscard {
    /// Its top, without conditions.
    Top,
    /// Its top while it is live: it is offered first, and dead once declined. Seats that are down may be excluded.
    Live {
        /// Whether a seat that is down may take it.
        when_down: bool,
    },
    /// Any card with all above it.
    Row(RowRule),
    /// Nothing: there is no discard pile.
    Nothing,
    /// Nothing into the hand; the top cards can be played straight into melds.
    IntoMelds,
    /// All of it at once, by whoever melds its top in that very action, instead of a draw.
    Whole(WholePile),
}

/// Taking the whole discard pile by melding its top. Where it is frozen that takes two natural cards of the hand; it is for a side that has
/// not opened, and for everybody while a wild or a card that is laid aside lies in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WholePile {
    /// Whether it is frozen at all times.
    pub always_frozen: bool,
    /// The cards that keep it from being taken as long as they lie on top, besides wild ones.
    pub stops: OwnFilter,
}

/// Taking cards from a discard row.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RowRule {
    /// Whether the deepest of several is melded or laid off in the same turn, and not taken unless it can be; else the deepest leaves the
    /// hand in the same turn, if only as the discard.
    pub laid: bool,
    /// Whether that duty is lifted in the first turn of a round.
    pub first_turn_free: bool,
    /// Whether only seats that have opened may take from it.
    pub needs_open: bool,
}

impl RowRule {
    /// Anybody takes, and the deepest card leaves the hand.
    pub const LEAVES: RowRule = RowRule { laid: false, first_turn_free: false, needs_open: false };
    /// Anybody takes, and the deepest card is laid.
    pub const LAID: RowRule = RowRule { laid: true, ..RowRule::LEAVES };
}

impl DrawRule {
    /// One card from the stock or the top of the discard pile.
    pub const STOCK_OR_TOP: DrawRule = DrawRule {
        up_to: None,
        cards: 1,
        least: 1,
        discard: FromDiscard::Top,
        to_open: false,
        to_lay: false,
        wild_top_stays: false,
        browse: false,
        offer: false,
        passed_on: false,
    };
    /// One card from the stock, and no discards.
    pub const STOCK: DrawRule = DrawRule { discard: FromDiscard::Nothing, ..DrawRule::STOCK_OR_TOP };
    /// Nothing: what is left of the deck after the deal is out of play.
    pub const NOTHING: DrawRule = DrawRule { cards: 0, ..DrawRule::STOCK_OR_TOP };

    /// Whether a card taken from the discard pile has to be laid in that very turn.
    pub(crate) fn lays_taken(&self) -> bool {
        self.to_lay || self.offer || matches!(self.discard, FromDiscard::Row(RowRule { laid: true, .. }))
    }

    /// The same, but the top is offered round first and dead once declined.
    pub const STOCK_OR_LIVE: DrawRule =
        DrawRule { discard: FromDiscard::Live { when_down: true }, ..DrawRule::STOCK_OR_TOP };
}
