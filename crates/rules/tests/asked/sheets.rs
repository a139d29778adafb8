//! What is told of the count: what the match goes to, what a hand is worth, whose round it was, what the cut pays.

use super::met;
use crate::common;
use rummage_rules::ask::{CloseChance, Goal, Made, Measure, Passing, Wins, Worth};
use rummage_rules::games;
use rummage_rules::melds::pattern;
use rummage_rules::prelude::*;
use rummage_rules::table::{EndReason, StepKind};
use std::collections::BTreeSet;

fn table(game: &str, options: &str) -> Public {
    let found = games::find(game).expect("the game is there");
    let options = Options::parse(options).expect("options that can be");
    Public::new(found.spec(found.usual_seats, &options).expect("it is played by so many"), Seat(0))
}

#[test]
fn a_match_goes_to_what_its_options_say() {
    let goal = |game: &str, options: &str| table(game, options).spec.goal();
    assert_eq!(goal("daylily", ""), Goal::Total(100));
    assert_eq!(goal("ditch", "end_mode=hands"), Goal::Rounds(12));
    assert_eq!(goal("dummy", "end_mode=first_to_finish"), Goal::Contracts(12));
    assert_eq!(goal("gin", ""), Goal::Total(100));
    assert!(matches!(goal("gin", "hollywood=on"), Goal::Lanes { lanes: 3, .. }));
    assert_eq!(table("liverpool", "").spec.wins(), Wins::Lowest);
    assert_eq!(table("rummy500", "").spec.wins(), Wins::Highest);
    assert!(table("ditch", "").side_of(Seat(0)).is_none());
}

#[test]
fn a_match_goes_on_while_there_is_something_to_do() {
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 300, |played| {
            let public = &played.table().public;
            let progress = public.progress();
            assert!(progress.of > 0, "{name}: {progress:?}");
            let counted = !public.winners.is_empty() || public.due() == Due::Step(StepKind::NextRound);
            if let (Goal::Rounds(_), true, true) = (public.spec.goal(), counted, public.round > 0) {
                let over = !public.winners.is_empty();
                assert!(!over || progress.done >= progress.of, "{name}: {progress:?}");
            }
            assert_eq!(public.ranking().len(), public.spec.seats, "{name}");
        });
    }
}

#[test]
fn what_is_left_over_may_be_shown_where_the_judge_says_so() {
    let (mut shown, mut measures) = (0, BTreeSet::new());
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 120, |played| {
            let public = &played.table().public;
            for view in public.asked().into_iter().map(|seat| played.table().view(seat)) {
                let never = view.close_chance() == CloseChance::Never;
                assert_eq!(view.left_over(&[]).is_none(), never, "{name}");
                assert!(!never || view.measure().is_none(), "{name}");
                if let Some(Measure::AtMost(limit)) = view.measure() {
                    assert_eq!(Some(limit), public.close_limit(), "{name}");
                }
                measures.extend(view.measure().map(|measure| format!("{measure:?}")[..5].to_owned()));
                for action in view.suggest(usize::MAX) {
                    let Action::Close { discard, .. } = action else { continue };
                    let picked: Vec<CardId> = discard.into_iter().collect();
                    let (left, limit) = (view.left_over(&picked), public.close_limit());
                    assert!(
                        left <= limit && view.close_chance() == CloseChance::There,
                        "{name}: {left:?}, {limit:?}"
                    );
                    let (Worth::LeftOver(least) | Worth::Gathered { left: least, .. }) = view.worth(&picked)
                    else {
                        panic!("{name}: a hand that can be shown is measured by what is left over of it");
                    };
                    assert_eq!(Some(least), left, "{name}");
                    shown += 1;
                }
            }
        });
    }
    assert!(shown > 100, "{shown} hands could be shown");
    assert!(measures.len() > 2, "{measures:?}");
}

#[test]
fn cards_are_worth_what_the_sheet_counts() {
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 100, |played| {
            let public = &played.table().public;
            for view in public.asked().into_iter().map(|seat| played.table().view(seat)) {
                let held: i32 = view.hand.iter().map(|card| public.spec.value(*card)).sum();
                match view.worth(&[]) {
                    Worth::LeftOver(left) => assert!(left <= held, "{name}: {left} of {held}"),
                    Worth::ToSee(lacking) => {
                        let sees = view
                            .suggest(usize::MAX)
                            .iter()
                            .any(|action| matches!(action, Action::LayDown { melds, .. } if melds.len() > 1));
                        assert!(!sees || lacking == 0, "{name}: {lacking}");
                    }
                    Worth::Gathered { scored, left } => {
                        let melds = public.spec.best_split(&view.hand).melds;
                        let read = |meld: &Vec<CardId>| pattern::read(&public.spec, meld).expect("a meld");
                        let best: i32 = melds.iter().map(|meld| public.spec.worth(&read(meld))).sum();
                        let throws_one = view.hand.len() > public.spec.deal.hand(public.round);
                        assert!(scored == best || throws_one && scored < best, "{name}: {scored}, {best}");
                        assert!(left <= held, "{name}: {left} of {held}");
                    }
                    Worth::ToLay(more) => {
                        let laid: usize = public.melds_of(view.seat).map(Meld::len).sum();
                        let held = view.hand.len();
                        let enough = public.spec.ends.melded;
                        assert_eq!(more as usize, enough.map_or(held, |enough| enough - laid), "{name}");
                    }
                    Worth::Caught(sum) | Worth::Held(sum) | Worth::Laid { held: sum, .. } => {
                        assert_eq!(sum, held, "{name}");
                    }
                    Worth::Completing { .. } => assert_eq!(public.passing(), Passing::Enough, "{name}"),
                }
            }
        });
    }
}

