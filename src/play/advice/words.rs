//! What a thought says: what would be done, and why.

use rummage_bots::{Reason, Thought};
use rummage_rules::{
    action::{Action, Choice, Source},
    ask::Passing,
    cards::ids::{CardId, Seat},
    table::view::View,
    table::{Pending, Public, TurnStep},
    turn::window::WindowKind,
};

use crate::shell::text::{FluentValue, Texts, cards::card_name, sentence_case};

/// Who is spoken of, and how.
pub struct Speaker<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// What the thoughts are about.
    pub view: &'a View,
    /// The name of a seat.
    pub name: &'a dyn Fn(Seat) -> String,
}

impl Speaker<'_> {
    fn public(&self) -> &Public {
        &self.view.public
    }

    fn cards(&self, cards: &[CardId]) -> String {
        cards.iter().map(|card| card_name(self.texts, self.public(), *card)).collect::<Vec<_>>().join(", ")
    }

    fn say(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        sentence_case(&self.texts.told(self.public().spec.sheet.game, key, values))
    }

    fn say_of(&self, key: &str, cards: &[CardId]) -> String {
        self.say(key, &[("card", self.cards(cards).into())])
    }

    /// What an action does, in a few words.
    pub fn deed(&self, action: &Action) -> String {
        let public = self.public();
        let top = public.discard.last();
        match action {
            Action::Draw(Source::Stock) => self.say("deed-draw", &[]),
            Action::Draw(Source::Row(deepest)) if top != Some(deepest) => {
                self.say_of("deed-row", &[*deepest])
            }
            Action::Draw(_) => self.say_of("deed-take", top.map_or(&[], std::slice::from_ref)),
            Action::LayDown { melds, .. } => match melds.as_slice() {
                [meld] => {
                    let lifted = public.discard.len().saturating_sub(usize::from(meld.from_pile));
                    let pile = public.discard.get(lifted..).unwrap_or_default();
                    let cards: Vec<CardId> = meld.cards.iter().chain(pile).copied().collect();
                    let Ok(reading) = public.read(&cards) else { return self.say_of("deed-anew", &cards) };
                    let meld = self.meld(reading.name);
                    let values = [("cards", self.cards(&cards).into()), ("meld", meld.into())];
                    self.say("deed-meld", &values)
                }
                several => {
                    let melds: Vec<String> = several.iter().map(|meld| self.cards(&meld.cards)).collect();
                    self.say("deed-melds", &[("cards", melds.join("; ").into())])
                }
            },
            Action::LayOff { card, meld, .. } => {
                let name = public.melds.get(meld.index()).map_or("", |meld| meld.reading.name);
                let values = [("card", self.cards(&[*card]).into()), ("meld", self.meld(name).into())];
                self.say("deed-lay-off", &values)
            }
            Action::Rearrange { .. } => self.say_of("deed-rearrange", &public.moved_by(action)),
            Action::SwapWild { swap, .. } => self.say_of("deed-swap", &[swap.natural]),
            Action::Discard(cards) if cards.is_empty() => self.say("deed-discard-none", &[]),
            Action::Discard(cards) => self.say_of("deed-discard", cards),
            Action::Answer(choice) => self.answer(*choice),
            Action::Knock => self.say("deed-knock", &[]),
            Action::Ask => self.say("deed-ask", &[]),
            Action::Drop => self.say("deed-drop", &[]),
            Action::Close { discard: Some(thrown), .. } => self.say_of("deed-close", &[*thrown]),
            Action::Close { discard: None, .. } => match public.pending.last() {
                Some(Pending::Turn(_, TurnStep::Draw)) => self.say("deed-close-undrawn", &[]),
                _ => self.say("deed-close-whole", &[]),
            },
            Action::Pass => match public.passing() {
                Passing::Done => self.say("deed-done", &[]),
                Passing::Decline => self.say("deed-pass", &[]),
                Passing::Enough => self.say("deed-enough", &[]),
                Passing::Stop => self.say("deed-stop", &[]),
                Passing::Skip => self.say("deed-skip", &[]),
            },
        }
    }

    fn answer(&self, choice: Choice) -> String {
        let window = match self.public().pending.last() {
            Some(Pending::Window(window)) => Some(window.kind),
            _ => None,
        };
        match choice {
            Choice::Buy => {
                self.say_of("deed-buy", self.public().discard.last().map_or(&[], std::slice::from_ref))
            }
            Choice::Rummy => self.say("deed-rummy", &[]),
            Choice::Force => self.say("deed-force", &[]),
            Choice::Agree => self.say("deed-agree", &[]),
            Choice::Give(card) => self.say_of("deed-give", &[card]),
            Choice::Dig(true) => self.say("deed-dig", &[]),
            Choice::Cut(number) => self.say("deed-cut", &[("number", number.into())]),
            Choice::Dig(false) | Choice::No if window == Some(WindowKind::Buy) => {
                self.say("deed-buy-no", &[])
            }
            Choice::Dig(false) | Choice::No => self.say("deed-no", &[]),
        }
    }

    fn meld(&self, name: &str) -> String {
        self.texts.find(&format!("meld-short-{name}"), &[]).unwrap_or_default()
    }

    /// A reason, as half a sentence.
    pub fn reason(&self, reason: &Reason) -> String {
        let values = [
            ("cards", FluentValue::from(self.cards(&reason.cards))),
            ("count", reason.cards.len().into()),
            ("number", reason.number.into()),
            ("name", reason.seat.map(self.name).unwrap_or_default().into()),
        ];
        self.texts.told(self.public().spec.sheet.game, &format!("reason-{}", reason.why.id()), &values)
    }

    /// The reasons of a thought in one sentence.
    pub fn reasons(&self, thought: &Thought) -> String {
        self.sentence(thought, |_| true)
    }

    /// What speaks for a thought.
    pub fn merits(&self, thought: &Thought) -> String {
        self.sentence(thought, |reason| !reason.why.warns())
    }

    /// What speaks against it.
    pub fn warnings(&self, thought: &Thought) -> String {
        self.sentence(thought, |reason| reason.why.warns())
    }

    fn sentence(&self, thought: &Thought, tells: impl Fn(&&Reason) -> bool) -> String {
        let told = thought.reasons.iter().filter(tells).map(|reason| self.reason(reason));
        sentence_case(&told.collect::<Vec<_>>().join("; "))
    }
}
