//! Codes of matches of every game come back whole; spoilt ones are refused in a sentence, whatever was done to them.

use super::*;
use crate::cards::shuffle::Seed;
use crate::games::GAMES;
use crate::record::Until;
use proptest::prelude::*;

/// A match of this game whose seats take the first way on, so many times.
fn played(game: usize, actions: usize) -> MatchRecord {
    let game = GAMES[game % GAMES.len()];
    let mut played = Match::new(game, game.usual_seats, Options::default(), Seed(7)).expect("a usual table");
    while played.record().actions.len() < actions {
        played.settle();
        let Due::Seat(seat) = played.table().public.due() else { break };
        let action = played.table().view(seat).suggest(1).pop().expect("an asked seat has a way on");
        played.act(seat, &action).expect("what is suggested is legal");
    }
    played.take_steps(Until::Asked, &mut |_, _| ());
    played.record().clone()
}

fn chairs() -> Vec<String> {
    ["setup-you", "bot-basil:gardener"].map(Into::into).to_vec()
}

#[test]
fn a_match_of_every_game_comes_back_whole() {
    for game in 0..GAMES.len() {
        for practice in [false, true] {
            let record = MatchRecord { practice, ..played(game, 40) };
            let code = code(&record, &chairs());
            assert!(is_code(&code) && code.len() < 700, "{}: {} letters", record.game, code.len());
            let shared = Shared { record, chairs: chairs(), over: false };
            assert_eq!(read(&code), Ok(shared.clone()));
            let by_hand = code.to_lowercase().replace('1', "l").replace('0', "o");
            let lines: Vec<&str> =
                by_hand.as_bytes().chunks(60).filter_map(|l| str::from_utf8(l).ok()).collect();
            assert_eq!(read(&lines.join("\n ")), Ok(shared), "in lines and small letters");
        }
    }
}

#[test]
fn what_is_no_code_is_said_to_be_none() {
    let good = code(&played(0, 10), &chairs());
    assert_eq!(read(""), Err(ShareError::Begin));
    assert_eq!(read("1GK3-PM45"), Err(ShareError::Begin), "house rules");
    assert_eq!(read("M1"), Err(ShareError::Check));
    assert_eq!(read(&good.replacen("M1", "M1?", 1)), Err(ShareError::Character('?')));
    assert_eq!(read(&format!("M1{}", "0".repeat(LONGEST + 1))), Err(ShareError::Long));
    assert_eq!(read(&good[..good.len() - 4]), Err(ShareError::Check));
    let game = GAMES[0].id;
    let later = pack(&format!("9 1 {game} 2 07\n\n\n"));
    assert_eq!(read(&later), Err(ReplayError::Format(9).into()));
    let options = pack(&format!("1 1 {game} 2 07\nno_such_rule=3\n\n"));
    assert!(
        matches!(read(&options), Err(ShareError::Replay(ReplayError::Options(_)))),
        "{:?}",
        read(&options)
    );
}

#[test]
fn a_small_code_of_a_huge_text_is_not_unfolded() {
    let bomb = pack(&"P0 draw\n".repeat(4 << 20));
    assert!(bomb.len() < LONGEST * 2);
    assert_eq!(read(&bomb), Err(ShareError::Long));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_slip_is_noticed(game in 0..6usize, at in any::<prop::sample::Index>(), to in "[0-9A-Z]", kind in 0..4) {
        let good = code(&played(game, 12), &chairs());
        let mut letters: Vec<char> = good.chars().collect();
        let at = at.index(letters.len());
        match kind {
            0 => letters[at] = to.chars().next().unwrap_or('0'),
            1 => drop(letters.remove(at)),
            2 => letters.insert(at, to.chars().next().unwrap_or('0')),
            _ => letters.truncate(at),
        }
        let spoilt: String = letters.into_iter().collect();
        if let Ok(read_back) = read(&spoilt) {
            // What does not change the bytes changes nothing: the last digit has spare bits.
            prop_assert_eq!(read_back, read(&good).expect("a good code"));
        }
    }

    #[test]
    fn a_spoilt_match_is_refused_in_a_sentence(
        game in 0..6usize,
        at in any::<prop::sample::Index>(),
        word in "[ -~\n]{0,12}",
        cut in 0..9usize,
    ) {
        let mut text = written(&played(game, 12), &chairs());
        let at = at.index(text.len());
        text.replace_range(at..(at + cut).min(text.len()), &word);
        if let Err(fault) = read(&pack(&text)) {
            prop_assert!(!fault.to_string().is_empty());
        }
    }

    #[test]
    fn any_text_at_all_is_read_without_harm(text in "(M1)?[ -~]{0,200}") {
        prop_assert!(read(&text).is_err());
    }
}
