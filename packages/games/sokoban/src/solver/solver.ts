import type { Level } from '../level.ts';
import { groundOf } from './ground.ts';
import { Portfolio } from './portfolio.ts';
import { lettersOf } from './solution.ts';
import { Terrain } from './terrain.ts';

/** What a solution must be: any at all, or one with the fewest pushes or moves there can be. */
export const SOLVE_AIMS = ['any', 'pushes', 'moves'] as const;
export type SolveAim = (typeof SOLVE_AIMS)[number];

export interface SolveOptions {
  readonly aim?: SolveAim;
  /** Bytes that the searches may take. */
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
  /** Bytes that the searches have taken. */
  readonly memory: number;
  /** The most boxes that were ever on goals. */
  readonly best: number;
  readonly boxes: number;
}

export const DEFAULT_SOLVE_MEMORY = 1024 * 1024 * 1024;
/** Cells times goals; a table of that many distances takes seconds to fill. Nobody has solved a level of that size. */
const MOST_DISTANCES = 20_000_000;

/** Solves a level, step by step: whoever runs it owns the clock. The same level and options give the same answer. */
export class Solver {
  readonly #level: Level;
  readonly #options: Required<SolveOptions>;
  readonly #boxes: number;
  #terrain: Terrain | undefined;
  #portfolio: Portfolio | undefined;
  #end: SolveEnd | undefined;

  constructor(level: Level, { aim = 'any', memory = DEFAULT_SOLVE_MEMORY }: SolveOptions = {}) {
    this.#level = level;
    this.#options = { aim, memory };
    this.#boxes = level.boxes.filter((box) => level.isInside[box] === 1).length;
  }

  /** How it ended, once it has. */
  get end(): SolveEnd | undefined {
    return this.#end;
  }

  get progress(): SolveProgress {
    const { nodes = 0, bytes: memory = 0, best = 0 } = this.#portfolio ?? {};
    return { nodes, memory, best, boxes: this.#boxes };
  }

  /**
   * Does about that much work more, and tells how it ended, if it has. A unit is what an ordinary machine does in about a
   * microsecond; it is counted, not measured, so that the same level gives the same answer everywhere.
   */
  run(work: number): SolveEnd | undefined {
    if (this.#end === undefined) this.#end = this.#isTooLarge() ? { type: 'memory-full' } : this.#search(work);
    return this.#end;
  }

  #isTooLarge(): boolean {
    if (this.#terrain) return false;
    const { cells, goals } = groundOf(this.#level);
    return cells * goals.length > Math.min(MOST_DISTANCES, this.#options.memory / Int32Array.BYTES_PER_ELEMENT);
  }

  #search(work: number): SolveEnd | undefined {
    const terrain = (this.#terrain ??= new Terrain(this.#level));
    const portfolio = (this.#portfolio ??= new Portfolio(terrain, this.#options));
    portfolio.run(work);
    const { found } = portfolio;
    if (found?.type === 'solved') return { type: 'solved', letters: lettersOf(terrain.ground, found.pushes) };
    return found ?? (portfolio.isSpent ? { type: 'memory-full' } : undefined);
  }
}
