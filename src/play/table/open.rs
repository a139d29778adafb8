//! Opening and closing the table: players, piles and one entity for every card of the deck.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, table::Public};

use super::{
    card::Card,
    curtain,
    meld::Meld,
    pile::{self, Pile, PileKind},
    player::{Control, OwnedBy, Player, PlayerName, Score},
    resume,
    script::{Script, Shown},
    sort,
};
use crate::{
    play::referee::{self, Guest, Referee},
    shell::{
        chance::fresh_seed,
        intent::FocusHome,
        match_setup::{MatchSetup, Orders, SeatControl, YOU},
        notice::Notice,
        states::Screen,
        text::Texts,
    },
};

/// Where the entities of the table are, by their names in the rules. Written when the table opens and when melds come and go.
#[derive(Resource, Debug, Default)]
pub struct Board {
    /// The stock.
    pub stock: Option<Entity>,
    /// The discard pile.
    pub discard: Option<Entity>,
    /// Where the card lies whose rank is wild in this round.
    pub wild: Option<Entity>,
    /// The players by seat.
    players: Vec<Entity>,
    /// The hands by seat.
    hands: Vec<Entity>,
    /// What each seat had to lay aside.
    asides: Vec<Entity>,
    /// The melds in the order of laying.
    pub(super) melds: Vec<Entity>,
    /// The seat this screen shows the cards of.
    pub viewer: Option<Seat>,
    /// Nobody at this screen plays: the table is seen from that seat, without its hand.
    pub looks_on: bool,
}

impl Board {
    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<Entity> {
        self.players.get(seat.index()).copied()
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Option<Entity> {
        self.hands.get(seat.index()).copied()
    }

    /// Where the cards lie that a seat had to lay aside.
    pub fn aside(&self, seat: Seat) -> Option<Entity> {
        self.asides.get(seat.index()).copied()
    }

    /// Whether this screen shows the cards that come into a seat's hand.
    pub fn shows_hand_of(&self, seat: Seat) -> bool {
        self.viewer == Some(seat) && !self.looks_on
    }

    /// The hand of the person at this device.
    pub fn own_hand(&self) -> Option<Entity> {
        self.hand(self.viewer?)
    }

    /// The melds in the order of laying.
    pub fn melds(&self) -> &[Entity] {
        &self.melds
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// All seats as they are seen from this screen: its own first, then clockwise.
    pub fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.viewer.unwrap_or(Seat(0))).chain(self.opponents())
    }

    /// In whose plot the melds of a seat lie: those of a side lie together, before whoever of it is seen first.
    pub fn holder(&self, public: &Public, owner: Seat) -> Seat {
        self.around().find(|seat| public.melds_lie_together(*seat, owner)).unwrap_or(owner)
    }

    /// The opponents of this screen's seat, clockwise from the left.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, viewer) = (self.seats(), self.viewer.unwrap_or(Seat(0)));
        (1..seats).map(move |step| Seat::at((viewer.index() + step) % seats))
    }
}

/// The table is laid for a match: its players and piles are there.
#[derive(Event, Debug, Clone, Copy)]
pub struct Laid;

/// Part of the table: despawned when it closes.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct OfTable;

/// Opens the table with its screen and clears it away again.
pub fn plugin(app: &mut App) {
    app.init_resource::<Board>()
        .add_systems(OnEnter(Screen::Table), open_table)
        .add_systems(OnExit(Screen::Table), close_table);
}

/// A match that is hosted elsewhere, for the table that opens next.
#[derive(Resource, Debug)]
pub struct Elsewhere(pub Guest);

