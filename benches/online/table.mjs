// A table of four clients: an action is done when each of them was told of it.

/** A table that tells nothing for so long, in milliseconds, will never. */
const SILENCE = 10_000;

/** Without a pause others get their turn all the same. */
const pause = (milliseconds) => new Promise((over) => (milliseconds > 0 ? setTimeout(over, milliseconds) : setImmediate(over)));

/** What a peer's table adds: `look(seat)`, what a seat's client knows, and `send(seat, move, argument)`. */
export class Table {
  seats = [];
  /** Actions that all four were told of. */
  acted = 0;
  /** Milliseconds from each action to the last one told. */
  told = [];
  isSilent = false;
  #toldAll = () => undefined;

  /** To be called whenever a seat was told something. */
  hear() {
    if (this.seats.every((seat) => this.look(seat)?.acted > this.acted)) this.#toldAll();
  }

  /** The seat whose turn it is draws, every third time from the discard pile, or discards its oldest card. */
  async act() {
    const { turn, hasDrawn } = this.look(this.seats[0]);
    const seat = this.seats[turn];
    const sent = performance.now();
    const toldAll = new Promise((done, failed) => {
      const silent = setTimeout(() => failed(new Error("silent")), SILENCE);
      this.#toldAll = () => {
        clearTimeout(silent);
        this.#toldAll = () => undefined;
        done();
      };
    });
    if (hasDrawn) this.send(seat, "discard", this.look(seat).hand[0]);
    else this.send(seat, "draw", this.acted % 3 === 0 ? "discards" : "stock");
    await toldAll;
    this.acted += 1;
    this.told.push(performance.now() - sent);
  }

  /** Plays at this pace until `isOver`. */
  async play(milliseconds, isOver) {
    // Tables do not act in step.
    await pause(Math.random() * milliseconds);
    while (!isOver()) {
      try {
        await this.act();
      } catch {
        this.isSilent = !isOver();
        return;
      }
      await pause(milliseconds);
    }
  }

  /** Cards of others that a seat's client holds in its state. */
  seenOfOthers() {
    const hands = this.seats.map((seat) => this.look(seat).hand);
    return this.seats.flatMap((seat, own) => {
      const others = new Set(hands.flatMap((hand, of) => (of === own ? [] : hand)));
      const text = JSON.stringify(this.state(seat));
      return [...others].filter((card) => text.includes(`"${card}"`));
    }).length;
  }
}
