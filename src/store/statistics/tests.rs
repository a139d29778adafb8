//! What is counted, and how it adds up.

use super::{
    ledger::{End, Other, Played, Round},
    luck::{Dealt, Drawn, Kindness, Wilds},
    plot::Bars,
    tally::{Opponent, Share, Tally, points, trend},
    *,
};
use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::{Event, Seen},
    house::options::Options,
    table::{EndReason, Ending},
};

use crate::shell::{keep::Store, match_setup::BotLevel, text::Texts};

fn played(game: &str, won: bool, total: i32, rounds: &[i32]) -> Played {
    let round = |points: &i32| Round { points: *points, end: End::Other };
    let basil =
        Other { name: "bot-basil".into(), called: None, level: Some(BotLevel::Gardener), behind: won };
    Played {
        game: game.into(),
        rules: Rules::Usual,
        won,
        place: if won { 1 } else { 2 },
        total,
        seats: 2,
        rounds: rounds.iter().map(round).collect(),
        others: vec![basil],
        dealt: Dealt::default(),
        drawn: Drawn::default(),
    }
}

#[test]
fn wins_streaks_and_the_best_add_up() {
    let results = [true, true, false, true, true, true, false, true];
    let matches: Vec<Played> =
        (1..).zip(results).map(|(total, won)| played("daylily", won, total * 10, &[total, -total])).collect();
    let tally = Tally::of(&matches, Some("daylily"));
    assert_eq!(tally.wins, Share { part: 6, whole: 8 });
    assert_eq!((tally.wins.percent(), tally.streak, tally.longest), (75, 1, 3));
    assert_eq!((tally.rounds, tally.best), (16, Some(80)));
    assert_eq!(tally.by_opponent, [(Opponent::Bot("bot-basil".into()), Share { part: 6, whole: 8 })]);
    assert_eq!(Tally::of(&matches, Some("quick")), Tally::default());
}

#[test]
fn the_best_of_a_game_is_what_wins_it() {
    let matches = [played("liverpool", true, 90, &[]), played("liverpool", false, 240, &[])];
    assert_eq!(Tally::of(&matches, Some("liverpool")).best, Some(90), "the lowest total wins");
    assert_eq!(Tally::of(&matches, None).best, None, "totals of several games compare with nothing");
}

#[test]
fn games_rules_and_people_are_counted_apart() {
    let mut third = played("quick", true, 500, &[]);
    third.rules = Rules::Own("Sunday table".into());
    let person = Other { name: "bot-sorrel".into(), called: None, level: None, behind: true };
    let ada = Other { called: Some("Ada".into()), behind: false, ..person.clone() };
    third.others = vec![person.clone(), ada, person];
    let matches = [played("daylily", false, 9, &[]), played("daylily", true, 9, &[]), third];
    let tally = Tally::of(&matches, None);
    let share = |part, whole| Share { part, whole };
    assert_eq!(tally.by_game, [("daylily".into(), share(1, 2)), ("quick".into(), share(1, 1))]);
    assert_eq!(
        tally.by_rules,
        [(Rules::Usual, share(1, 2)), (Rules::Own("Sunday table".into()), share(1, 1))]
    );
    // People are called by the names they said; those who said none are one row.
    assert_eq!(
        tally.by_opponent,
        [
            (Opponent::Bot("bot-basil".into()), share(1, 2)),
            (Opponent::Person, share(2, 2)),
            (Opponent::Called("Ada".into()), share(0, 1))
        ]
    );
}

#[test]
fn percents_are_rounded_and_nothing_is_no_share() {
    let percent = |part, whole| Share { part, whole }.percent();
    assert_eq!(
        [percent(0, 0), percent(1, 3), percent(2, 3), percent(1, 8), percent(7, 7)],
        [0, 33, 67, 13, 100]
    );
}

#[test]
fn the_trend_looks_back_so_far_and_no_further() {
    let shares = trend(&[true, false, false, true], 2);
    let parts: Vec<_> = shares.iter().map(|share| (share.part, share.whole)).collect();
    assert_eq!(parts, [(1, 1), (1, 2), (0, 2), (1, 2)]);
    assert!(trend(&[], 8).is_empty());
}