/// Lays the table anew for the match that is set up: a rematch is the same as a first match.
pub fn open_table(world: &mut World) {
    close_table(world);
    if let Some(Elsewhere(guest)) = world.remove_resource() {
        lay(world, Referee::elsewhere(guest), true);
        return;
    }
    let setup = world.resource::<MatchSetup>();
    let seed = setup.seed.unwrap_or_else(fresh_seed);
    let viewer = setup.seats.iter().position(|seat| seat.control == SeatControl::Human).unwrap_or(0);
    let viewer = Seat::at(viewer);
    let referee = match &setup.record {
        Some(record) => Referee::resume(record, viewer).map_err(|fault| fault.to_string()),
        None => Referee::new(setup, viewer, seed).map_err(|fault| fault.to_string()),
    };
    let goes_on = setup.record.is_some();
    match referee {
        Ok(referee) => lay(world, referee, goes_on),
        Err(fault) => {
            world.write_message(Notice(fault));
            world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
        }
    }
}

/// Lays the table of a match for its players; where it goes on, as it stands.
fn lay(world: &mut World, referee: Referee, goes_on: bool) {
    let setup = world.resource::<MatchSetup>().clone();
    let viewer = referee.viewer();
    let view = referee.view(viewer);
    let (cards, start) = (view.public.spec.deck.len(), view.public.spec.plan.start);
    let looks_on = referee.guest().is_some_and(Guest::looks_on);
    world.insert_resource(Script::default());
    world.insert_resource(Shown(view));
    world.insert_resource(referee);
    world.insert_resource(FocusHome::Table);
    let mut board = Board { viewer: Some(viewer), looks_on, ..default() };
    // Where several people share the screen, "you" is whoever looks at it.
    let shared = setup.seats.iter().filter(|seat| seat.control == SeatControl::Human).count() > 1;
    let stock = world.spawn((OfTable, Pile(PileKind::Stock))).id();
    board.stock = Some(stock);
    board.discard = Some(world.spawn((OfTable, Pile(PileKind::Discard))).id());
    board.wild = Some(world.spawn((OfTable, Pile(PileKind::Wild))).id());
    for (index, seat) in setup.seats.iter().enumerate() {
        let texts = world.resource::<Texts>();
        let first = shared && seat.called.is_none() && seat.name_key == YOU;
        let name = if first { texts.get("setup-first-person") } else { seat.name(texts) };
        let player = world
            .spawn((OfTable, Player(Seat::at(index)), Control(seat.control), PlayerName(name), Score(start)))
            .id();
        board.players.push(player);
        board.hands.push(world.spawn((OfTable, Pile(PileKind::Hand), OwnedBy(player))).id());
        board.asides.push(world.spawn((OfTable, Pile(PileKind::Aside), OwnedBy(player))).id());
    }
    for _ in 0..cards {
        let card = world.spawn((OfTable, Card)).id();
        pile::put_on_top(world, card, stock);
    }
    world.insert_resource(board);
    world.trigger(Laid);
    world.flush();
    if goes_on {
        resume::lay(world);
        sort::sort_own_hand(world, sort::By::Suit);
        sort::put_as_left(world, &setup.hands);
        // A rematch begins anew.
        let mut setup = world.resource_mut::<MatchSetup>();
        (setup.record, setup.hands) = (None, Orders::new());
    }
    curtain::hang(world);
}

/// Clears the table away.
pub fn close_table(world: &mut World) {
    let mut of_table = world.query_filtered::<Entity, With<OfTable>>();
    let entities: Vec<Entity> = of_table.iter(world).collect();
    for entity in entities {
        world.despawn(entity);
    }
    world.remove_resource::<Referee>();
    world.remove_resource::<Shown>();
    world.insert_resource(Script::default());
    world.insert_resource(Board::default());
    world.insert_resource(FocusHome::Menus);
    referee::clear_requests(world);
}

/// A meld pile for its owner, empty yet.
pub fn spawn_meld(world: &mut World, owner: Seat, meld: Meld) -> Option<Entity> {
    let player = world.resource::<Board>().player(owner)?;
    let pile = world.spawn((OfTable, Pile(PileKind::Meld), OwnedBy(player), meld)).id();
    world.resource_mut::<Board>().melds.push(pile);
    Some(pile)
}
