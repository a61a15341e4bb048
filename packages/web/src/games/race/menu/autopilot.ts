import type { LiveRace } from '@dedalo/clients/race/live-race';
import { NO_WAY, type Press } from '@dedalo/race';

/** Runs to the exit by the shortest way and avoids nothing: for the demo. */
export class Autopilot {
  readonly #live: LiveRace;

  constructor(live: LiveRace) {
    this.#live = live;
  }

  steer(): void {
    const { user, grounds, transition } = this.#live.now;
    if (transition) return;
    const ground = grounds[user.map]!;
    const ahead = user.way === NO_WAY ? user.cell : ground.next(user.cell, user.way);
    const way = ground.wayToShared(ahead, ground.exit, 'dijkstra');
    if (way !== NO_WAY && way !== user.way) this.#live.press({ way } as Press);
  }
}
