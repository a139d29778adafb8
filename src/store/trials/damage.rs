//! Everything that is kept is spoilt in every way, in its envelope and inside it: it is read, or refused in words and set aside.

use std::{path::Path, sync::Arc, time::Duration};

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use rummage_rules::games;
use rummage_spoil::{HARMS, Harm, Stopwatch, spoil};

use super::{Kept, disk::TestDisk, everything, times};
use crate::{
    shell::keep::{Keeper, Store, seal},
    store::saves::sample::with_actions,
};

const FOLDER: &str = "/saves";
/// No text may take longer to be read or refused.
const PATIENCE: Duration = Duration::from_secs(1);

#[test]
fn whatever_is_spoilt_is_read_or_refused_in_words_and_lies_aside() {
    let damages = times("RUMMAGE_DAMAGES", 20);
    let (mut tried, mut refused, mut slowest) = (0_u64, 0_u64, Duration::ZERO);
    for kept in everything() {
        let own: &[(&str, Harm)] = if kept.name.starts_with("match-") { &OF_MATCHES } else { &[] };
        for (kind, harm) in HARMS.iter().chain(&SEVERAL).chain(own) {
            for seed in 0..damages {
                let what = || format!("{}: {kind}, seed {seed}", kept.name);
                let trial = Trial::new(&kept, *harm, seed);
                let took = trial.run(&kept).unwrap_or_else(|why| panic!("{}: {why}", what()));
                assert!(took < PATIENCE, "{} took {took:?}", what());
                tried += 1;
                refused += u64::from(trial.was_refused());
                slowest = slowest.max(took);
            }
        }
    }
    assert!(refused > tried / 2, "most of what is spoilt must be noticed: {refused} of {tried}");
    println!("{tried} spoilt texts, {refused} refused, slowest {slowest:?}");
}

/// One spoilt text on a disk of its own, perhaps with a former generation that is whole, or spoilt too.
struct Trial {
    disk: Arc<TestDisk>,
    spoilt: Vec<u8>,
    former: Former,
}

#[derive(PartialEq)]
enum Former {
    None,
    Whole,
    Spoilt,
}

impl Trial {
    fn new(kept: &Kept, harm: Harm, seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut spoilt = || match seed % 2 {
            0 => harm(&mut dice, seal(&kept.text).as_bytes()),
            // Well sealed, so that what is inside is read.
            _ => seal(&String::from_utf8_lossy(&harm(&mut dice, kept.text.as_bytes()))).into_bytes(),
        };
        let disk = Arc::new(TestDisk::default());
        let file = |ending: &str| Path::new(FOLDER).join(format!("{}{ending}", kept.name));
        let (latest, second) = (spoilt(), spoilt());
        disk.put(&file(".save"), &latest);
        let former = match seed / 2 % 3 {
            0 => Former::None,
            1 => Former::Whole,
            _ => Former::Spoilt,
        };
        match former {
            Former::None => {}
            Former::Whole => disk.put(&file(".former.save"), seal(&kept.text).as_bytes()),
            Former::Spoilt => disk.put(&file(".former.save"), &second),
        }
        Self { disk, spoilt: latest, former }
    }

    fn keeper(&self) -> Keeper {
        Keeper::new(Store::Folder(self.disk.clone(), FOLDER.into()))
    }

    /// Recalls, and then goes on; how long recalling took.
    fn run(&self, kept: &Kept) -> Result<Duration, String> {
        let (mut keeper, watch) = (self.keeper(), Stopwatch::start());
        let back = (kept.recall)(&mut keeper);
        let took = watch.worked();
        match back {
            Err(why) if why.trim().is_empty() || why.len() > 700 => {
                return Err(format!("no notice can hold '{why}'"));
            }
            Ok(false) | Err(_) if self.former == Former::Whole && self.was_refused() => {
                return Err("the former generation was whole, and was not used".into());
            }
            _ => {}
        }
        if !self.disk.holds(&self.spoilt) {
            return Err("the spoilt text is gone".into());
        }
        keeper.keep(&kept.name, &kept.text);
        keeper.finish();
        match (kept.recall)(&mut self.keeper()) {
            Ok(true) => Ok(took),
            back => Err(format!("what is kept afterwards comes back as {back:?}")),
        }
    }

    fn was_refused(&self) -> bool {
        let aside = |entry: &Path| entry.to_string_lossy().contains(".damaged");
        self.disk.names().iter().any(|name| aside(name))
    }
}

/// Several harms at once.
const SEVERAL: [(&str, Harm); 1] = [("several at once", |dice, text| spoil(dice, text, &[]))];

/// What may be wrong with a match although it is well written.
const OF_MATCHES: [(&str, Harm); 5] = [
    ("an action lost", |dice, text| {
        actions(text, |actions| drop(actions.remove(dice.random_range(0..actions.len()))))
    }),
    ("an action twice", |dice, text| {
        actions(text, |actions| {
            let at = dice.random_range(0..actions.len());
            actions.insert(at, actions[at].clone());
        })
    }),
    ("an action of nonsense", |dice, text| {
        const NONSENSE: [&str; 8] =
            ["P0 fly", "P9 draw", "", "P0", "draw", "P0 meld", "P0 discard XX", "P0 layoff 7H M200"];
        actions(text, |actions| {
            let at = dice.random_range(0..actions.len());
            actions[at] = NONSENSE[dice.random_range(0..NONSENSE.len())].into();
        })
    }),
    ("another card", |dice, text| {
        const CARDS: [&str; 7] = ["7H", "KS", "JK", "CA1", "PB3", "AC#2", "9D#9"];
        actions(text, |actions| {
            let at = dice.random_range(0..actions.len());
            if let Some((action, _)) = actions[at].rsplit_once(' ') {
                actions[at] = format!("{action} {}", CARDS[dice.random_range(0..CARDS.len())]);
            }
        })
    }),
    ("another game", |dice, text| {
        let other = games::GAMES[dice.random_range(0..games::GAMES.len())].id;
        let text = games::GAMES.iter().fold(String::from_utf8_lossy(text).into_owned(), |text, game| {
            text.replace(&format!("\"game\":\"{}\"", game.id), &format!("\"game\":\"{other}\""))
        });
        text.into_bytes()
    }),
];

/// The match with other actions; in its envelope it keeps its old sum.
fn actions(text: &[u8], change: impl FnOnce(&mut Vec<String>)) -> Vec<u8> {
    let text = String::from_utf8_lossy(text);
    let (envelope, text) = text.split_once('\n').unwrap_or(("", &text));
    let changed = with_actions(text, change);
    if envelope.is_empty() { changed.into_bytes() } else { format!("{envelope}\n{changed}").into_bytes() }
}
