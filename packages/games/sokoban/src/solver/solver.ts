import type { Level } from '../level.ts';
import { LostPositions } from './lost-positions.ts';
import { PlannedSearch } from './planned-search.ts';
import { type Found, PushSearch } from './push-search.ts';
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
/** Larger boards are left to the search over single pushes: moves of a planned search would not fit into a number. */
const MOST_PLANNED_CELLS = 15_000;
/** Work that a search does before the next one has its turn. */
const SLICE = 5000;
/** The search over pushes solves small levels before anything else is worth beginning. */
const HEAD_START = 100_000;
/** Up to this many boxes it is worth as much as plans are; beyond, it seldom gets anywhere. */
const FEW_BOXES = 12;
const SHARES = { few: { pushes: 3, near: 5, far: 3 }, many: { pushes: 1, near: 5, far: 5 } } as const;
/** Work after which the plan is also followed with the other preference; most levels are solved before. */
const SECOND_LOOK = 4_000_000;

interface Strategy {
  readonly search: PushSearch | PlannedSearch;
  /** Its part of the work, against that of the others. */
  readonly share: number;
  /** The work that it is taken to have done; more than it has where it begins late. */
  workDone: number;
  isOver: boolean;
}

/** Solves a level, step by step: whoever runs it owns the clock. The same level and options give the same answer. */
export class Solver {
  readonly #terrain: Terrain;
  readonly #memory: number;
  readonly #lost: LostPositions;
  readonly #strategies: Strategy[] = [];
  readonly #isAny: boolean;
  readonly #shares: (typeof SHARES)[keyof typeof SHARES];
  #near: PlannedSearch | undefined;
  #hasFar = false;
  #work = 0;
  #end: SolveEnd | undefined;

  constructor(level: Level, { aim = 'any', memory = DEFAULT_SOLVE_MEMORY }: SolveOptions = {}) {
    this.#terrain = new Terrain(level);
    this.#memory = memory;
    const { ground, distances } = this.#terrain;
    this.#lost = new LostPositions(ground, distances);
    this.#isAny = aim === 'any';
    const pushes = new PushSearch(ground, distances, {
      by: aim === 'moves' ? 'moves' : 'pushes',
      weights: aim === 'any' ? { done: 1, left: 4 } : { done: 1, left: 1 },
      isKnownLost: this.#lost.sets.has,
    });
    this.#shares = ground.boxes.length <= FEW_BOXES ? SHARES.few : SHARES.many;
    this.#add(pushes, this.#shares.pushes);
  }

  #add(search: PushSearch | PlannedSearch, share: number): void {
    const behind = this.#strategies.map(({ workDone, share: other }) => workDone / other);
    const workDone = behind.length === 0 ? 0 : Math.min(...behind) * share;
    this.#strategies.push({ search, share, workDone, isOver: false });
  }

  /** How it ended, once it has. */
  get end(): SolveEnd | undefined {
    return this.#end;
  }

  get progress(): SolveProgress {
    const searches = this.#strategies.map(({ search }) => search);
    return {
      nodes: searches.reduce((sum, { nodes }) => sum + nodes, 0),
      memory: this.#bytes,
      best: Math.max(...searches.map(({ best }) => best)),
      boxes: this.#terrain.ground.boxes.length,
    };
  }

  get #bytes(): number {
    return this.#strategies.reduce((sum, { search }) => sum + search.bytes, this.#lost.sets.bytes);
  }

  /**
   * Does about that much work more, and tells how it ended, if it has. A unit is what an ordinary machine does in about a
   * microsecond; it is counted, not measured, so that the same level gives the same answer everywhere.
   */
  run(work: number): SolveEnd | undefined {
    let left = work;
    while (left > 0 && this.#end === undefined) {
      this.#widen();
      const strategy = this.#next();
      if (strategy === undefined) this.#end = { type: 'memory-full' };
      else left -= this.#runStrategy(strategy);
    }
    return this.#end;
  }

  /** Begins planned searches when their time has come; none where the goals do not tell the end position. */
  #widen(): void {
    const { ground } = this.#terrain;
    if (!this.#isAny || ground.cells > MOST_PLANNED_CELLS || ground.boxes.length !== ground.goals.length) return;
    if (!this.#near && this.#work >= HEAD_START) {
      this.#near = new PlannedSearch(this.#terrain, { lost: this.#lost, isNearBetter: true });
      this.#add(this.#near, this.#shares.near);
    }
    if (!this.#hasFar && this.#near?.plan && this.#near.work >= SECOND_LOOK) {
      this.#hasFar = true;
      const { plan } = this.#near;
      this.#add(new PlannedSearch(this.#terrain, { lost: this.#lost, isNearBetter: false, plan }), this.#shares.far);
    }
  }

  /** The one that has done the least for its share. */
  #next(): Strategy | undefined {
    let next: Strategy | undefined;
    for (const strategy of this.#strategies) {
      if (strategy.isOver) continue;
      if (!next || strategy.workDone / strategy.share < next.workDone / next.share) next = strategy;
    }
    return next;
  }

  #runStrategy(strategy: Strategy): number {
    const { search } = strategy;
    const before = search.work;
    while (search.work - before < SLICE && !search.found && !isExhausted(search)) search.run();
    const work = search.work - before + 1;
    strategy.workDone += work;
    this.#work += work;
    if (search.found) this.#end = this.#tell(search.found);
    else if (isExhausted(search)) strategy.isOver = true;
    else if (this.#bytes > this.#memory) this.#makeRoom();
    return work;
  }

  /** The search that takes the most memory goes no further; the last one ends it all. */
  #makeRoom(): void {
    const running = this.#strategies.filter(({ isOver }) => !isOver);
    const largest = running.reduce((a, b) => (b.search.bytes > a.search.bytes ? b : a));
    largest.isOver = true;
    if (this.#strategies.length > 1) this.#strategies.splice(this.#strategies.indexOf(largest), 1);
    if (running.length === 1) this.#end = { type: 'memory-full' };
  }

  #tell(found: Found): SolveEnd {
    return found.type === 'solved' ? { type: 'solved', letters: lettersOf(this.#terrain.ground, found.pushes) } : found;
  }
}

const isExhausted = (search: PushSearch | PlannedSearch): boolean =>
  search instanceof PlannedSearch && search.isExhausted;
