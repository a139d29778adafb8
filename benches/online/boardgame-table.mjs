// A table of boardgame.io, played by its own client library.

import { createRequire } from "node:module";
import { game } from "./boardgame.mjs";
import { SEATS } from "./deck.mjs";
import { Table } from "./table.mjs";

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

export class BoardgameTable extends Table {
  static async open(address) {
    const table = new BoardgameTable();
    const lobby = new LobbyClient({ server: address });
    table.match = (await lobby.createMatch("rummy", { numPlayers: SEATS })).matchID;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const joined = await lobby.joinMatch("rummy", table.match, { playerID: String(seat), playerName: "Load" });
      table.seats.push(table.client(address, seat, joined.playerCredentials));
    }
    for (const client of table.seats) {
      client.subscribe(() => table.hear());
      client.start();
    }
    return table;
  }

  client(server, seat, credentials) {
    // A socket for each seat, and no polling before it.
    const socketOpts = { transports: ["websocket"], forceNew: true };
    const multiplayer = SocketIO({ server, socketOpts });
    return new Client({ game, numPlayers: SEATS, multiplayer, matchID: this.match, playerID: String(seat), credentials, debug: false });
  }

  state(client) {
    return client.getState();
  }

  /** Whether all have their hands. */
  isDealt() {
    return this.seats.every((client) => this.look(client)?.hand.length > 0);
  }

  look(client) {
    const state = client.getState();
    if (!state) return undefined;
    const { players, hasDrawn, acted } = state.G;
    return { turn: Number(state.ctx.currentPlayer), hasDrawn, acted, hand: players[client.playerID]?.hand };
  }

  send(client, move, argument) {
    client.moves[move](argument);
  }

  leave() {
    this.credentials = this.seats[0].credentials;
    this.seats.forEach((client) => client.stop());
  }

  /** Comes back to the first seat; answers how many actions the table knows. */
  async wake(address) {
    this.awake?.stop();
    const client = this.client(address, 0, this.credentials);
    this.awake = client;
    const told = new Promise((known) => client.subscribe((state) => state && known({ knows: state.G.acted })));
    client.start();
    const silent = new Promise((known) => setTimeout(() => known({ refused: "nothing is answered" }), 10_000));
    return Promise.race([told, silent]);
  }
}
