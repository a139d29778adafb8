//! The codes that a game's refusals carry are those of its sheet: over random matches with nonsense asked, and over its scenario files.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::cards::ids::MeldId;
use rummage_rules::cards::shuffle::below;
use rummage_rules::games::{GAMES, Game};
use rummage_rules::prelude::*;
use rummage_rules::table::Table;
use rummage_tools::sim::chaos;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A code, and where it came from.
type Codes = BTreeMap<String, String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Something that a seat which is asked could well mean: its own cards, on melds that lie there or not.
fn meant(table: &Table, rng: &mut ChaCha8Rng) -> Option<(Seat, Action)> {
    let mut number = |bound: usize| below(rng, u32::try_from(bound.max(1)).expect("few")) as usize;
    let seat = *table.public.asked().first()?;
    let hand = &table.hands[seat.index()];
    let card = *hand.get(number(hand.len()))?;
    let meld = MeldId(u8::try_from(number(table.public.melds.len() + 1)).expect("few melds"));
    let swap = Swap { natural: card, meld };
    let melds = vec![MeldPlan { cards: hand.iter().copied().take(4).collect(), ..MeldPlan::default() }];
    let action = match number(6) {
        0 => Action::LayOff { card, named: None, meld, end: None, beside: table.public.spec.tableau.rides },
        1 => Action::SwapWild { swap, place: Place::LayOff(meld, None) },
        2 => Action::SwapWild { swap, place: Place::Discard },
        3 => Action::LayDown { melds, swaps: vec![swap] },
        4 => Action::Draw(Source::Row(card)),
        _ => Action::discard(card),
    };
    Some((seat, action))
}

/// The codes of all refusals that a table gives to nonsense and to what is legal elsewhere.
fn ask(table: &Table, rng: &mut ChaCha8Rng, codes: &mut Codes) {
    let nonsense: Vec<_> = (0..8).map(|_| chaos::action(table, rng)).collect();
    for (seat, action) in nonsense.into_iter().chain((0..4).filter_map(|_| meant(table, rng))) {
        if let Err(refusal) = table.check(seat, &action) {
            let cited = if refusal.rule.is_empty() { ", which names no rule" } else { "" };
            codes
                .entry(format!("{}{cited}", refusal.code))
                .or_insert_with(|| format!("{action:?}: {refusal}"));
        }
    }
}

/// The codes of random matches at tables with these house rules.
fn played(game: &Game, options: &Options, seed: u64, codes: &mut Codes) {
    let Ok(mut host) = Host::new(game, game.usual_seats, options.clone(), Seed(u128::from(seed))) else {
        return;
    };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..250 {
        ask(host.truth(), &mut rng, codes);
        host.settle();
        let asked = host.asked();
        let Some(seat) = asked.get(below(&mut rng, asked.len().max(1) as u32) as usize) else {
            host.step();
            continue;
        };
        let actions = host.view(*seat).suggest(usize::MAX);
        let action = &actions[below(&mut rng, actions.len() as u32) as usize];
        host.act(*seat, action).expect("a suggested action is legal");
    }
}

/// The codes that the scenarios of a game expect.
fn expected(game: &Game, codes: &mut Codes) {
    let folder = root().join("tests/scenarios").join(game.id);
    for file in
        std::fs::read_dir(&folder).expect("the game has scenarios").map(|file| file.expect("a file").path())
    {
        let text = std::fs::read_to_string(&file).expect("text");
        // A finer reason may follow after a colon.
        for code in text.split("expect = \"").skip(1).filter_map(|rest| rest.split(['"', ':']).next()) {
            if code != "ok" {
                codes.entry(code.into()).or_insert_with(|| file.display().to_string());
            }
        }
    }
}

/// Every code that a game is seen to give, with its house rules at both ends.
fn given(game: &Game) -> Codes {
    let mut codes = Codes::new();
    expected(game, &mut codes);
    (0..6).for_each(|seed| played(game, &Options::default(), seed, &mut codes));
    for (number, (def, value)) in (100..)
        .zip(game.options.iter().flat_map(|def| def.extremes().into_iter().map(move |value| (def, value))))
    {
        let mut options = Options::default();
        options.set(def.key, value);
        played(game, &options, number, &mut codes);
    }
    codes
}

/// The codes of a game: in its sheet's own list, the line that begins with `Reject codes:`, else in its row of the family's page.
fn listed(game: &str) -> BTreeSet<String> {
    let sheet = std::fs::read_to_string(root().join("docs/rules").join(format!("{game}.md")));
    let page = family();
    let own = |line: &&str| line.trim_start_matches("- ").starts_with("Reject codes:");
    let row = |line: &&str| line.starts_with(&format!("| {game} |"));
    let line = match &sheet {
        Ok(sheet) => sheet.lines().find(own),
        Err(_) => page.lines().find(row),
    };
    codes_in(line.unwrap_or_else(|| panic!("{game} has no list of codes")))
}

/// The family's page.
fn family() -> String {
    std::fs::read_to_string(root().join("docs/rules/FAMILY.md")).expect("the family's page")
}

/// The words between backticks that are written as codes are.
fn codes_in(text: &str) -> BTreeSet<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned).collect()
}

/// The codes of the family's vocabulary.
fn vocabulary() -> BTreeSet<String> {
    let text = family();
    let table = text.split("| Reason | Covers | Codes |").nth(1).and_then(|rest| rest.split("\n\n").next());
    codes_in(
        &table.expect("the vocabulary").lines().filter_map(|row| row.split('|').nth(3)).collect::<String>(),
    )
}

#[test]
fn every_code_that_a_game_gives_is_in_its_list() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let list = listed(game.id);
        let codes = given(game);
        assert!(codes.len() > 4, "{}: hardly a refusal: {codes:?}", game.id);
        wrong.extend(
            codes
                .iter()
                .filter(|(code, _)| !list.contains(*code))
                .map(|(code, from)| format!("{}: {code} by {from}", game.id)),
        );
    }
    assert!(wrong.is_empty(), "no list has\n{}", wrong.join("\n"));
}

#[test]
fn the_vocabulary_of_the_family_has_every_code_once() {
    let source = include_str!("../../rules/src/refusal.rs");
    let body =
        source.split("pub enum Code {").nth(1).and_then(|rest| rest.split("\n}").next()).expect("the codes");
    let codes: BTreeSet<String> = body
        .lines()
        .filter_map(|line| Some(line.trim().strip_suffix(',')?.to_owned()))
        .filter(|line| !line.starts_with("//"))
        .collect();
    assert_eq!(vocabulary(), codes);
}
