//! How a game is gone about by whoever plays it well: what a bot reads first.

/// How a game is gone about. It decides nothing: a game declares it, and bots have a room for each.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Style {
    /// The hand is divided into melds that score; as few cards as can be stay loose.
    Divide,
    /// A contract is collected and laid, then the rest is got rid of.
    Contract,
    /// Cards count for who lays them or against who holds them: melds are laid for what they are worth.
    Points,
    /// Small melds come from the discard pile as well.
    Pile,
    /// Melds are kept in the hand, and little is to be left over; every meld can be listed.
    Knock,
    /// The same with wilds.
    Gather,
    /// Sets of a side are made as long as can be, and the whole discard pile is worth having.
    Build,
    /// Cards on offer are laid or left, and so many in melds win.
    Offers,
    /// Little is to be held: hands are compared as soon as a seat dares to.
    Shed,
    /// Cards are held back, so that there is always one more to play.
    Outlast,
    /// The whole table is laid anew, so that as many cards of the hand as can be find room on it.
    Rearrange,
    /// Melds of certain kinds are collected and declared.
    Declare,
    /// Melds earn the sight of a hidden wild card, and more of them go out.
    Earn,
}