#[test]
fn numbers_are_heaped_up_in_bars() {
    let bars = Bars::of(&[-12, -3, 0, 4, 5, 9, 14, 15, 15, 34], 10).unwrap();
    assert_eq!((bars.from, bars.width), (-15, 5));
    assert_eq!(bars.counts, [1, 0, 1, 2, 2, 1, 2, 0, 0, 1]);
    assert_eq!((bars.middle, bars.middle_bar()), (9, 4));
    assert_eq!(Bars::of(&[7], 10).unwrap().counts, [1]);
    assert_eq!(Bars::of(&[], 10), None);
    assert_eq!(Bars::of(&[i32::MIN, i32::MAX], 10), None, "no bars are so wide");
}

#[test]
fn points_of_a_game_are_those_of_its_rounds() {
    let matches = [played("daylily", true, 9, &[4, 5]), played("quick", true, 9, &[100])];
    assert_eq!(points(&matches, "daylily"), [4, 5]);
}

#[test]
fn a_match_counts_once_however_often_its_end_is_seen() {
    let mut ledger = Ledger::default();
    ledger.begin("daylily");
    for _ in 0..2 {
        // The program may have been ended between the count and the save of the match.
        let text = serde_json::to_string(&ledger).unwrap();
        ledger = Ledger::read(&text).unwrap();
        ledger.finish("daylily".into(), played("daylily", true, 30, &[10, 0, 20]));
    }
    assert_eq!(ledger.matches.len(), 1);
    ledger.begin("daylily");
    ledger.finish("daylily".into(), played("daylily", false, 3, &[3]));
    assert_eq!(ledger.matches.len(), 2);
}

#[test]
fn ends_of_rounds_add_up() {
    let mut one = played("daylily", true, 30, &[10, 0, 20, 0]);
    one.rounds[0].end = End::You;
    one.rounds[3].end = End::Stock;
    let ends = Tally::of(&[one], None).ends;
    assert_eq!(ends.map(|share| (share.part, share.whole)), [(1, 4), (2, 4), (1, 4), (0, 4)]);
}

#[test]
fn a_round_that_a_seat_has_closed_is_no_quiet_one() {
    let end = |why, by: Option<usize>| End::of(&Ending { why, by: by.map(Seat::at) }, Seat(0));
    let closes = [EndReason::Closed, EndReason::ClosedClean, EndReason::ClosedWhole, EndReason::LastLeft];
    for why in closes {
        assert_eq!([end(why, Some(0)), end(why, Some(1))], [End::You, End::Other], "{why:?}");
    }
    assert_eq!(end(EndReason::StockOut, None), End::Stock);
    assert_eq!(end(EndReason::Stopped, Some(0)), End::Quiet);
}

#[test]
fn wild_cards_are_held_against_their_share_of_the_deck() {
    let mut one = played("liverpool", true, 30, &[30]);
    // Ten cards a round for seven rounds, from two packs with four jokers.
    one.dealt = Dealt { cards: 70, wilds: 4, deck: 108, deck_wilds: 4 };
    let mut ditch = played("ditch", true, 30, &[30]);
    ditch.dealt = Dealt { cards: 0, wilds: 0, deck: 52, deck_wilds: 0 };
    let mut two = one.clone();
    two.drawn = Drawn { cards: 30, wilds: 2, kept: 12 };
    let tally = Tally::of(&[one, two, ditch], None);
    assert_eq!((tally.wilds.came, format!("{:.2}", tally.wilds.expected).as_str()), (10, "6.30"));
    assert_eq!(tally.kept, Share { part: 12, whole: 30 });
    let mut none = Wilds::default();
    none.add(Dealt { cards: 5, wilds: 1, deck: 0, deck_wilds: 1 }, Drawn::default());
    assert_eq!(none.expected, 0.0, "no deck, no share");
}

