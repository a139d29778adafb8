//! How long a hand could live on a table, as it lies or once a play has been made: what the best players weigh besides.

use crate::outlast::TURN;
use crate::outlast::store::Store;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::event::Event;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::table::Public;
use rummage_rules::table::view::View;

impl Store {
    /// What the turns are worth in which the hand could still play once this is done, as far as it can be told.
    pub fn reach_after(&self, view: &View, action: &Action) -> i32 {
        let mut public = Public::clone(&view.public);
        match action {
            Action::LayDown { melds, .. } => {
                let readings = melds.iter().filter_map(|plan| view.public.read(&plan.cards).ok());
                public.melds.extend(readings.map(|reading| Meld::new(view.seat, reading)));
            }
            Action::LayOff { card, meld, end, .. } => {
                if let Ok(fit) = pattern::fits(&public.spec, &public.melds[meld.index()], *card, *end) {
                    public.apply::<CardId>(&Event::LaidOff { seat: view.seat, meld: *meld, fit });
                }
            }
            _ => {}
        }
        let gone = view.public.moved_by(action);
        let hand: Vec<CardId> = view.hand.iter().copied().filter(|card| !gone.contains(card)).collect();
        TURN * self.turns(view, &hand, &public.melds)
    }

    /// A turn for each card that fits the table, and for each meld that is kept whole one more with each of its cards past three.
    fn turns(&self, view: &View, hand: &[CardId], melds: &[Meld]) -> i32 {
        let whole = |meld: &&Vec<CardId>| meld.iter().all(|card| hand.contains(card));
        let kept: Vec<&Vec<CardId>> = self.melds.iter().filter(whole).collect();
        let beside = hand.iter().filter(|card| !kept.iter().any(|meld| meld.contains(card)));
        let fitting = beside.filter(|card| pattern::fits_anywhere(&view.public.spec, melds, **card)).count();
        let turns = fitting + kept.iter().map(|meld| meld.len() - 2).sum::<usize>();
        i32::try_from(turns).unwrap_or(i32::MAX)
    }
}
