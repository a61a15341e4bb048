import { compareMetrics, type Metrics, metricsOf } from '../assists/metrics.ts';
import type { Level } from '../level.ts';
import { type Distances, distancesOf } from '../solver/distances.ts';
import { type Ground, groundOf } from '../solver/ground.ts';
import { lettersOf } from '../solver/solution.ts';
import { directionOf } from '../text.ts';
import { type OptimizeBy, type Path, pathOf, pushesIn } from './path.ts';
import { type VicinityEnd, VicinitySearch } from './vicinity-search.ts';

export const OPTIMIZE_BY = ['moves', 'pushes'] as const satisfies readonly OptimizeBy[];

export interface OptimizeOptions {
  /** What is to become less; the other one decides between equals. */
  readonly by: OptimizeBy;
  /** Bytes that a search may take. */
  readonly memory?: number;
}

export interface OptimizeProgress {
  /** Positions looked at. */
  readonly nodes: number;
  /** How many boxes may stand elsewhere than in the solution, and the place on it where that is being tried. */
  readonly displaced: number;
  readonly at: number;
  readonly of: number;
  readonly metrics: Metrics;
}

export const DEFAULT_OPTIMIZE_MEMORY = 512 * 1024 * 1024;

/** A search takes about so many bytes a position, apart from its boxes. */
const BYTES_OF_A_POSITION = 64;
const FEWEST_POSITIONS = 20_000;
/** The positions that a search may look at grow by this factor, once nothing more was found with fewer. */
const GROWTH = 4;
const MOST_DISPLACED = 4;
/** Positions between two looks at the work, and the work that one is counted for. */
const SLICE = 64;
const WORK_OF_A_POSITION = 8;

/**
 * Shortens a solution, step by step, for as long as it is given: whoever runs it owns the clock. The vicinity of the
 * solution is searched with one box displaced, then two, and so on, from one place of it after the other; then the same
 * with larger searches. The same solution and options give the same answer.
 */
export class Optimizer {
  readonly #level: Level;
  readonly #ground: Ground;
  readonly #distances: Distances;
  readonly #by: OptimizeBy;
  readonly #mostPositions: number;
  #letters: string;
  #metrics: Metrics;
  #path: Path;
  #search: VicinitySearch | undefined;
  #nodes = 0;
  #from = 0;
  #displaced = 1;
  #positions = FEWEST_POSITIONS;
  /** Whether something was gained since the narrowest search began. */
  #hasGained = false;
  /** Whether all that has been searched since then was searched to its end. */
  #isWhole = true;
  #isDone = false;

  /** The moves must solve the level. */
  constructor(level: Level, letters: string, { by, memory = DEFAULT_OPTIMIZE_MEMORY }: OptimizeOptions) {
    this.#level = level;
    this.#by = by;
    this.#ground = groundOf(level);
    this.#distances = distancesOf(this.#ground);
    const words = (this.#ground.cells + 31) >>> 5;
    this.#mostPositions = Math.max(FEWEST_POSITIONS, Math.floor(memory / (BYTES_OF_A_POSITION + 8 * words)));
    const played = this.#play(letters);
    this.#letters = played.letters;
    this.#metrics = played.metrics;
    const pushes = pushesIn(this.#ground, played.letters);
    // A level that is drawn solved needs one push: no part of its solution can be told from a loop.
    this.#isDone = this.#ground.boxes.every((box) => this.#ground.isGoal[box] === 1);
    this.#offer(lettersOf(this.#ground, pushes));
    this.#path = pathOf(this.#ground, this.#letters, by);
  }

  /** The best solution so far; played by the rules before it is given out. */
  get letters(): string {
    return this.#letters;
  }

  get metrics(): Metrics {
    return this.#metrics;
  }

  /** Whether nothing is left to try within the memory. */
  get isDone(): boolean {
    return this.#isDone;
  }

  get progress(): OptimizeProgress {
    return {
      nodes: this.#nodes + (this.#search?.nodes ?? 0),
      displaced: this.#displaced,
      at: this.#from,
      of: this.#path.pushes.length,
      metrics: this.#metrics,
    };
  }

  /** Does about that much work more, in microseconds of an ordinary machine, counted and not measured. */
  run(work: number): boolean {
    for (let left = work; left > 0 && !this.#isDone; left -= SLICE * WORK_OF_A_POSITION) {
      this.#search ??= new VicinitySearch(this.#ground, this.#distances, this.#path, {
        by: this.#by,
        from: this.#from,
        displaced: this.#displaced,
        most: this.#positions,
      });
      const end = this.#search.run(SLICE);
      if (!end) continue;
      this.#nodes += this.#search.nodes;
      this.#search = undefined;
      this.#goOn(end);
    }
    return this.#isDone;
  }

  #goOn(end: VicinityEnd): void {
    const last = this.#path.pushes.length;
    if (end.type === 'shorter') {
      const { pushes } = this.#path;
      this.#take([...pushes.slice(0, this.#from), ...end.pushes, ...pushes.slice(end.to)]);
    } else if (end.until < last) {
      this.#isWhole = false;
      this.#from += Math.max(1, (end.until - this.#from) >> 1);
    } else this.#widen();
  }

  #take(pushes: readonly number[]): void {
    if (!this.#offer(lettersOf(this.#ground, pushes))) throw new Error(`a short cut is none: ${this.#letters}`);
    this.#hasGained = true;
    this.#path = pathOf(this.#ground, this.#letters, this.#by);
  }

  /** The next wider search, or the narrowest again where something was gained since. */
  #widen(): void {
    const most = Math.min(MOST_DISPLACED, this.#ground.boxes.length);
    // Where one search covered everything, larger ones of its kind find no more.
    const isExhausted = this.#isWhole && !this.#hasGained;
    this.#from = 0;
    if (this.#displaced < most) {
      this.#displaced++;
      return;
    }
    this.#displaced = 1;
    this.#isWhole = true;
    if (this.#hasGained) {
      this.#hasGained = false;
      this.#positions = FEWEST_POSITIONS;
    } else if (isExhausted || this.#positions >= this.#mostPositions) this.#isDone = true;
    else this.#positions = Math.min(this.#mostPositions, this.#positions * GROWTH);
  }

  /** Takes a solution if it is better than the best one. */
  #offer(letters: string): boolean {
    const played = this.#play(letters);
    if (compareMetrics(played.metrics, this.#metrics, this.#by) >= 0) return false;
    this.#letters = played.letters;
    this.#metrics = played.metrics;
    return true;
  }

  #play(letters: string): { readonly letters: string; readonly metrics: Metrics } {
    const played = metricsOf(
      this.#level,
      [...letters].flatMap((letter) => directionOf(letter) ?? []),
    );
    if (!('letters' in played) || !played.isSolved) throw new Error(`no solution: ${letters}`);
    return played;
  }
}