#[test]
fn an_exact_cut_lifts_what_is_dealt() {
    let mut cuts = 0;
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 30, |played| {
            let public = &played.table().public;
            let fresh =
                public.turns.iter().sum::<u16>() == 1 && public.in_turn.drawn == 0 && !public.in_turn.moved;
            let Some(cut) = public.exact_cut().filter(|_| fresh && public.taken.is_none()) else { return };
            let dealt = public.spec.deck.len() - public.stock_size;
            cuts += usize::from(dealt == cut.cards);
            assert!(dealt >= cut.cards, "{name}: {dealt} of {}", cut.cards);
        });
    }
    assert!(cuts > 5, "{cuts} deals after a cut");
}

#[test]
fn a_recycled_pile_keeps_what_is_said() {
    let mut recycled = 0;
    for (_, name, mut played) in met::tables() {
        let mut rng = common::rng(3);
        for _ in 0..500 {
            let due = played.table().due();
            if due == Due::Nothing {
                break;
            }
            let kept = played.table().public.kept_on_recycle();
            common::go_on(&mut played, &mut rng);
            if due == Due::Step(StepKind::Recycle) {
                recycled += 1;
                assert_eq!(played.table().public.discard.len(), kept, "{name}");
            }
        }
    }
    assert!(recycled > 10, "{recycled} piles were recycled");
}

/// A counted round that the second of four has ended by closing, with these points; before it they had these totals.
fn closed_round(game: &str, before: [i32; 4], points: [i32; 4]) -> Public {
    let found = games::find(game).expect("the game is there");
    let spec = found.spec(4, &Options::default()).expect("four can play");
    let mut public = Public::new(spec, Seat(0));
    let ending = Some(Ending { why: EndReason::Closed, by: Some(Seat(1)) });
    (public.round, public.closed, public.ending) = (3, ending, ending);
    public.totals = before.iter().zip(points).map(|(before, made)| before + made).collect();
    let line = |(seat, amount): (Seat, i32)| ScoreLine { seat, label: "loose", amount };
    public.sheets = vec![public.seats().zip(points).map(line).collect()];
    public
}

#[test]
fn the_round_is_the_best_ones_and_who_is_out_has_none() {
    let kept = |before, points| closed_round("viennese", before, points).kept_ahead(Seat(1));
    assert!(kept([0; 4], [9, 3, 5, 4]), "the fewest points");
    assert!(kept([0; 4], [9, 3, 3, 4]), "of equals whoever closed");
    assert!(!kept([0; 4], [9, 3, 2, 4]), "another had fewer");
    let limit = closed_round("viennese", [0; 4], [0; 4]).spec.plan.puts_out().expect("a total puts out");
    assert!(kept([limit, 0, 0, 0], [0, 3, 5, 4]), "whoever was out before did not play");
    let best = |points| closed_round("knockrummy", [0; 4], points).best_of_round();
    assert_eq!(best([-5, 15, -5, -5]), Some(Seat(1)));
    assert_eq!(best([-5, -10, 20, -5]), Some(Seat(2)), "the lowest hand wins, whoever closed");
    assert_eq!(
        Public { closed: None, ..closed_round("basic", [0; 4], [0, 7, 9, 0]) }.best_of_round(),
        Some(Seat(1))
    );
}

#[test]
fn a_line_of_a_sheet_shows_the_cards_that_made_it() {
    let made = |game: &str, label: &str| table(game, "").spec.made(label);
    assert_eq!(made("daylily", "scoring-melds"), Some(Made::Laid));
    assert_eq!(made("daylily", "festival"), None);
    assert_eq!([made("ditch", "singles"), made("ditch", "laid")], [None, Some(Made::Laid)]);
    assert_eq!([made("rummy500", "laid"), made("rummy500", "held")], [Some(Made::Laid), Some(Made::Held)]);
    assert_eq!([made("liverpool", "held"), made("basic", "others")], [Some(Made::Held); 2]);
    assert_eq!([made("viennese", "loose"), made("threethirteen", "loose")], [Some(Made::LeftOver); 2]);
    assert_eq!([made("gin", "deadwood"), made("gin", "no such line")], [None; 2]);
}

#[test]
fn what_is_left_over_has_a_line_of_its_own_where_no_other_tells_it() {
    let compares: Vec<&str> = games::GAMES
        .iter()
        .map(|game| game.id)
        .filter(|game| table(game, "").spec.compares_hands())
        .collect();
    assert_eq!(compares, ["gin", "knockrummy", "indian", "tonk"]);
}

#[test]
fn cards_go_round_from_the_seat_after_the_dealer() {
    for (_, name, mut played) in met::tables() {
        met::watch(&mut played, 3, |played| {
            let public = &played.table().public;
            let order = public.dealing_order();
            assert_eq!(order.last(), Some(&public.dealer), "{name}");
            assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), public.spec.seats, "{name}");
        });
    }
}
