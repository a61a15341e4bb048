import type { Level } from '../level.ts';
import { type Ground, groundOf } from './ground.ts';
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
  readonly #options: Required<SolveOptions> & { readonly level: Level };
  readonly #boxes: number;
  #ground: Ground | undefined;
  #portfolio: Portfolio | undefined;
  #end: SolveEnd | undefined;

  constructor(level: Level, { aim = 'any', memory = DEFAULT_SOLVE_MEMORY }: SolveOptions = {}) {
    this.#options = { level, aim, memory };
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
    this.#end ??= this.#search(work);
    return this.#end;
  }

  #search(work: number): SolveEnd | undefined {
    const { level, memory } = this.#options;
    this.#ground ??= groundOf(level);
    const { cells, goals } = this.#ground;
    const most = Math.min(MOST_DISTANCES, memory / Int32Array.BYTES_PER_ELEMENT);
    if (cells * goals.length > most) return { type: 'memory-full' };
    this.#portfolio ??= new Portfolio(new Terrain(this.#ground), this.#options);
    this.#portfolio.run(work);
    const { found, isSpent } = this.#portfolio;
    if (found?.type === 'solved') return { type: 'solved', letters: lettersOf(this.#ground, found.pushes) };
    return found ?? (isSpent ? { type: 'memory-full' } : undefined);
  }
}
