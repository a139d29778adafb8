//! Everything that a seat may do is in the list, or its kind is said to be only sampled: held against all actions that can be written.

use crate::common;
use rummage_rules::action::{Choice, Place, Swap};
use rummage_rules::cards::ids::MeldId;
use rummage_rules::games::GAMES;
use rummage_rules::judge::Verdict;
use rummage_rules::moves::all::Every;
use rummage_rules::prelude::*;

const ENDS: [Option<End>; 3] = [None, Some(End::Low), Some(End::High)];

/// Every action of one or two cards, and every meld of up to four cards, legal or not, by the word of its kind.
fn writable(view: &View) -> Vec<(&'static str, Action)> {
    let public = &view.public;
    let melds = (0..=u8::try_from(public.melds.len()).expect("few melds")).map(MeldId).collect::<Vec<_>>();
    let close = public.spec.ends.close.as_ref().map_or("close", |rule| rule.words().loose);
    let mut all = vec![
        ("draw", Action::Draw(Source::Stock)),
        ("take", Action::Draw(Source::Discard)),
        ("stop", Action::Pass),
        ("drop", Action::Drop),
        ("knock", Action::Knock),
        ("pass", Action::Discard(Vec::new())),
        (close, Action::Close { discard: None, melds: Vec::new() }),
    ];
    let answers = [Choice::Buy, Choice::Rummy, Choice::Dig(true), Choice::Dig(false), Choice::No];
    all.extend(answers.map(|choice| ("answer", Action::Answer(choice))));
    all.extend((0..=u8::MAX).map(|number| ("cut", Action::Answer(Choice::Cut(number)))));
    for card in public.spec.deck.cards() {
        all.push(("take", Action::Draw(Source::Row(card))));
        all.push(("discard", Action::discard(card)));
        all.push((close, Action::close(card)));
        for (meld, end) in melds.iter().flat_map(|meld| ENDS.map(|end| (*meld, end))) {
            all.extend(
                [true, false].map(|beside| ("lay", Action::LayOff { card, named: None, meld, end, beside })),
            );
        }
    }
    for (natural, meld) in view.hand.iter().flat_map(|card| melds.iter().map(move |meld| (*card, *meld))) {
        let swap = Swap { natural, meld };
        all.push(("swap", Action::SwapWild { swap, place: Place::Discard }));
        let places = melds.iter().flat_map(|meld| ENDS.map(|end| Place::LayOff(*meld, end)));
        all.extend(places.map(|place| ("swap", Action::SwapWild { swap, place })));
    }
    let hand = &view.hand[..view.hand.len().min(10)];
    let of_the_hand =
        |mask: u32| (0..hand.len()).filter(move |place| mask >> place & 1 == 1).map(|at| hand[at]);
    let groups = (0..1u32 << hand.len()).filter(|mask| (1..=4).contains(&mask.count_ones()));
    for cards in groups.map(|mask| of_the_hand(mask).collect::<Vec<_>>()) {
        for from_pile in 0..3 {
            let melds = vec![MeldPlan { cards: cards.clone(), from_pile, ..MeldPlan::default() }];
            all.push(("meld", Action::LayDown { melds, swaps: Vec::new() }));
        }
    }
    all
}

/// What an action comes to; of melds with cards that look alike all come to the same.
fn outcome(view: &View, verdict: &Verdict) -> String {
    let Verdict::LayDown(laid) = verdict else { return format!("{verdict:?}") };
    let deck = &view.public.spec.deck;
    let mut codes: Vec<&str> =
        laid.melds.iter().flat_map(|(meld, _)| meld.cards()).map(|card| deck.code(card)).collect();
    codes.sort_unstable();
    codes.join(" ")
}

/// Looks at what the seats that are asked may do; how many actions of the list were met.
fn compare(view: &View) -> usize {
    let public = &view.public;
    let Every { actions, sampled } = view.every_action();
    let verdict = |action: &Action| public.judge(&view.hand, view.seat, action);
    let listed: Vec<String> = actions
        .iter()
        .map(|action| outcome(view, &verdict(action).expect("what is listed is legal")))
        .collect();
    let mut met = 0;
    for (kind, action) in writable(view) {
        let Ok(legal) = verdict(&action) else { continue };
        let found = listed.contains(&outcome(view, &legal));
        assert!(found || sampled.contains(&kind), "{}: {action:?} is not listed", public.spec.sheet.game);
        met += usize::from(found);
    }
    let suggested = view.suggest(usize::MAX);
    let is_listed = |action: &Action| listed.contains(&outcome(view, &verdict(action).expect("it is legal")));
    assert!(suggested.iter().all(is_listed), "{}: a suggestion is not listed", public.spec.sheet.game);
    met
}

#[test]
fn whatever_is_legal_is_listed_or_of_a_kind_that_is_only_sampled() {
    for game in GAMES {
        let mut met = 0;
        for seed in 0..3 {
            let mut rng = common::rng(seed);
            let mut played = common::new_match(game, game.usual_seats, seed);
            for step in 0..300 {
                common::go_on(&mut played, &mut rng);
                // Every third moment, so that all seats come to be asked.
                if step % 3 == 0 {
                    for seat in played.table().public.asked() {
                        met += compare(&played.table().view(seat));
                    }
                }
            }
        }
        assert!(met > 100, "{}: only {met} actions were compared", game.id);
    }
}

#[test]
fn what_is_sampled_is_said_and_what_is_not_is_not() {
    let offered = common::new_match(rummage_rules::games::find("gin").expect("there is Gin"), 2, 7);
    let mut played = offered;
    played.settle();
    let seat = played.table().public.asked()[0];
    let every = played.table().view(seat).every_action();
    let nothing: [&str; 0] = [];
    assert_eq!(
        (every.actions, &every.sampled[..]),
        (vec![Action::Draw(Source::Discard), Action::Pass], &nothing[..])
    );
    let mut cut =
        common::new_match(rummage_rules::games::find("liverpool").expect("there is Liverpool"), 3, 7);
    cut.settle();
    let seat = cut.table().public.asked()[0];
    let every = cut.table().view(seat).every_action();
    assert_eq!(every.actions.len(), 107, "every cut of 108 cards: {:?}", every.actions.len());
    cut.act(seat, &Action::Answer(Choice::Cut(31))).expect("a cut");
    cut.settle();
    let seat = cut.table().public.asked()[0];
    cut.act(seat, &Action::Draw(Source::Discard)).expect("the card on offer");
    assert_eq!(cut.table().view(seat).every_action().sampled, ["meld", "down"]);
}
