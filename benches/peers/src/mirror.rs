//! The table of gin-rummy-engine beside ours: the same deal, and after every action the same position.

use gin_rummy::{Card, Hand, Meld, Melds, Phase, Player, Round, Rules, best_melds};
use gin_rummy_engine::{DrawAction, Layoff, Strategy, Table as Peer, TurnAction, UpcardAction, View};
use rummage_rules::action::{Action, MeldPlan, Source};
use rummage_rules::cards::ids::{CardId, MeldId, Seat};
use rummage_rules::deadwood::without_wilds::{self, CardSet};
use rummage_rules::table::Table;

/// The peer's table of one round.
pub struct Mirror(Peer);

impl Mirror {
    /// The round that has just been dealt here.
    pub fn of(table: &Table) -> Mirror {
        let public = &table.public;
        let hands =
            [0, 1].map(|seat| table.hands[seat].iter().map(|card| peer_card(*card)).collect::<Hand>());
        let upcard = peer_card(public.discard[0]);
        let stock = table.stock.iter().map(|card| peer_card(*card)).collect();
        let dealer = player(public.dealer);
        let round = Round::from_deal(Rules::classic(), dealer, hands, upcard, stock).expect("a deal");
        let scores = [0, 1].map(|seat| u16::try_from(public.totals[seat]).expect("a total"));
        Mirror(Peer::new(round).scores(scores))
    }

    /// Does what was done at our table.
    pub fn follow(&mut self, action: &Action, after: &Table) {
        let spread: Vec<Hand> = self.0.round().spread().map(Meld::cards).collect();
        let mut puppet = Puppet { action, after, spread };
        self.0.step(&mut puppet).expect("the same rules");
    }

    /// What the peer's bot does in this position.
    pub fn ask(&mut self, bot: &mut dyn Strategy, table: &Table) -> Action {
        let spread: Vec<Hand> = self.0.round().spread().map(Meld::cards).collect();
        let shows = self.0.round().phase() == Phase::Layoff;
        let mut scribe = Scribe { bot, table, spread, said: None };
        self.0.step(&mut scribe).expect("a legal action");
        // It is not asked where it can but draw, and where there is nothing to lay off.
        scribe.said.unwrap_or(if shows { Action::Pass } else { Action::Draw(Source::Stock) })
    }
}

/// Does at the peer's table what one of our bots did.
struct Puppet<'a> {
    action: &'a Action,
    /// Our table once it was done.
    after: &'a Table,
    spread: Vec<Hand>,
}

impl Strategy for Puppet<'_> {
    fn offer_upcard(&mut self, _: &View<'_>) -> UpcardAction {
        if *self.action == Action::Pass { UpcardAction::Pass } else { UpcardAction::Take }
    }

    fn choose_draw(&mut self, _: &View<'_>) -> DrawAction {
        if *self.action == Action::Draw(Source::Stock) { DrawAction::Stock } else { DrawAction::TakeDiscard }
    }

    fn play_turn(&mut self, view: &View<'_>) -> TurnAction {
        match self.action {
            Action::Discard(cards) => TurnAction::Discard(peer_card(cards[0])),
            Action::Close { discard: Some(card), .. } => {
                let discard = peer_card(*card);
                let shown = without_wilds::sets_of(&self.after.public.melds);
                let melds = shown.iter().map(|meld| Meld::try_from_cards(peer_hand(*meld)).expect("a meld"));
                let rest = view.hand() - discard.into();
                let melds = Melds::try_new(rest, &melds.collect::<Vec<_>>()).unwrap_or(best_melds(rest));
                TurnAction::Knock { discard, melds }
            }
            other => unreachable!("{other:?} ends no turn"),
        }
    }

    fn choose_layoff(&mut self, _: &View<'_>) -> Option<Layoff> {
        let Action::LayOff { card, meld, .. } = self.action else { return None };
        let grown = peer_hand(without_wilds::sets_of(&self.after.public.melds)[meld.index()]);
        let card = peer_card(*card);
        let place = self.spread.iter().position(|meld| *meld | card.into() == grown);
        Some(Layoff { card, meld: place.expect("the same melds") })
    }
}

/// Writes down what the peer's bot says.
struct Scribe<'a> {
    bot: &'a mut dyn Strategy,
    table: &'a Table,
    spread: Vec<Hand>,
    said: Option<Action>,
}

impl Strategy for Scribe<'_> {
    fn offer_upcard(&mut self, view: &View<'_>) -> UpcardAction {
        let said = self.bot.offer_upcard(view);
        let takes = said == UpcardAction::Take;
        self.said = Some(if takes { Action::Draw(Source::Discard) } else { Action::Pass });
        said
    }

    fn choose_draw(&mut self, view: &View<'_>) -> DrawAction {
        let said = self.bot.choose_draw(view);
        let source = if said == DrawAction::Stock { Source::Stock } else { Source::Discard };
        self.said = Some(Action::Draw(source));
        said
    }

    fn play_turn(&mut self, view: &View<'_>) -> TurnAction {
        let said = self.bot.play_turn(view);
        let plan = |meld: Meld| MeldPlan { cards: cards_of(meld.cards()), ..MeldPlan::default() };
        self.said = Some(match said {
            TurnAction::Discard(card) => Action::discard(our_card(card)),
            TurnAction::Knock { discard, melds } => {
                Action::Close { discard: Some(our_card(discard)), melds: melds.iter().map(plan).collect() }
            }
            TurnAction::BigGin(_) => Action::Close { discard: None, melds: Vec::new() },
        });
        said
    }

    fn choose_layoff(&mut self, view: &View<'_>) -> Option<Layoff> {
        let said = self.bot.choose_layoff(view);
        self.said = Some(said.map_or(Action::Pass, |Layoff { card, meld }| {
            let shown = without_wilds::sets_of(&self.table.public.melds);
            let place = shown.iter().position(|set| peer_hand(*set) == self.spread[meld]);
            let meld = MeldId(u8::try_from(place.expect("the same melds")).expect("a place"));
            Action::LayOff { card: our_card(card), named: None, meld, end: None, beside: false }
        }));
        said
    }
}

fn player(seat: Seat) -> Player {
    if seat.index() == 0 { Player::One } else { Player::Two }
}

/// A card as the peer writes it: sixteen bits a suit, the rank as the place of the bit. Ours lie suit by suit, thirteen to each.
pub fn peer_card(card: CardId) -> Card {
    peer_hand(1 << card.0).iter().next().expect("a card")
}

/// The same of a set.
pub fn peer_hand(set: CardSet) -> Hand {
    let bit = |card: CardId| 1_u64 << (16 * u32::from(card.0 / 13) + u32::from(card.0 % 13) + 1);
    Hand::from_bits_retain(without_wilds::cards_of(set).fold(0, |bits, card| bits | bit(card)))
}

fn our_card(card: Card) -> CardId {
    cards_of(card.into())[0]
}

fn cards_of(hand: Hand) -> Vec<CardId> {
    let bits = hand.to_bits();
    (0..52)
        .filter(|card| bits >> (16 * (card / 13) + card % 13 + 1) & 1 == 1)
        .map(|card| CardId(card as u8))
        .collect()
}
