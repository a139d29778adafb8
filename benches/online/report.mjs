// The figures as one table of Markdown: a column for each server, a row for each figure, two runs beside each other in a cell.

const NAMES = {
  ours: "rummage-server",
  colyseus: "Colyseus",
  "colyseus-at-once": "Colyseus, told at once",
  boardgame: "boardgame.io",
  "boardgame-files": "boardgame.io, FlatFile",
};

const whole = (number) => Math.round(number).toLocaleString("en");
const time = (milliseconds) => (milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${whole(milliseconds)} ms`);

/** Shares of one processor; a load that has all of one is what is measured. */
const shares = ({ serverShare, loadShare }) =>
  `${serverShare.toFixed(2)} and ${loadShare.toFixed(2)}${loadShare > 0.9 && loadShare > serverShare ? " (the load is the limit)" : ""}`;

/** What is left after `kill -9` of what had been told. */
function lostOf({ peer, actions, back }) {
  if (peer === "ours") return "not counted here (killed.rs)";
  const torn = back.torn > 0 ? `; fell when asked until ${back.torn} torn files were removed` : "";
  const anew = back.dealtAnew > 0 ? `; ${back.dealtAnew} tables dealt anew` : "";
  return `${whole(back.lost)} of ${whole(actions)} at ${back.tablesThatLost} tables${anew}${torn}`;
}

const ROWS = [
  ["pause after each action", ({ pauseTaken }) => `${pauseTaken} ms`],
  ["actions a second", ({ aSecond }) => whole(aSecond)],
  ["action to the last seat told: half, 99 of 100", ({ half, of99 }) => `${time(half)} and ${time(of99)}`],
  ["processor of the server for a thousand actions", ({ aThousand }) => `${aThousand.toFixed(2)} s`],
  ["processor's share of server and load", shares],
  ["memory, empty", ({ empty }) => `${(empty / 1024).toFixed(0)} MB`],
  [
    "memory of a table with its four sockets: dealt, after play",
    ({ tableSeated, tablePlayed }) => `${whole(tableSeated)} and ${whole(tablePlayed)} KB`,
  ],
  ["tables that could not be opened at first, that fell silent", ({ openedAgain, silent }) => `${openedAgain ?? 0}, ${silent}`],
  ["all seated after", ({ seating }) => `${seating.toFixed(1)} s`],
  ["told actions lost at `kill -9`", lostOf],
  ["after `kill -9`: listens, first answer", ({ back }) => `${time(back.listens)}, ${back.refused ? "refused" : time(back.firstAnswer)}`],
  ["cards of others in a seat's state", ({ seenOfOthers }) => (seenOfOthers === undefined ? "" : String(seenOfOthers))],
  ["load average", ({ busy }) => busy.toFixed(1)],
];

const cell = (tell) => (figures) => (figures.failed ? `failed: ${figures.failed.slice(0, 60)}` : tell(figures));

/** All the figures: a table for each load, in the order they were measured. */
export function tableOf(all) {
  const keys = [...new Set(all.map(({ tables, pause }) => `${tables} ${pause}`))];
  return keys
    .map((key) => {
      const [tables, pause] = key.split(" ").map(Number);
      const here = all.filter((figures) => `${figures.tables} ${figures.pause}` === key);
      const peers = Object.keys(NAMES).filter((peer) => here.some((figures) => figures.peer === peer));
      const head = `${tables} tables, ${pause === 0 ? "as fast as it goes" : `${1000 / pause} actions a second each`}`;
      const row = ([name, tell]) => [name, ...peers.map((peer) => here.filter((figures) => figures.peer === peer).map(cell(tell)).join(" / "))];
      const rows = [[head, ...peers.map((peer) => NAMES[peer])], ["", ...peers].map(() => "---"), ...ROWS.map(row)];
      return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
    })
    .join("\n\n");
}
