// After `kill -9`: starts the server again, has every table asked for at once, and counts the actions that were told and are gone.

import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removes the files of a folder that were being written, as whoever runs the server would have to by hand. */
function removeTorn(folder) {
  const isTorn = (file) => {
    try {
      return JSON.parse(readFileSync(file, "utf8")) === null;
    } catch {
      return true;
    }
  };
  const torn = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(isTorn);
  torn.forEach((file) => rmSync(file));
  return torn.length;
}

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** What each table knows, or nothing if the server falls while it is asked. */
function askEverybody(tables, server, began) {
  const ask = async (table) => ({ ...(await table.wake(server.address)), acted: table.acted, after: performance.now() - began });
  return Promise.race([Promise.all(tables.map(ask)), server.gone.then(() => undefined)]);
}

export async function wakeEverybody(tables, start, folder) {
  const began = performance.now();
  let server = await start();
  const listens = performance.now() - began;
  let answers = await askEverybody(tables, server, began);
  let torn = 0;
  if (answers === undefined) {
    torn = removeTorn(folder);
    server = await start();
    answers = await askEverybody(tables, server, began);
  }
  await server.kill();
  const missing = answers.map(({ knows = 0, acted }) => Math.max(0, acted - knows));
  const times = answers.map(({ after }) => after).sort((one, other) => one - other);
  return {
    listens,
    firstAnswer: times[0],
    lastAnswer: times.at(-1),
    lost: sum(missing),
    tablesThatLost: missing.filter((many) => many > 0).length,
    dealtAnew: answers.filter(({ knows }) => knows === 0).length,
    /** Files half written; while one was there, the server fell as soon as its table was asked for. */
    torn,
    refused: answers.find(({ refused }) => refused)?.refused,
  };
}
