// The small game as a room of Colyseus: a public state by schema, and each hand in the view of its own player only.

import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { DECK, HAND, SEATS, chance, shuffled } from "./deck.mjs";

/** Patches are sent after each action, not every 50 ms as a room does by itself. */
const AT_ONCE = process.argv.includes("--at-once");

const Player = schema({ seat: t.uint8(), held: t.uint8(), hand: t.array("string").view() }, "Player");

const State = schema(
  {
    players: t.map(Player),
    discards: t.array("string"),
    stock: t.uint8(),
    turn: t.uint8(),
    hasDrawn: t.boolean(),
    acted: t.uint32(),
  },
  "State",
);

class Rummy extends Room {
  maxClients = SEATS;
  patchRate = AT_ONCE ? null : 50;
  state = new State();
  stock = [];

  messages = {
    draw: (client, from) => this.act(client, (player) => this.draw(player, from)),
    discard: (client, card) => this.act(client, (player) => this.discard(player, card)),
  };

  onCreate({ seed }) {
    this.random = chance(seed);
    this.stock = shuffled(DECK, this.random);
    this.state.assign({ discards: [this.stock.pop()], turn: 0, hasDrawn: false, acted: 0 });
    this.state.stock = this.stock.length;
  }

  onJoin(client) {
    const hand = this.stock.splice(-HAND);
    const player = new Player().assign({ seat: this.state.players.size, held: HAND, hand });
    this.state.players.set(client.sessionId, player);
    this.state.stock = this.stock.length;
    client.view = new StateView();
    client.view.add(player);
    if (AT_ONCE) setImmediate(() => this.broadcastPatch());
  }

  /** A seat is held for a while, as the guide has it. */
  async onLeave(client) {
    await this.allowReconnection(client, 60).catch(() => undefined);
  }

  /** Lets whoever's turn it is act. */
  act(client, action) {
    const player = this.state.players.get(client.sessionId);
    if (player?.seat !== this.state.turn || this.state.players.size < SEATS || !action(player)) return;
    player.held = player.hand.length;
    this.state.stock = this.stock.length;
    this.state.acted += 1;
    if (AT_ONCE) this.broadcastPatch();
  }

  draw(player, from) {
    if (this.state.hasDrawn) return false;
    if (this.stock.length === 0) this.turnOver();
    player.hand.push(from === "discards" ? this.state.discards.pop() : this.stock.pop());
    this.state.hasDrawn = true;
    return true;
  }

  discard(player, card) {
    const at = player.hand.indexOf(card);
    if (!this.state.hasDrawn || at < 0) return false;
    player.hand.splice(at, 1);
    this.state.discards.push(card);
    this.state.hasDrawn = false;
    this.state.turn = (this.state.turn + 1) % SEATS;
    return true;
  }

  /** The discard pile but its top card becomes the stock. */
  turnOver() {
    const top = this.state.discards.pop();
    this.stock = shuffled([...this.state.discards], this.random);
    this.state.discards = [top];
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("rummy", Rummy);
await server.listen(Number(process.env.PORT), "127.0.0.1");
console.log("listening");
