//! Clearing the table for a round: what a round leaves behind is forgotten, and the lists keep their room.

use crate::cards::ids::Seat;
use crate::table::{Pending, Public, SeatState, StepKind, TurnState};
use crate::turn::gate::Gate;

impl Public {
    pub(super) fn clear_for_round(&mut self, round: u16, dealer: Seat) {
        self.forget_round();
        (self.round, self.dealer) = (round, dealer);
        self.spec = self.spec.in_round(round);
        match &self.spec.gates.gate {
            Gate::Round(_) => self.contracts.fill(u8::try_from(round).unwrap_or(u8::MAX)),
            Gate::Seat(rule) if rule.common => self.contracts.fill(rule.in_round(round)),
            _ => {}
        }
        self.wait_for(Pending::Step(StepKind::Deal));
    }

    /// All is as at a new table but for what belongs to the match. Every field is named, so that none is overlooked.
    fn forget_round(&mut self) {
        let Public {
            spec: _,
            round: _,
            dealer: _,
            totals: _,
            last_out: _,
            contracts: _,
            completed: _,
            rounds_out: _,
            sheets: _,
            hand_sizes,
            stock_size,
            discard,
            melds,
            aside,
            known,
            turns,
            taken,
            in_turn,
            states,
            live,
            discarder,
            offered_by,
            call_passed,
            known_stock,
            digs,
            played,
            idle,
            cut,
            entries,
            recycles,
            last_turn,
            pending,
            upcard,
            wild_card,
            wild_hidden,
            closed,
            ending,
            shown,
            winners,
        } = self;
        hand_sizes.fill(0);
        turns.fill(0);
        states.fill(SeatState::default());
        known.iter_mut().for_each(Vec::clear);
        discard.clear();
        melds.clear();
        aside.clear();
        known_stock.clear();
        entries.clear();
        pending.clear();
        shown.clear();
        winners.clear();
        *in_turn = TurnState::default();
        (*stock_size, *idle, *digs, *recycles) = (0, 0, 0, 0);
        (*taken, *discarder, *offered_by) = (None, None, None);
        (*cut, *upcard, *wild_card) = (None, None, None);
        (*closed, *ending) = (None, None);
        (*live, *call_passed, *played, *last_turn, *wild_hidden) = (false, false, false, false, false);
    }
}
