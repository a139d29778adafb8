//! Taking the whole discard pile with picked cards: what a player means who has picked them and reaches for the pile.

use super::{Draft, divided, named, readings};
use crate::action::{Action, MeldPlan, Source};
use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::Reading;
use crate::moves::from_pile;
use crate::table::view::View;

/// The action that takes the discard pile with what is laid out and these cards. Where that is done with the whole pile, its top is melded
/// with them, or without any goes onto a meld of the table. What cannot be is refused by the judge, which says why.
pub fn taking(view: &View, draft: &Draft, picked: &[CardId]) -> Action {
    let public = &view.public;
    let take = Action::Draw(Source::Discard);
    let Some(top) = public.discard.last().copied().filter(|_| public.whole_pile().is_some()) else {
        return take;
    };
    if picked.is_empty() && draft.melds.is_empty() {
        let onto = |meld| Action::LayOff { card: top, named: None, meld, end: None, beside: false };
        let melds = (0..=u8::MAX).map(MeldId).take(public.melds.len());
        return melds.map(onto).find(|action| view.check(action).is_ok()).unwrap_or(take);
    }
    let cards: Vec<CardId> = std::iter::once(top).chain(picked.iter().copied()).collect();
    let one = readings(&public.spec, &cards).into_iter().next();
    let melds: Vec<Reading> = one.map_or_else(|| divided(view, draft, &cards), |reading| vec![reading]);
    let mut plans: Vec<MeldPlan> =
        draft.melds.iter().chain(&melds).map(|meld| from_pile(named(meld), top)).collect();
    if melds.is_empty() {
        plans.push(MeldPlan { cards: picked.to_vec(), from_pile: 1, ..MeldPlan::default() });
    }
    Action::LayDown { melds: plans, swaps: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ids::Seat;
    use crate::games;
    use crate::house::options::Options;
    use crate::notation::{action_text, parse_action};
    use crate::table::setup::Situation;

    /// A view of the first of four, who is to draw, before an eight on the discard pile.
    fn drawing(hand: &str, opened: bool) -> View {
        let spec = games::find("canasta").unwrap().spec(4, &Options::default()).unwrap();
        let cards = |codes: &str| -> Vec<CardId> {
            codes.split(' ').map(|code| spec.deck.find(code).next().unwrap()).collect()
        };
        let mut situation = Situation::new(spec.clone());
        situation.hands[0] = (cards(hand), 0);
        situation.discard = cards("4C 8H");
        let mut table = situation.build().unwrap();
        table.public.write().states[0].opened = opened;
        table.view(Seat(0))
    }

    fn taken(view: &View, picked: &str) -> String {
        let Action::Discard(cards) =
            parse_action(&view.public, &view.hand, &format!("discard {picked}")).unwrap()
        else {
            panic!("{picked} names cards")
        };
        let action = taking(view, &Draft::default(), &cards);
        let refusal = view.check(&action).err().map(|refusal| refusal.why);
        format!("{} {}", action_text(&view.public, &action), refusal.unwrap_or("ok"))
    }

    #[test]
    fn picked_cards_take_the_pile_as_one_meld_or_as_several() {
        let view = drawing("8C 8D AC AD AH 5C 6C", false);
        assert_eq!(taken(&view, "8C 8D"), "meld 8C 8D from pile 1 too-few-points");
        let several = taken(&view, "AC AD AH 8C 8D");
        assert!(several.starts_with("down ") && several.ends_with(" ok"), "{several}");
        assert_eq!(taken(&view, "5C 6C"), "meld 5C 6C from pile 1 set-ranks");
    }

    #[test]
    fn a_wild_helps_whoever_has_opened() {
        assert_eq!(taken(&drawing("8C 2D 5C 6C", true), "8C 2D"), "meld 8C 2D from pile 1 ok");
        assert_eq!(taken(&drawing("8C 2D 5C 6C", false), "8C 2D"), "meld 8C 2D from pile 1 pile-unopened");
    }

    #[test]
    fn nothing_picked_asks_the_judge_how_the_pile_is_taken() {
        let view = drawing("8C 2D 5C 6C", true);
        let action = taking(&view, &Draft::default(), &[]);
        assert_eq!(view.check(&action).unwrap_err().why, "pile-by-melding");
    }
}
