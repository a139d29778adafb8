//! What must be laid before more may be done, in words: the slots of a contract.

use rummage_rules::ask::Slot;

use crate::shell::text::{FluentValue, Texts, sentence_case};

/// The contract in words: "two books, one run".
pub fn words(texts: &Texts, slots: &[Slot]) -> String {
    let mut parts: Vec<(Slot, usize)> = Vec::new();
    for slot in slots {
        match parts.iter_mut().find(|(known, _)| (known.name, known.size) == (slot.name, slot.size)) {
            Some((_, count)) => *count += 1,
            None => parts.push((*slot, 1)),
        }
    }
    let part = |(slot, count): &(Slot, usize)| {
        let key = format!("contract-{}{}", slot.name, if slot.sized { "-of" } else { "" });
        let values = [
            ("count", FluentValue::from(*count)),
            ("word", FluentValue::from(texts.number(*count))),
            ("size", FluentValue::from(texts.number(slot.size))),
        ];
        texts.fmt(&key, &values)
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// The same at the beginning of a line.
pub fn title(texts: &Texts, slots: &[Slot]) -> String {
    sentence_case(&words(texts, slots))
}

/// One slot by itself: "run of seven".
pub fn slot_words(texts: &Texts, slot: Slot) -> String {
    words(texts, &[slot])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::{cards::ids::Seat, games, house::options::Options, table::Public};

    fn words_in(game: &str, round: u16, contract: u8) -> String {
        let found = games::find(game).unwrap();
        let mut public = Public::new(found.spec(found.usual_seats, &Options::default()).unwrap(), Seat(0));
        public.round = round;
        public.contracts[0] = contract;
        title(&Texts::english(), &public.slots(Seat(0)))
    }

    #[test]
    fn contracts_are_said_as_players_say_them() {
        assert_eq!(words_in("liverpool", 5, 1), "Two books, one run");
        assert_eq!(words_in("contractrummy", 6, 1), "One set, two runs");
        assert_eq!(words_in("shanghai", 7, 1), "Three runs of four");
        assert_eq!(words_in("shanghai", 9, 1), "Three sets, run of five");
        assert_eq!(words_in("dummy", 1, 6), "Two threes of a kind, run of four");
        assert_eq!(words_in("dummy", 1, 12), "Run of ten");
        assert_eq!(words_in("quick", 1, 1), "");
    }
}
