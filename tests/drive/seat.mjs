// A player's seat at a running game: looks at what the game says is on screen, points and clicks there, and waits.

const LOOK_EVERY_MS = 60;
const NOTICED_WITHIN_MS = 2000;

/** What a pair of eyes and a hand need from a platform: status() -> object or null, move(x, y), click(), picture(name), alive(). */
export class Seat {
  constructor(platform) {
    this.platform = platform;
    this.clicks = 0;
  }

  /** Looks until `wanted` answers with something, and hands that out; for a plain `true`, the status. */
  async until(what, wanted, seconds = 60) {
    const end = Date.now() + seconds * 1000;
    let status = null;
    while (Date.now() < end) {
      this.platform.alive();
      status = (await this.platform.status()) ?? status;
      const found = status && (await wanted(status));
      if (found) return found === true ? status : found;
      await pause(LOOK_EVERY_MS);
    }
    await this.platform.picture("trouble");
    throw new Error(`waited ${seconds} s in vain for ${what}; the screen is ${describe(status)}`);
  }

  /** Waits for the thing of this tag to lie still, and clicks in its middle; not where `unless` comes to be so before. */
  async press(tag, seconds = 60, unless = () => false) {
    let last = null;
    const entry = await this.until(`"${tag}"`, (status) => {
      if (unless(status)) return "too late";
      const now = find(status, tag);
      const still = now && last && String(now.rect) === String(last.rect);
      last = now;
      return still ? now : null;
    }, seconds);
    if (entry !== "too late") await this.clickOn(entry);
  }

  async clickOn({ rect: [left, top, width, height] }) {
    this.clicks += 1;
    const at = [left + width / 2, top + height / 2].map(Math.round);
    await this.platform.move(...at);
    // A slow frame would take the move and the click at once; a person's pointer is noticed before it clicks.
    await this.until("the pointer to be noticed", ({ pointer }) => pointer && Math.hypot(pointer[0] - at[0], pointer[1] - at[1]) < 2);
    // What comes next must not overtake the click within one slow frame.
    await this.untilNoticed(() => this.platform.click());
  }

  /** Does something, and waits until the screen shows that it was noticed, or a while if it shows nothing. */
  async untilNoticed(act) {
    const before = JSON.stringify(await this.platform.status());
    await act();
    const end = Date.now() + NOTICED_WITHIN_MS;
    while (Date.now() < end && JSON.stringify(await this.platform.status()) === before) await pause(LOOK_EVERY_MS);
  }

  picture(name) {
    return this.platform.picture(name);
  }
}

/** The first of several that comes to be so; what kept them all from it. */
export async function firstOf(awaited) {
  try {
    return await Promise.any(awaited);
  } catch ({ errors }) {
    throw new Error(errors.map(({ message }) => message).join("\n"));
  }
}

export function find(status, tag) {
  return status.entries.find((entry) => entry.tag === tag);
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function describe(status) {
  if (!status) return "unknown: the game has told nothing yet";
  const { screen, menu, table, entries } = status;
  return `${screen} with menu ${menu}, table ${JSON.stringify(table)}, showing ${entries.map((entry) => entry.tag + (entry.focused ? " (focused)" : "")).join(" ")}`;
}
