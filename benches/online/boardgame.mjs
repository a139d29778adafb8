// The small game as boardgame.io's guides write one: secrets stripped for each player, moves that need them played by the server.

import { createRequire } from "node:module";
import { DECK, HAND, SEATS } from "./deck.mjs";

// Its folders are no modules that an import may name.
const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

/** Draws from the stock or from the discard pile. */
function draw({ G, random, playerID }, from) {
  if (G.hasDrawn) return INVALID_MOVE;
  if (G.secret.stock.length === 0) {
    const top = G.discards.pop();
    G.secret.stock = random.Shuffle(G.discards);
    G.discards = [top];
  }
  G.players[playerID].hand.push(from === "discards" ? G.discards.pop() : G.secret.stock.pop());
  G.stock = G.secret.stock.length;
  G.hasDrawn = true;
  G.acted += 1;
}

/** Ends the turn with a card on the discard pile. */
function discard({ G, playerID }, card) {
  const { hand } = G.players[playerID];
  const at = hand.indexOf(card);
  if (!G.hasDrawn || at < 0) return INVALID_MOVE;
  hand.splice(at, 1);
  G.discards.push(card);
  G.hasDrawn = false;
  G.acted += 1;
}

export const game = {
  name: "rummy",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup({ random }) {
    const stock = random.Shuffle(DECK);
    const players = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { hand: stock.splice(-HAND) }]));
    const discards = [stock.pop()];
    return { secret: { stock }, players, discards, stock: stock.length, hasDrawn: false, acted: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: { draw: { move: draw, client: false }, discard },
};

/** Serves it; matches are in memory, or in the files of a folder. */
async function serve(folder) {
  const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
  await Server({ games: [game], origins: [Origins.LOCALHOST], ...kept }).run(Number(process.env.PORT));
  console.log("listening");
}

if (process.argv[1] === import.meta.filename) await serve(process.argv[2]);
