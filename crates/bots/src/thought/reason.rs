//! Why a player would do something: single facts that a person at its seat could point at.

use rummage_rules::cards::ids::{CardId, Seat};

/// A fact that speaks for an action or against it. Everything it names is in the seat's hand, lies open, or was seen by everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it says.
    pub why: Why,
    /// The cards it is about.
    pub cards: Vec<CardId>,
    /// The seat it is about, where it is another one.
    pub seat: Option<Seat>,
    /// A number of points or of cards, as `why` says.
    pub number: i32,
}

/// What a reason says.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The open card makes a meld with these cards of the hand.
    MakesMeld,
    /// The open card fits a meld on the table.
    FitsTable,
    /// The open card brings the contract one card nearer.
    BringsNearer,
    /// The open card goes with these cards of the hand.
    GoesWith,
    /// The open card goes with nothing in the hand.
    OpenIsNoUse,
    /// So many cards that nobody has seen yet would make a meld with what is in the hand.
    Outs,
    /// It lays cards of so many points.
    Lays,
    /// It lays all that the contract or the opening asks for.
    Opens,
    /// So many cards stay in the hand.
    CardsStay,
    /// No card stays in the hand.
    GoesOut,
    /// A card of so many points leaves the hand.
    Sheds,
    /// It leaves cards of so many points outside melds.
    LeavesLoose,
    /// The card goes with nothing else in the hand.
    Lonely,
    /// The contract does not need the card.
    NotNeeded,
    /// The contract needs the card.
    Needed,
    /// Of the cards outside melds none costs more: so many points.
    Dearest,
    /// The card is part of a meld with these.
    BreaksMeld,
    /// The card goes with these, which would be less good without it.
    BreaksPair,
    /// A card of the same rank lies in the pile already, and nobody wanted it.
    LetGo,
    /// The next seat was seen to take these cards, and it goes with them.
    NextTook,
    /// The next seat could lay it off on the table.
    NextLaysOff,
    /// It is wild.
    Wild,
    /// So many cards that could be laid now are kept for later turns.
    KeepsBack,
}

impl Why {
    /// Every kind of reason.
    pub const ALL: [Why; 23] = [
        Why::MakesMeld,
        Why::FitsTable,
        Why::BringsNearer,
        Why::GoesWith,
        Why::OpenIsNoUse,
        Why::Outs,
        Why::Lays,
        Why::Opens,
        Why::CardsStay,
        Why::GoesOut,
        Why::Sheds,
        Why::LeavesLoose,
        Why::Lonely,
        Why::NotNeeded,
        Why::Needed,
        Why::Dearest,
        Why::BreaksMeld,
        Why::BreaksPair,
        Why::LetGo,
        Why::NextTook,
        Why::NextLaysOff,
        Why::Wild,
        Why::KeepsBack,
    ];

    /// Its short name in protocols and files of words.
    pub fn id(self) -> &'static str {
        match self {
            Why::MakesMeld => "makes-meld",
            Why::FitsTable => "fits-table",
            Why::BringsNearer => "brings-nearer",
            Why::GoesWith => "goes-with",
            Why::OpenIsNoUse => "open-is-no-use",
            Why::Outs => "outs",
            Why::Lays => "lays",
            Why::Opens => "opens",
            Why::CardsStay => "cards-stay",
            Why::GoesOut => "goes-out",
            Why::Sheds => "sheds",
            Why::LeavesLoose => "leaves-loose",
            Why::Lonely => "lonely",
            Why::NotNeeded => "not-needed",
            Why::Needed => "needed",
            Why::Dearest => "dearest",
            Why::BreaksMeld => "breaks-meld",
            Why::BreaksPair => "breaks-pair",
            Why::LetGo => "let-go",
            Why::NextTook => "next-took",
            Why::NextLaysOff => "next-lays-off",
            Why::Wild => "wild",
            Why::KeepsBack => "keeps-back",
        }
    }

    /// Whether it speaks against the action.
    pub fn warns(self) -> bool {
        matches!(
            self,
            Why::Needed | Why::BreaksMeld | Why::BreaksPair | Why::NextTook | Why::NextLaysOff | Why::Wild
        )
    }
}

impl Reason {
    /// A reason that says no more than what it is.
    pub(crate) fn new(why: Why) -> Reason {
        Reason { why, cards: Vec::new(), seat: None, number: 0 }
    }

    /// The same about these cards.
    pub(crate) fn about(self, cards: Vec<CardId>) -> Reason {
        Reason { cards, ..self }
    }

    /// The same of this seat.
    pub(crate) fn of(self, seat: Seat) -> Reason {
        Reason { seat: Some(seat), ..self }
    }

    /// The same with this number.
    pub(crate) fn counting(self, number: i32) -> Reason {
        Reason { number, ..self }
    }
}
