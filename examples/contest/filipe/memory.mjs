/**
 * What a piece has done says what it is. The view tells how things are; the events tell how they came about, and who
 * listens to them (`wants: ['events']`) can remember.
 */
export class Memory {
  /** How often the enemy's piece on a cell has come nearer to us by itself: the bold are strong. */
  #boldness = new Map();
  #seat;

  constructor(seat) {
    this.#seat = seat;
  }

  hear(events) {
    for (const event of events) {
      if (event.type !== 'moved' || event.seat === this.#seat) continue;
      const before = this.#boldness.get(event.from) ?? 0;
      this.#boldness.delete(event.from);
      this.#boldness.set(event.to, before + (event.direction === 1 ? 1 : 0));
    }
  }

  /** What the enemy's piece is worth in a fight, as far as can be told: its score, or a guess at it. */
  strengthOf(enemy) {
    if (enemy.piece !== null) return SCORES[enemy.piece];
    if (enemy.hasRun) return SCORES.FS;
    if (!enemy.hasMoved) return null;
    return Math.min(9, 3 + (this.#boldness.get(enemy.at) ?? 0) / 2);
  }
}

export const SCORES = { MA: 10, GE: 9, FM: 3, SM: 3, FS: 2, SS: 2, SP: 1, FL: 0, FB: 99, SB: 99 };
