import { AloneBox } from './alone.ts';
import { type Distances, distancesOf } from './distances.ts';
import type { Ground } from './ground.ts';
import { Hotspots } from './hotspots.ts';
import { Rooms } from './rooms.ts';
import { Walks } from './walks.ts';

/** What is known of a level before any box has moved; computed when it is first asked for. */
export class Terrain {
  readonly ground: Ground;
  readonly distances: Distances;
  #rooms: Rooms | undefined;
  #hotspots: Hotspots | undefined;
  readonly #walker: Walks;
  /** The board without boxes. */
  readonly #empty: Uint8Array;
  readonly #walks: Int32Array[] = [];
  #reach: Uint8Array[] | undefined;

  constructor(ground: Ground) {
    this.ground = ground;
    this.#walker = new Walks(ground);
    this.#empty = new Uint8Array(ground.cells + 1);
    this.#empty[ground.wall] = 1;
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
    this.#walker.find(this.#empty, cell);
    const steps = this.#walker.steps.slice();
    this.#walks[cell] = steps;
    return steps;
  }

  /** By cell, a byte a cell: where a lone box can be pushed from it on the empty board. */
  get reach(): readonly Uint8Array[] {
    if (this.#reach) return this.#reach;
    const { cells, player } = this.ground;
    const alone = new AloneBox(this.ground);
    alone.close(this.#empty, player);
    this.#reach = Array.from({ length: cells }, (_, cell) => {
      const reached = new Uint8Array(cells + 1);
      alone.reachOf(cell, reached);
      return reached;
    });
    return this.#reach;
  }
}
