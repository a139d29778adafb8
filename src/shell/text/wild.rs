//! What is wild, where that changes from round to round, in words: a player must always see it.

use rummage_rules::table::Public;

use crate::shell::text::{FluentValue, Texts, cards::card_name, sentence_case};

/// What is wild in this round, in words; none where it is always the same, or this player does not know it.
pub fn words(texts: &Texts, public: &Public) -> Option<String> {
    // Where a joker was cut, no rank is wild.
    let rank = match public.wild_rank()? {
        0 => String::new(),
        rank => texts.get(&format!("rank-{rank}")),
    };
    let card = public.wild_card.map(|card| card_name(texts, public, card)).unwrap_or_default();
    let title = FluentValue::from(sentence_case(&rank));
    let values = [("title", title), ("rank", rank.into()), ("card", card.into())];
    Some(texts.told(public.spec.sheet.game, "wild-round", &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::{cards::ids::Seat, games, house::options::Options};

    fn words_in(game: &str, round: u16) -> Option<String> {
        let found = games::find(game).unwrap();
        let mut public = Public::new(found.spec(found.usual_seats, &Options::default()).unwrap(), Seat(0));
        public.round = round;
        words(&Texts::english(), &public)
    }

    #[test]
    fn the_wild_rank_is_said_where_it_changes() {
        assert_eq!(words_in("threethirteen", 1).as_deref(), Some("Threes are wild"));
        assert_eq!(words_in("threethirteen", 4).as_deref(), Some("Sixes are wild"));
        assert_eq!(words_in("threethirteen", 11).as_deref(), Some("Kings are wild"));
        assert_eq!(words_in("dummy", 4), None, "there it is always the two");
    }
}
