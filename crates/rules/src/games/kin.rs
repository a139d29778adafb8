//! What games have in common: whoever knows one of them finds the others by it.

use super::{Game, Style};
use crate::house::options::Options;

/// What a game shares with others of the family. A game may be of several kins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kin {
    /// Melds lie on the table, and whoever is rid of the hand goes out.
    LayDown,
    /// Melds stay in the hand until somebody knocks, closes or shows them.
    Knock,
    /// Each deal asks for a contract of its own.
    Contract,
    /// At some table, by some house rule, two play together.
    Partners,
    /// It is made for two.
    Two,
}

impl Kin {
    /// All of them, in the order in which a player is offered them.
    pub const ALL: [Kin; 5] = [Kin::LayDown, Kin::Knock, Kin::Contract, Kin::Partners, Kin::Two];
}

impl Game {
    /// Whether it is of this kin.
    pub fn is_of(&self, kin: Kin) -> bool {
        match kin {
            Kin::LayDown => !self.is_of(Kin::Knock) && !self.is_of(Kin::Contract),
            Kin::Knock => {
                let kept = [Style::Knock, Style::Gather, Style::Shed, Style::Declare, Style::Earn];
                kept.contains(&self.style)
            }
            Kin::Contract => self.style == Style::Contract,
            Kin::Partners => {
                let houses = || self.extremes().map(|(_, options)| options).chain([Options::default()]);
                self.seats.clone().any(|seats| houses().any(|house| self.has_partners(seats, &house)))
            }
            Kin::Two => self.usual_seats == 2,
        }
    }

    fn has_partners(&self, seats: usize, house: &Options) -> bool {
        self.spec(seats, house).is_ok_and(|spec| spec.has_partners())
    }
}

#[cfg(test)]
mod tests {
    use super::super::GAMES;
    use super::*;

    fn of(kin: Kin) -> Vec<&'static str> {
        GAMES.iter().filter(|game| game.is_of(kin)).map(|game| game.id).collect()
    }

    #[test]
    fn whoever_knows_one_game_finds_those_that_are_like_it() {
        assert_eq!(of(Kin::Contract), ["liverpool", "contractrummy", "shanghai", "dummy"]);
        assert_eq!(of(Kin::Partners), ["ditch", "rummy500", "canasta"]);
        assert_eq!(of(Kin::Two), ["daylily", "ditch", "quick", "gin", "conquian"]);
        let knock = [
            "gin",
            "knockrummy",
            "viennese",
            "threethirteen",
            "indian",
            "tonk",
            "chinchon",
            "khanhoo",
            "marriage",
        ];
        assert_eq!(of(Kin::Knock), knock);
    }

    #[test]
    fn every_game_is_laid_down_kept_in_the_hand_or_has_contracts() {
        for game in GAMES {
            let ways = [Kin::LayDown, Kin::Knock, Kin::Contract];
            assert_eq!(ways.iter().filter(|way| game.is_of(**way)).count(), 1, "{game:?}");
        }
    }
}
