import { AloneBox } from './alone.ts';
import { type Distances, distancesOf } from './distances.ts';
import type { Ground } from './ground.ts';
import { Hotspots } from './hotspots.ts';
import { Rooms } from './rooms.ts';

/** What is known of a level before any box has moved; computed when it is first asked for. */
export class Terrain {
  readonly ground: Ground;
  readonly distances: Distances;
  #rooms: Rooms | undefined;
  #hotspots: Hotspots | undefined;
  #walks: Int32Array[] = [];
  #reach: Uint8Array[] | undefined;

  constructor(ground: Ground) {
    this.ground = ground;
    this.distances = distancesOf(this.ground);
  }

  get rooms(): Rooms {
    return (this.#rooms ??= new Rooms(this.ground));
  }

  get hotspots(): Hotspots {
    return (this.#hotspots ??= new Hotspots(this.ground, this.distances));
  }

  /** By cell: the player's steps to each other on the empty board. */
  walksFrom(cell: number): Int32Array {
    const known = this.#walks[cell];
    if (known) return known;
    const { cells, next, wall } = this.ground;
    const steps = new Int32Array(cells + 1).fill(-1);
    const queue = [cell];
    steps[cell] = 0;
    for (const at of queue) {
      for (let direction = 0; direction < 4; direction++) {
        const beside = next[at * 4 + direction]!;
        if (beside === wall || steps[beside] !== -1) continue;
        steps[beside] = steps[at]! + 1;
        queue.push(beside);
      }
    }
    this.#walks[cell] = steps;
    return steps;
  }

  /** By cell, a byte a cell: where a lone box can be pushed from it on the empty board. */
  get reach(): readonly Uint8Array[] {
    if (this.#reach) return this.#reach;
    const { cells, wall, player } = this.ground;
    const closed = new Uint8Array(cells + 1);
    closed[wall] = 1;
    const alone = new AloneBox(this.ground);
    alone.close(closed, player);
    this.#reach = Array.from({ length: cells }, (_, cell) => {
      const reached = new Uint8Array(cells + 1);
      alone.reachOf(cell, reached);
      return reached;
    });
    return this.#reach;
  }
}
