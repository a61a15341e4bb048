import type { Level } from '../level.ts';
import { type Distances, distancesOf } from './distances.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Found, PushSearch } from './push-search.ts';
import { lettersOf } from './solution.ts';

/** What a solution must be: any at all, or one with the fewest pushes or moves there can be. */
export const SOLVE_AIMS = ['any', 'pushes', 'moves'] as const;
export type SolveAim = (typeof SOLVE_AIMS)[number];

export interface SolveOptions {
  readonly aim?: SolveAim;
  /** Bytes that the search may take. */
  readonly memory?: number;
}

export type SolveEnd =
  /** Played by the rules before it is given out. */
  | { readonly type: 'solved'; readonly letters: string }
  /** Proven: every position that could matter was looked at. */
  | { readonly type: 'unsolvable' }
  | { readonly type: 'memory-full' };

export interface SolveProgress {
  /** Positions looked at. */
  readonly nodes: number;
  /** Bytes that the search has taken. */
  readonly memory: number;
  /** The most boxes that were ever on goals. */
  readonly best: number;
  readonly boxes: number;
}

export const DEFAULT_SOLVE_MEMORY = 1024 * 1024 * 1024;
/** Positions between two looks at the memory, and the work that one is counted for. */
const SLICE = 64;
const WORK_OF_A_PUSH = 8;

/** Solves a level, step by step: whoever runs it owns the clock. The same level and options give the same answer. */
export class Solver {
  readonly #ground: Ground;
  readonly #distances: Distances;
  readonly #memory: number;
  readonly #search: PushSearch;
  #end: SolveEnd | undefined;

  constructor(level: Level, { aim = 'any', memory = DEFAULT_SOLVE_MEMORY }: SolveOptions = {}) {
    this.#ground = groundOf(level);
    this.#distances = distancesOf(this.#ground);
    this.#memory = memory;
    this.#search = new PushSearch(this.#ground, this.#distances, {
      by: aim === 'moves' ? 'moves' : 'pushes',
      weights: aim === 'any' ? { done: 1, left: 4 } : { done: 1, left: 1 },
    });
  }

  /** How it ended, once it has. */
  get end(): SolveEnd | undefined {
    return this.#end;
  }

  get progress(): SolveProgress {
    const { nodes, bytes, best } = this.#search;
    return { nodes, memory: bytes, best, boxes: this.#ground.boxes.length };
  }

  /**
   * Does about that much work more, and tells how it ended, if it has. A unit is what an ordinary machine does in about a
   * microsecond; it is counted, not measured, so that the same level gives the same answer everywhere.
   */
  run(work: number): SolveEnd | undefined {
    for (let left = work; left > 0 && this.#end === undefined; left -= SLICE * WORK_OF_A_PUSH) {
      this.#search.run(SLICE);
      const { found, bytes } = this.#search;
      if (found) this.#end = this.#tell(found);
      else if (bytes > this.#memory) this.#end = { type: 'memory-full' };
    }
    return this.#end;
  }

  #tell(found: Found): SolveEnd {
    return found.type === 'solved' ? { type: 'solved', letters: lettersOf(this.#ground, found.pushes) } : found;
  }
}
