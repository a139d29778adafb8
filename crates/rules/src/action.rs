//! What a seat can do: the verbs of all games.

use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::Stand;
use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::Deref;

/// One action of one seat. Composite actions are accepted or refused as a whole.
pub type Action = ActionOf<Owned>;

/// An action that could be legal: most are looked at only to be refused, so it borrows its lists and is written out on demand.
pub(crate) type Idea<'a> = ActionOf<Lent<'a>>;

/// How an action has the cards and melds that it names.
pub trait Form {
    /// Cards.
    type Cards: Deref<Target = [CardId]> + Part;
    /// Melds to be laid.
    type Melds: Deref<Target = [MeldPlan]> + Part;
    /// Exchanges.
    type Swaps: Deref<Target = [Swap]> + Part;
    /// One meld.
    type Meld: Borrow<MeldPlan> + Part;
}

/// What can be a part of an action: it is copied, compared, written and hashed with it.
pub trait Part: Clone + Debug + Eq + Hash + Serialize {}

impl<T: Clone + Debug + Eq + Hash + Serialize> Part for T {}

/// They are its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Owned {}

impl Form for Owned {
    type Cards = Vec<CardId>;
    type Melds = Vec<MeldPlan>;
    type Swaps = Vec<Swap>;
    type Meld = MeldPlan;
}

/// They lie elsewhere.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lent<'a>(PhantomData<&'a ()>);

impl<'a> Form for Lent<'a> {
    type Cards = &'a [CardId];
    type Melds = &'a [MeldPlan];
    type Swaps = &'a [Swap];
    type Meld = &'a MeldPlan;
}

/// The verbs of all games, in whatever form the cards and melds come.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum ActionOf<F: Form> {
    /// Take a card into the hand.
    Draw(Source),
    /// Lay one or several melds on the table, with the wild swaps that make them possible.
    LayDown {
        /// The melds, in the order of laying.
        melds: F::Melds,
        /// Natural cards exchanged for wilds on the table, before the melds are read.
        swaps: F::Swaps,
    },
    /// Add one card to a meld on the table.
    LayOff {
        /// The card.
        card: CardId,
        /// What it is said to be there; it is laid only where that is true.
        named: Option<Stand>,
        /// The meld it goes to.
        meld: MeldId,
        /// The end of a run, where both would fit.
        end: Option<End>,
        /// Whether it is meant to lie beside the meld as a single.
        beside: bool,
    },
    /// Exchange a natural card for a wild on the table and say where the wild goes.
    SwapWild {
        /// The exchange.
        swap: Swap,
        /// The freed wild's new place.
        place: PlaceOf<F>,
    },
    /// Lay the whole table anew, together with cards of the hand.
    Rearrange {
        /// All groups as they are to lie then: every card of the table, and one of the hand at least.
        layout: F::Melds,
    },
    /// Put cards on the discard pile; the last one ends on top. None is a pass where a game allows it.
    Discard(F::Cards),
    /// Answer a window.
    Answer(Choice),
    /// Announce the last card.
    Knock,
    /// Ask the partner whether to go out.
    Ask,
    /// End the round by showing the hand: melds and what is left over.
    Close {
        /// The card thrown; none where the whole hand is in melds.
        discard: Option<CardId>,
        /// The melds; none named leaves it to the table to find those that leave least.
        melds: F::Melds,
    },
    /// Leave the round before drawing, for its price.
    Drop,
    /// Nothing: draw no further, decline the card, stop the round, let a window go by, as the moment has it.
    Pass,
}

/// Where a drawn card comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Source {
    /// The top of the stock.
    Stock,
    /// The top of the discard pile.
    Discard,
    /// This card of the discard row and every card above it.
    Row(CardId),
}

