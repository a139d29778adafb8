// The way of a pad's North from the device to whoever judges it: `way-of-north.json`, file by file, held to the sources.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const STOPS = JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "way-of-north.json"), "utf8"));

/** What is no longer true of the way: a file, what it has there, or the word by which it leads on. */
export function wrongOf(root, stops) {
  return stops.flatMap(({ file, has, on_by: onBy }) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${file} is gone`];
    const text = readFileSync(path, "utf8");
    return [has, onBy].filter((words) => !text.includes(words)).map((words) => `${file} has no "${words}" any more`);
  });
}

/** The rooms (folders) on the way, and how often it comes back to one that it has left. */
export function roomsOf(stops) {
  const rooms = stops.map(({ file }) => dirname(file));
  const entered = rooms.filter((room, at) => room !== rooms[at - 1]);
  return { rooms: new Set(entered).size, returns: entered.length - new Set(entered).size };
}
