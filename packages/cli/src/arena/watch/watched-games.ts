import type { Bout, Onlooker, Seen } from '@dedalo/arena';

/** The number of games remembered, finished ones included. */
const MOST = 64;

/** The games that a run has begun, the newest last, and what was last seen of them. */
export class WatchedGames implements Onlooker {
  readonly #bouts = new Map<string, Bout>();
  readonly #seen = new Map<string, Seen>();

  onBegin(bout: Bout): void {
    this.#bouts.set(bout.id, bout);
    for (const id of this.#bouts.keys()) {
      if (this.#bouts.size <= MOST) break;
      this.#bouts.delete(id);
      this.#seen.delete(id);
    }
  }

  onSeen(seen: Seen): void {
    if (this.#bouts.has(seen.id)) this.#seen.set(seen.id, seen);
  }

  /** The newest last. */
  get begun(): readonly Bout[] {
    return [...this.#bouts.values()];
  }

  seen(id: string): Seen | undefined {
    return this.#seen.get(id);
  }
}