/// Cards meant to be one meld, in order where they are a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct MeldPlan {
    /// The cards.
    pub cards: Vec<CardId>,
    /// How many of the top cards of the discard pile are part of the meld.
    pub from_pile: u8,
    /// Which of the game's patterns is meant (by index), where wild cards leave several; otherwise the first that fits.
    pub pattern: Option<usize>,
    /// What some of the cards are said to be, `JK=5D`. The cards are a meld only where that is true (ruling R19).
    pub names: Vec<(CardId, Stand)>,
}

/// A natural card for a wild of a meld.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Swap {
    /// The natural card from the hand.
    pub natural: CardId,
    /// The meld that holds the wild.
    pub meld: MeldId,
}

/// The end of a run.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum End {
    /// Below its lowest card.
    Low,
    /// Above its highest card.
    High,
}

/// Where a freed wild goes.
pub type Place = PlaceOf<Owned>;

/// Where a freed wild goes, in whatever form its meld comes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum PlaceOf<F: Form> {
    /// Into a new meld.
    Meld(F::Meld),
    /// On a meld of the table.
    LayOff(MeldId, Option<End>),
    /// Into the hand, as this turn's discard.
    Discard,
    /// Into the hand, like any other card.
    Hand,
}

/// An answer in a window.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Buy the card.
    Buy,
    /// Call rummy.
    Rummy,
    /// Vote to dig or not.
    Dig(bool),
    /// Cut so many cards.
    Cut(u8),
    /// Let it go by.
    No,
    /// Demand that the card be used.
    Force,
    /// Agree that the partner goes out.
    Agree,
    /// Give this card to the next seat.
    Give(CardId),
}

impl Action {
    /// Laying a single meld from the hand.
    pub fn meld(cards: Vec<CardId>) -> Action {
        Action::LayDown { melds: vec![MeldPlan { cards, ..MeldPlan::default() }], swaps: Vec::new() }
    }

    /// Closing with this discard, the melds as the table finds them.
    pub fn close(discard: CardId) -> Action {
        Action::Close { discard: Some(discard), melds: Vec::new() }
    }

    /// Discarding a single card.
    pub fn discard(card: CardId) -> Action {
        Action::Discard(vec![card])
    }
}

impl Copy for Idea<'_> {}

impl Copy for PlaceOf<Lent<'_>> {}

impl<F: Form> PlaceOf<F> {
    /// The same, with its meld where it lies.
    #[inline(always)]
    pub(crate) fn lent(&self) -> PlaceOf<Lent<'_>> {
        match self {
            PlaceOf::Meld(plan) => PlaceOf::Meld(plan.borrow()),
            PlaceOf::LayOff(meld, end) => PlaceOf::LayOff(*meld, *end),
            PlaceOf::Discard => PlaceOf::Discard,
            PlaceOf::Hand => PlaceOf::Hand,
        }
    }
}

impl Idea<'_> {
    /// Written out.
    pub fn into_action(self) -> Action {
        match self {
            Idea::Draw(source) => Action::Draw(source),
            Idea::LayDown { melds, swaps } => {
                Action::LayDown { melds: melds.to_vec(), swaps: swaps.to_vec() }
            }
            Idea::LayOff { card, named, meld, end, beside } => {
                Action::LayOff { card, named, meld, end, beside }
            }
            Idea::SwapWild { swap, place } => {
                let place = match place {
                    PlaceOf::Meld(plan) => Place::Meld(plan.clone()),
                    PlaceOf::LayOff(meld, end) => Place::LayOff(meld, end),
                    PlaceOf::Discard => Place::Discard,
                    PlaceOf::Hand => Place::Hand,
                };
                Action::SwapWild { swap, place }
            }
            Idea::Rearrange { layout } => Action::Rearrange { layout: layout.to_vec() },
            Idea::Discard(cards) => Action::Discard(cards.to_vec()),
            Idea::Answer(choice) => Action::Answer(choice),
            Idea::Knock => Action::Knock,
            Idea::Ask => Action::Ask,
            Idea::Close { discard, melds } => Action::Close { discard, melds: melds.to_vec() },
            Idea::Drop => Action::Drop,
            Idea::Pass => Action::Pass,
        }
    }
}
