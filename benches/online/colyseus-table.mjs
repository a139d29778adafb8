// A table of Colyseus, played by its own client library.

import { Client } from "@colyseus/sdk";
import { SEATS } from "./deck.mjs";
import { Table } from "./table.mjs";

// The library tells every lost connection.
console.info = console.warn = () => undefined;

export class ColyseusTable extends Table {
  static async open(address, seed) {
    const table = new ColyseusTable();
    for (let seat = 0; seat < SEATS; seat += 1) {
      const client = new Client(address);
      const room = await (seat === 0 ? client.create("rummy", { seed }) : client.joinById(table.seats[0].roomId));
      room.reconnection.enabled = false;
      room.onError(() => undefined);
      room.onStateChange(() => table.hear());
      table.seats.push(room);
    }
    return table;
  }

  state(room) {
    return room.state.toJSON();
  }

  /** Whether all have their hands and see each other. */
  isDealt() {
    return this.seats.every((room) => room.state?.players?.size === SEATS && this.look(room)?.hand.length > 0);
  }

  look(room) {
    const { players, turn, hasDrawn, acted } = room.state;
    return { turn, hasDrawn, acted, hand: players?.get(room.sessionId)?.hand };
  }

  send(room, move, argument) {
    room.send(move, argument);
  }

  leave() {
    this.token = this.seats[0].reconnectionToken;
    this.seats.forEach((room) => room.connection.close());
  }

  /** Comes back to the first seat; answers how many actions the table knows. */
  async wake(address) {
    try {
      const room = await new Client(address).reconnect(this.token);
      await new Promise((told) => room.onStateChange.once(told));
      return { knows: room.state.acted };
    } catch (error) {
      return { refused: error.message };
    }
  }
}
