//! The check: after every settled action, what the entities show is what the judge lets this viewer see.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::{CardId, Seat},
    table::{Seen, view::View},
};

use super::{
    card::Face,
    curtain::Curtain,
    flow::Flow,
    meld::Meld,
    open::Board,
    pile::PileCards,
    player::{OwnedBy, Player, Score},
    rearranging::Rearranging,
    resume::Went,
    script::Shown,
};
use crate::{
    play::referee::{Looking, Referee},
    shell::{AppSystems, states::Screen},
};

/// Whether the table is compared with the judge's view, and how often it has been.
#[derive(Resource, Debug, Clone, Copy)]
pub struct TableCheck {
    /// Compare at all.
    pub on: bool,
    /// A difference ends the program: for tests.
    pub strict: bool,
    /// Comparisons so far.
    pub passed: u32,
}

/// Whoever builds the game for players compares nothing.
const IN_THIS_BUILD: bool = cfg!(any(debug_assertions, feature = "dev"));

impl Default for TableCheck {
    fn default() -> Self {
        Self { on: IN_THIS_BUILD, strict: false, passed: 0 }
    }
}

/// Compares whenever the table comes to rest.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableCheck>().add_systems(
        Update,
        compare
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists_and_changed::<State<Flow>>.or_else(on_message::<Went>))
            .run_if(not(in_state(Flow::Settling)))
            .before(AppSystems::ReadDevices),
    );
}

fn compare(
    mut check: ResMut<TableCheck>,
    referee: Option<Res<Referee>>,
    shown: Option<Res<Shown>>,
    curtain: Res<Curtain>,
    rearranging: Res<Rearranging>,
    looking: Option<Res<Looking>>,
    table: Entities,
) {
    let comparable = check.on && !curtain.down && !rearranging.is_begun();
    let (Some(referee), Some(shown), true) = (referee, shown, comparable) else { return };
    let view = match &looking {
        Some(looking) => looking.view(&referee),
        None => referee.view(referee.viewer()),
    };
    let mut faults = table.differences(&view);
    if shown.0.hand != view.hand
        || shown.0.public.totals != view.public.totals
        || shown.0.public.pending != view.public.pending
    {
        faults.push("the folded events are not the judge's view".into());
    }
    if faults.is_empty() {
        check.passed += 1;
        return;
    }
    let report = format!("the table is not what the judge sees: {}", faults.join("; "));
    assert!(!check.strict, "{report}");
    error!("{report}");
}

/// The table as entities.
#[derive(bevy::ecs::system::SystemParam)]
struct Entities<'w, 's> {
    board: Res<'w, Board>,
    piles: Query<'w, 's, &'static PileCards>,
    faces: Query<'w, 's, &'static Face>,
    melds: Query<'w, 's, (&'static Meld, &'static OwnedBy)>,
    players: Query<'w, 's, (&'static Player, &'static Score)>,
}

impl Entities<'_, '_> {
    fn cards(&self, pile: Option<Entity>) -> Vec<Option<CardId>> {
        let cards = pile.and_then(|pile| self.piles.get(pile).ok());
        let face = |card: Entity| self.faces.get(card).ok().map(|face| face.0);
        cards.map(|cards| cards.iter().map(face).collect()).unwrap_or_default()
    }

    /// Every difference, in words.
    fn differences(&self, view: &View) -> Vec<String> {
        let public = &view.public;
        let mut faults = Vec::new();
        let stock = self.cards(self.board.stock);
        if stock != vec![None; public.stock_size.max(self.unopened(view))] {
            faults.push(format!(
                "stock {} cards, {} expected, faces {:?}",
                stock.len(),
                public.stock_size,
                stock.iter().flatten()
            ));
        }
        let discard: Vec<Option<CardId>> = public.discard.iter().copied().map(Some).collect();
        if self.cards(self.board.discard) != discard {
            faults.push(format!("discard pile {:?}, {discard:?} expected", self.cards(self.board.discard)));
        }
        let wild: Vec<Option<CardId>> = public.beside_stock().map(Seen::face).into_iter().collect();
        if self.cards(self.board.wild) != wild {
            faults.push(format!("beside the stock {:?}, {wild:?} expected", self.cards(self.board.wild)));
        }
        for seat in public.seats() {
            faults.extend(self.hand_fault(view, seat));
            let aside = public.aside.iter().filter(|(of, _)| *of == seat).map(|(_, card)| Some(*card));
            let lies = self.cards(self.board.aside(seat));
            if lies != aside.collect::<Vec<_>>() {
                faults.push(format!("{seat} has laid aside {lies:?}, of {:?} expected", public.aside));
            }
            let score = self.board.player(seat).and_then(|player| self.players.get(player).ok());
            let total = public.totals[seat.index()];
            if score.is_none_or(|(player, score)| player.0 != seat || score.0 != total) {
                faults.push(format!("the plate of {seat} shows {score:?}, not {total}"));
            }
        }
        faults.extend(self.meld_faults(view));
        faults
    }

    /// Before the deal the whole pack lies in the stock.
    fn unopened(&self, view: &View) -> usize {
        let public = &view.public;
        let out = public.discard.len()
            + usize::from(public.beside_stock().is_some())
            + public.aside.len()
            + public.hand_sizes.iter().sum::<usize>()
            + public.melds.iter().map(|meld| meld.all_cards().count()).sum::<usize>();
        public.spec.deck.len() - out
    }

    fn hand_fault(&self, view: &View, seat: Seat) -> Option<String> {
        let public = &view.public;
        let cards = self.cards(self.board.hand(seat));
        let mut faces: Vec<CardId> = cards.iter().copied().flatten().collect();
        faces.sort_unstable();
        // Whoever looks on has no hand, and sees of every seat what all see.
        let own = seat == view.seat && !self.board.looks_on;
        let mut expected = match (own, public.shown.get(seat.index())) {
            (true, _) => view.hand.clone(),
            (false, Some(split)) => split.melds.iter().flatten().chain(&split.loose).copied().collect(),
            (false, None) if public.lies_open(seat) => public.known[seat.index()].clone(),
            (false, None) => Vec::new(),
        };
        expected.sort_unstable();
        let size = public.hand_sizes[seat.index()];
        (cards.len() != size || faces != expected).then(|| {
            format!(
                "the hand of {seat} shows {faces:?} of {} cards, {expected:?} of {size} expected",
                cards.len()
            )
        })
    }

    fn meld_faults(&self, view: &View) -> Vec<String> {
        let laid = self.board.melds().iter().map(|pile| {
            let (meld, owner) = self.melds.get(*pile).ok()?;
            let (owner, _) = self.players.get(owner.0).ok()?;
            let cards: Option<Vec<CardId>> = self.cards(Some(*pile)).into_iter().collect();
            Some((owner.0, meld.reading.clone(), meld.laid_by.clone(), meld.riders.clone(), cards?))
        });
        let laid: Vec<_> = laid.collect();
        if laid.len() != view.public.melds.len() {
            return vec![format!("{} melds, {} expected", laid.len(), view.public.melds.len())];
        }
        let differ = |(laid, meld): (&Option<_>, &rummage_rules::melds::meld::Meld)| {
            let cards = meld.all_cards().collect::<Vec<_>>();
            let expected =
                (meld.owner, meld.reading.clone(), meld.laid_by.clone(), meld.riders.clone(), cards);
            (laid.as_ref() != Some(&expected)).then(|| format!("meld {laid:?}, {expected:?} expected"))
        };
        laid.iter().zip(&view.public.melds).filter_map(differ).collect()
    }
}