#[test]
fn luck_is_told_where_one_in_twenty_has_it() {
    // A twentieth of the deck, four hundred cards: twenty are usual, and six players in ten get 16 to 24.
    let kindness = |wilds| {
        let mut all = Wilds::default();
        all.add(Dealt { cards: 400, wilds, deck: 100, deck_wilds: 5 }, Drawn::default());
        all.kindness()
    };
    assert_eq!(
        [12, 13, 20, 27, 28].map(kindness),
        [Kindness::Few, Kindness::Usual, Kindness::Usual, Kindness::Usual, Kindness::Many]
    );
    let mut few = Wilds::default();
    few.add(Dealt { cards: 40, wilds: 9, deck: 100, deck_wilds: 5 }, Drawn::default());
    assert_eq!(few.kindness(), Kindness::Usual, "nothing is said of forty cards");
}

#[test]
fn a_drawn_card_is_kept_unless_it_is_thrown_in_the_same_turn() {
    let (me, other) = (Seat(0), Seat(1));
    let spec = games::find("liverpool").unwrap().spec(3, &Options::default()).unwrap();
    let wild = spec.deck.cards().find(|card| spec.is_wild(*card)).unwrap();
    let cards: Vec<CardId> = spec.deck.cards().filter(|card| !spec.is_wild(*card)).take(3).collect();
    let drew = |seat, card| Event::Drew { seat, card: Seen::Face(card) };
    let events = [
        Event::RoundBegan { round: 1, dealer: me },
        Event::Dealt {
            hands: vec![vec![Seen::Face(cards[0]), Seen::Face(wild)], vec![Seen::Back; 2], Vec::new()],
            stock: vec![],
        },
        Event::TurnBegan { seat: me },
        drew(me, cards[1]),
        Event::Discarded { seat: me, card: cards[1] },
        Event::TurnBegan { seat: other },
        Event::Drew { seat: other, card: Seen::Back },
        Event::Discarded { seat: other, card: cards[2] },
        Event::TurnBegan { seat: me },
        drew(me, wild),
        Event::Discarded { seat: me, card: cards[0] },
        Event::TurnBegan { seat: me },
        Event::Took { seat: me, card: cards[2] },
        Event::Discarded { seat: me, card: wild },
    ];
    let (dealt, drawn) = luck::told(&events, me, &spec);
    assert_eq!((dealt.cards, dealt.wilds), (2, 1));
    assert_eq!(drawn, Drawn { cards: 2, wilds: 1, kept: 1 });
}

#[test]
fn what_is_no_ledger_is_set_aside_and_told_once() {
    for nonsense in
        ["", "{", "[]", r#"{"version":9,"matches":[],"counted":[]}"#, r#"{"version":1,"matches":5}"#]
    {
        let mut keeper = Keeper::new(Store::memory());
        keeper.keep(NAME, nonsense);
        let mut statistics = recall(&mut keeper);
        assert!(statistics.ledger.matches.is_empty());
        let told = statistics.take_trouble().unwrap();
        assert!(told.contains("statistics.damaged"), "{told}");
        assert_eq!(statistics.take_trouble(), None);
    }
}

#[test]
fn a_table_is_one_line_a_match_and_no_formula() {
    let mut first = played("daylily", true, 42, &[-3, 45]);
    first.rules = Rules::Own("=1+1, \"ours\"".into());
    first.rounds[1].end = End::You;
    let mut ledger = Ledger::default();
    ledger.matches = vec![first, played("quick", false, -7, &[-7])];
    let table = csv::write(&ledger, &Texts::english());
    let lines: Vec<&str> = table.split("\r\n").collect();
    assert_eq!(lines.len(), 4, "a head, two matches and the end");
    assert_eq!(
        lines[1],
        "1,Daylily Rummy,\"'=1+1, \"\"ours\"\"\",2,1,1,42,2,'-3 45,other you,Basil (Gardener),0,0,0,0,0.00"
    );
    assert_eq!(lines[2], "2,QuickRummy,The usual rules,2,2,0,-7,1,-7,other,Basil (Gardener),0,0,0,0,0.00");
}
