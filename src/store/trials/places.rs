//! What may lie where a kept file should be: it is told of and set aside, and the game goes on.

#![cfg(unix)]

use std::{
    fs,
    os::unix::{fs::symlink, net::UnixListener},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use super::{Kept, everything};
use crate::shell::keep::{Keeper, Store, seal};

/// Lays something where the latest and the former generation of a thing should lie; whether a whole one is among them.
type Laying = fn(kept: &Kept, latest: &Path, former: &Path) -> bool;

const LAYINGS: [(&str, Laying); 12] = [
    ("nothing", |_, _, _| false),
    ("only the former", |kept, _, former| put(former, &seal(&kept.text))),
    ("half of the next", |kept, latest, _| {
        put(&latest.with_extension("new"), &seal(&kept.text)[..10]) && put(latest, &seal(&kept.text))
    }),
    ("both damaged", |_, latest, former| !(put(latest, "rummage 1 5") && put(former, ""))),
    ("a folder", |kept, latest, former| {
        fs::create_dir_all(latest.join("inside")).is_ok() && put(former, &seal(&kept.text))
    }),
    ("two folders", |_, latest, former| {
        fs::create_dir_all(latest).and_then(|()| fs::create_dir_all(former)).is_err()
    }),
    ("a link to itself", |_, latest, _| symlink(latest, latest).is_err()),
    ("a link to nowhere", |_, latest, _| symlink("/no/such/place", latest).is_err()),
    ("a link to a whole one", |kept, latest, _| {
        let elsewhere = latest.with_extension("elsewhere");
        put(&elsewhere, &seal(&kept.text)) && symlink(elsewhere, latest).is_ok()
    }),
    ("a socket", |_, latest, _| UnixListener::bind(latest).is_err()),
    ("far too much", |kept, latest, _| !put(latest, &seal(&kept.text.repeat(5_000_000 / kept.text.len())))),
    ("one of tomorrow", |kept, latest, _| {
        let tomorrow = SystemTime::now() + Duration::from_secs(90_000_000);
        put(latest, &seal(&kept.text))
            && fs::File::options()
                .append(true)
                .open(latest)
                .and_then(|file| file.set_modified(tomorrow))
                .is_ok()
    }),
];

/// Writes a file.
fn put(path: &Path, text: &str) -> bool {
    fs::write(path, text).is_ok()
}

#[test]
fn whatever_lies_in_the_place_of_a_file_the_game_goes_on() {
    let folder = std::env::temp_dir().join(format!("rummage-places-{}", std::process::id()));
    for (what, lay) in LAYINGS {
        for kept in everything() {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            let file = |ending: &str| -> PathBuf { folder.join(format!("{}{ending}", kept.name)) };
            let whole = lay(&kept, &file(".save"), &file(".former.save"));
            let keeper = || Keeper::new(Store::folder(&folder));
            let back = (kept.recall)(&mut keeper());
            assert!(back == Ok(true) || !whole, "{}: {what}: {back:?}", kept.name);
            assert!(back != Ok(true) || whole, "{}: {what} was taken for something", kept.name);
            let mut after = keeper();
            after.keep(&kept.name, &kept.text);
            after.finish();
            assert_eq!((kept.recall)(&mut keeper()), Ok(true), "{}: after {what}", kept.name);
        }
    }
    let _ = fs::remove_dir_all(&folder);
}
