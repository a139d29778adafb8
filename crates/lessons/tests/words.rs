//! What lessons say lies in the Fluent files: every step has its words, every move its reason, and no words are left over.

use std::collections::BTreeSet;

const WORDS: &str = include_str!("../../../assets/text/en/lessons.ftl");
/// No more letters than the note beside the piles has room for.
const MOST: usize = 230;

fn written() -> BTreeSet<&'static str> {
    let keys = WORDS.lines().filter(|line| line.starts_with("lesson-"));
    keys.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

#[test]
fn every_step_has_its_words_and_nothing_else_has() {
    let mut used = BTreeSet::new();
    for lesson in rummage_lessons::all().expect("every lesson can be read") {
        for step in &lesson.steps {
            let keys = [Some(step.key(lesson.game)), step.asks().then(|| step.key_otherwise(lesson.game))];
            for key in keys.into_iter().flatten() {
                assert!(used.insert(key.clone()), "{key} is said twice");
            }
        }
    }
    let used: BTreeSet<&str> = used.iter().map(String::as_str).collect();
    assert_eq!(used.symmetric_difference(&written()).collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn nothing_is_said_at_length() {
    for line in WORDS.lines().filter(|line| line.starts_with("lesson-")) {
        let (key, words) = line.split_once(" = ").expect("a key and its words, on one line");
        assert!(words.chars().count() <= MOST, "{key} has {} letters", words.chars().count());
    }
}
