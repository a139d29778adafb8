//! A small question: where what was wished for can mean several things, the player says which.

use bevy::prelude::*;
pub use rummage_rules::draft::Deed;
use rummage_rules::{
    cards::ids::{CardId, MeldId},
    melds::meld::Stand,
};

use super::{voice::Voice, wish};
use crate::{
    play::table::script::Shown,
    shell::{
        AppSystems,
        intent::{Dir, Intent, come_home},
        states::Screen,
    },
};

/// What the player is asked, if anything. Everything else at the table waits for the answer, or for the question to be put away.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Choices {
    /// The question, a key of the table's words.
    pub question: &'static str,
    /// What the question speaks of.
    pub about: Vec<(&'static str, About)>,
    /// The answers, the last one to leave it; none: nothing is asked.
    pub entries: Vec<Entry>,
    /// The answer that has the focus.
    pub focused: usize,
    /// The match waits for the answer: nothing but an answer puts the question away.
    pub insists: bool,
    /// Asked in this very frame: the press that brought it up is no answer to it.
    fresh: bool,
}

/// One answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its words, a key of the table's words.
    pub key: &'static str,
    /// What the words speak of.
    pub about: Vec<(&'static str, About)>,
    /// What happens then; nothing where the question is left.
    pub deed: Option<Deed>,
}

/// Something that words speak of.
#[derive(Debug, Clone, PartialEq)]
pub enum About {
    /// A card.
    Card(CardId),
    /// Several cards.
    Cards(Vec<CardId>),
    /// A card that a wild stands for.
    Stand(Stand),
    /// A pattern, by the name in the rules.
    Pattern(&'static str),
    /// A meld on the table.
    Meld(MeldId),
    /// A number.
    Count(i64),
    /// Why it would fail, a key of the game's words.
    Why(&'static str),
}

impl Choices {
    /// Whether something is asked.
    pub fn open(&self) -> bool {
        !self.entries.is_empty()
    }
}

/// Registers the question. What happens at the table puts it away.
pub fn plugin(app: &mut App) {
    app.init_resource::<Choices>()
        .add_systems(OnExit(Screen::Table), |mut choices: ResMut<Choices>| *choices = Choices::default())
        .add_systems(
            Update,
            (|mut choices: ResMut<Choices>| choices.bypass_change_detection().fresh = false)
                .in_set(AppSystems::ReadDevices),
        )
        .add_systems(
            Update,
            (|mut choices: ResMut<Choices>| *choices = Choices::default())
                .run_if(in_state(Screen::Table).and_then(resource_exists_and_changed::<Shown>))
                .in_set(AppSystems::Layout),
        );
}

/// Asks which of these is meant.
pub fn ask(world: &mut World, question: &'static str, entries: Vec<Entry>) {
    ask_about(world, question, Vec::new(), entries);
}

/// Asks which of these is meant, about something.
pub fn ask_about(
    world: &mut World,
    question: &'static str,
    about: Vec<(&'static str, About)>,
    mut entries: Vec<Entry>,
) {
    entries.push(Entry { key: "choice-leave", about: Vec::new(), deed: None });
    open(world, Choices { question, about, entries, ..default() });
}

/// Asks what the match waits for: one of these has to be the answer.
pub fn insist(world: &mut World, question: &'static str, entries: Vec<Entry>) {
    open(world, Choices { question, entries, insists: true, ..default() });
}

fn open(world: &mut World, choices: Choices) {
    come_home(world);
    world.insert_resource(Choices { fresh: true, ..choices });
}

/// Asks once more before something that costs: whoever answers in haste leaves it.
pub fn ask_before(world: &mut World, question: &'static str, about: Vec<(&'static str, About)>, deed: Entry) {
    ask_about(world, question, about, vec![deed]);
    let mut choices = world.resource_mut::<Choices>();
    choices.focused = choices.entries.len() - 1;
}

/// Puts the question away.
pub fn dismiss(world: &mut World) {
    world.insert_resource(Choices::default());
}

/// Takes an answer.
pub fn take(world: &mut World, nth: usize) {
    let Some(entry) = world.resource::<Choices>().entries.get(nth).cloned() else { return };
    dismiss(world);
    match entry.deed {
        Some(deed) => carry_out(world, deed),
        None => world.resource_mut::<Voice>().hush(),
    }
}

/// Does what was decided.
pub fn carry_out(world: &mut World, deed: Deed) {
    world.resource_mut::<Voice>().hush();
    match deed {
        Deed::Act(action) => wish::request(world, action),
        Deed::LayOut(melds) => wish::lay_out(world, melds),
        Deed::CountOn(swap) => wish::count_on(world, swap),
    }
}

/// What an open question makes of an intent: steps move among the answers, and everything that is no answer puts it away.
pub fn obey(world: &mut World, intent: Intent) {
    let choices = world.resource::<Choices>();
    let (here, last) = (choices.focused, choices.entries.len() - 1);
    match intent.unshifted() {
        Intent::PointerMove(_) | Intent::Scroll(_) | Intent::DragTo { .. } | Intent::Inspect => {}
        _ if choices.fresh => {}
        Intent::Move(Dir::Up | Dir::Left) => focus(world, here.checked_sub(1).unwrap_or(last)),
        Intent::Move(Dir::Down | Dir::Right) => focus(world, if here == last { 0 } else { here + 1 }),
        Intent::Choose | Intent::Primary => take(world, here),
        Intent::PointAt(nth) if usize::from(nth) <= last => take(world, usize::from(nth)),
        _ if choices.insists => {}
        _ => dismiss(world),
    }
}

fn focus(world: &mut World, nth: usize) {
    world.resource_mut::<Choices>().focused = nth;
}
