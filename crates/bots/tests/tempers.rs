//! Tempers: what each likes shows in its play, and it is still play of its level.

use rummage_bots::{Budget, Level, Temper, seat_guest};
use rummage_host::Host;
use rummage_rules::games::{GAMES, Game};
use rummage_rules::prelude::*;

/// How often a temper did otherwise than a steady player of the same view, by what it did.
#[derive(Clone, Copy, Default, Debug)]
struct Otherwise {
    dearer: u32,
    cheaper: u32,
    open: u32,
    unseen: u32,
}

impl Otherwise {
    fn add(&mut self, view: &View, steady: &Action, liked: &Action) {
        assert_eq!(view.check(liked), Ok(()));
        let worth = |cards: &[CardId]| cards.iter().map(|card| view.public.spec.value(*card)).sum::<i32>();
        match (steady, liked) {
            (Action::Discard(usual), Action::Discard(other)) => {
                self.dearer += u32::from(worth(other) > worth(usual));
                self.cheaper += u32::from(worth(other) < worth(usual));
            }
            (Action::Draw(Source::Stock), Action::Draw(Source::Discard)) => self.open += 1,
            (Action::Draw(Source::Discard), Action::Draw(Source::Stock)) => self.unseen += 1,
            (usual, other) => assert_eq!(usual, other),
        }
    }

    /// How often it did what this temper does not like.
    fn against(self, temper: Temper) -> u32 {
        let Otherwise { dearer, cheaper, open, unseen } = self;
        match temper {
            Temper::Steady => dearer + cheaper + open + unseen,
            Temper::Careful => cheaper + open,
            Temper::Greedy => dearer + unseen,
            Temper::Daring => dearer + open,
        }
    }
}

/// A match of the steadiest who play nothing out, at every action of which one of each temper is asked what it would do.
fn otherwise(game: &Game, actions: usize) -> [Otherwise; 4] {
    let mut found = [Otherwise::default(); 4];
    let mut host = Host::new(game, game.usual_seats, Options::default(), Seed(11)).unwrap();
    let spec = game.spec(game.usual_seats, &Options::default()).unwrap();
    let level = Level::swift_at(&spec).next_back().unwrap();
    for _ in 0..actions {
        let done = host.go_on(|view| {
            // All guess alike, where they guess.
            let would = Temper::ALL.map(|temper| seat_guest(level, temper, 1).choose(view, Budget(4)));
            found.iter_mut().zip(&would).for_each(|(found, liked)| found.add(view, &would[0], liked));
            would[0].clone()
        });
        if done.expect("a bot's action is legal").is_none() {
            break;
        }
    }
    found
}

#[test]
fn each_temper_does_what_it_likes_and_nothing_else() {
    let mut told_apart = [0; 4];
    for game in GAMES {
        for ((temper, found), games) in Temper::ALL.into_iter().zip(otherwise(game, 150)).zip(&mut told_apart)
        {
            assert_eq!(found.against(temper), 0, "{} {temper:?}: {found:?}", game.id);
            let Otherwise { dearer, cheaper, open, unseen } = found;
            *games += u32::from(dearer + cheaper + open + unseen > 0);
        }
    }
    assert!(told_apart[0] == 0 && told_apart[1..].iter().all(|games| *games >= 6), "{told_apart:?}");
}
