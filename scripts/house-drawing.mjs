// Draws who imports whom in src as an SVG: an earlier commit as a circle of rooms on the left, the doors of today on the right.
// `node scripts/house-drawing.mjs 3a6e286 > docs/pictures/doors.svg`

import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { orderOf, treeAt, usesOf } from "./figures/rooms.mjs";
import { DOORS, houseOf, knots } from "./imports.mjs";

const INK = "#22302b";
const QUIET = "#9aa8a1";
const KNOT = "#b8452f";
const GOOD = "#3f7d58";
const [WIDTH, HEIGHT] = [1120, 640];

const root = resolve(fileURLToPath(import.meta.url), "..", "..");
const topOf = (module) => module[0] ?? "";
const text = (x, y, words, more = "") => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;

/** The rooms of an earlier tree in a circle; whoever reaches itself again is red, and so are the arrows between such rooms. */
function circle(tree) {
  const uses = usesOf(houseOf(join(tree, "src")).arrows, topOf);
  const knot = new Set(knots(uses).flat());
  const { order } = orderOf(uses);
  const [middle, radius] = [{ x: 300, y: 368 }, 190];
  const place = (room, far = 0) => {
    const turn = (order.indexOf(room) / order.length) * 2 * Math.PI - Math.PI / 2;
    return { x: middle.x + (radius + far) * Math.cos(turn), y: middle.y + (radius + far) * Math.sin(turn) };
  };
  const lines = [...uses].flatMap(([from, all]) =>
    [...all].map((to) => {
      const [a, b] = [place(from), place(to)];
      const tied = knot.has(from) && knot.has(to);
      const bend = `${(middle.x + (a.x + b.x) / 2) / 2} ${(middle.y + (a.y + b.y) / 2) / 2}`;
      return `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${bend} ${b.x.toFixed(1)} ${b.y.toFixed(1)}" stroke="${tied ? KNOT : QUIET}" stroke-opacity="${tied ? 0.45 : 0.5}"/>`;
    }),
  );
  const names = order.map((room) => {
    const [dot, word] = [place(room), place(room, 12)];
    // A name stands along its ray, on the left half with its end at the dot.
    const ray = (Math.atan2(word.y - middle.y, word.x - middle.x) * 180) / Math.PI;
    const left = Math.abs(ray) > 90;
    const turned = `transform="rotate(${(left ? ray + 180 : ray).toFixed(1)} ${word.x.toFixed(1)} ${word.y.toFixed(1)})"`;
    const anchor = `text-anchor="${left ? "end" : "start"}" dominant-baseline="central"`;
    const fill = knot.has(room) ? KNOT : QUIET;
    return `<circle cx="${dot.x.toFixed(1)}" cy="${dot.y.toFixed(1)}" r="4" fill="${fill}"/>${text(word.x, word.y, room, `${anchor} ${turned}`)}`;
  });
  const told = `${knot.size} of ${order.length} rooms reach themselves again`;
  return `${text(300, 60, "before", 'class="head"')}${text(300, 84, told, 'class="note"')}<g fill="none">${lines.join("")}</g>${names.join("")}`;
}

/** Names in lines of at most so many signs. */
function lines(names, most) {
  return names.reduce((all, name) => {
    const last = all.at(-1);
    if (last !== undefined && `${last}  ${name}`.length <= most) return [...all.slice(0, -1), `${last}  ${name}`];
    return [...all, name];
  }, []);
}

/** The five doors, the last on top, each with its rooms; a line runs down from whoever uses to whoever is used. */
function doors(tree) {
  const house = houseOf(join(tree, "src"));
  const uses = usesOf(house.arrows, topOf);
  const [left, width, tall, step, head] = [620, 330, 84, 104, 112];
  const top = (door) => head + (DOORS.length - 1 - DOORS.indexOf(door)) * step;
  const boxes = DOORS.map((door) => {
    const rooms = [...house.folders].filter((folder) => folder.startsWith(`${door}/`) && folder.split("/").length === 2);
    const words = lines(rooms.map((room) => room.split("/")[1]).sort(), 46);
    const written = words.map((line, at) => text(left + 14, top(door) + 46 + at * 17, line, 'class="room" xml:space="preserve"'));
    return `<rect x="${left}" y="${top(door)}" width="${width}" height="${tall}" rx="10"/>${text(left + 14, top(door) + 24, door, 'class="door"')}${written.join("")}`;
  });
  const arcs = [...uses].flatMap(([from, all]) =>
    [...all].map((to) => {
      const apart = DOORS.indexOf(from) - DOORS.indexOf(to);
      const right = left + width;
      const [y1, y2] = [top(from) + tall / 2 + 6 * apart, top(to) + tall / 2 - 8 * (5 - apart)];
      const colour = apart > 0 ? GOOD : KNOT;
      const out = right + 26 + 26 * Math.abs(apart);
      return `<path d="M${right} ${y1}C${out} ${y1} ${out} ${y2} ${right + 4} ${y2}" stroke="${colour}" marker-end="url(#end)"/>`;
    }),
  );
  const back = [...uses].flatMap(([from, all]) => [...all].filter((to) => DOORS.indexOf(to) > DOORS.indexOf(from))).length;
  const told = `${back === 0 ? "no line" : `${back} lines`} up: a door uses those below it`;
  return `${text(785, 60, "today", 'class="head"')}${text(785, 84, told, 'class="note"')}<g fill="#f4f1e6" stroke="${QUIET}">${boxes.join("").replaceAll("<text", '<text stroke="none"')}</g><g fill="none" stroke-width="1.6">${arcs.join("")}</g>`;
}

const commit = process.argv[2];
if (!commit) {
  console.error("Name the commit to draw beside today's.");
  process.exit(2);
}
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Who imports whom in src, before and today">
<style>text{font:13px sans-serif;fill:${INK}}.head{font-size:20px;font-weight:bold;text-anchor:middle}.note{fill:#5c6b64;text-anchor:middle}.door{font-weight:bold;font-size:15px}.room{font-size:12px}</style>
<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="${GOOD}"/></marker></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf6"/>
${treeAt(root, commit, circle)}
${doors(root)}
</svg>`);
