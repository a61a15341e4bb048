import type { Ground } from './ground.ts';
import { LostPositions } from './lost-positions.ts';
import { PlannedSearch } from './planned-search.ts';
import { type Found, PushSearch } from './push-search.ts';
import type { Terrain } from './terrain.ts';

/** Larger boards are left to the search over single pushes: plans need tables of every cell with every other. */
const MOST_PLANNED_CELLS = 3000;
/** Work that a search does before the next one has its turn. */
const SLICE = 5000;
/** The search over pushes solves small levels before anything else is worth beginning. */
const HEAD_START = 100_000;
/** Up to this many boxes it is worth as much as plans are; beyond, it seldom gets anywhere. */
const FEW_BOXES = 12;
const SHARES = { few: { pushes: 3, near: 5, far: 3 }, many: { pushes: 1, near: 5, far: 5 } } as const;
/** Work after which the plan is also followed with the other preference; most levels are solved before. */
const SECOND_LOOK = 4_000_000;

export interface PortfolioOptions {
  readonly aim: 'any' | 'pushes' | 'moves';
  /** Bytes that all searches together may take. */
  readonly memory: number;
  /** Work before planned searches begin, the first and the second. */
  readonly headStart?: number;
  readonly secondLook?: number;
}

interface Strategy {
  readonly search: PushSearch | PlannedSearch;
  /** Its part of the work, against that of the others. */
  readonly share: number;
  /** The work that it is taken to have done; more than it has where it began late. */
  workDone: number;
}

/** The searches that solve a level by turns, and share what they learn of lost boxes. */
export class Portfolio {
  readonly #terrain: Terrain;
  readonly #options: PortfolioOptions;
  readonly #lost: LostPositions;
  readonly #shares: (typeof SHARES)[keyof typeof SHARES];
  /** Those that can still go on. */
  #running: Strategy[] = [];
  /** Asked for until the second planned search has begun with its plan. */
  #near: PlannedSearch | undefined;
  #plansBegun = 0;
  #work = 0;
  #nodesOfEnded = 0;
  #bestOfEnded = 0;
  found: Found | undefined;

  constructor(terrain: Terrain, options: PortfolioOptions) {
    const { ground, distances } = terrain;
    this.#terrain = terrain;
    this.#options = options;
    this.#lost = new LostPositions(ground, distances);
    // What no push has changed is not asked again by the searches.
    if (isLostFromStart(ground, this.#lost)) this.found = { type: 'unsolvable' };
    this.#shares = ground.boxes.length <= FEW_BOXES ? SHARES.few : SHARES.many;
    const pushes = new PushSearch(ground, distances, {
      by: options.aim === 'moves' ? 'moves' : 'pushes',
      weights: options.aim === 'any' ? { done: 1, left: 4 } : { done: 1, left: 1 },
      isKnownLost: this.#lost.sets.has,
    });
    this.#add(pushes, this.#shares.pushes);
  }

  get nodes(): number {
    return this.#running.reduce((sum, { search }) => sum + search.nodes, this.#nodesOfEnded);
  }

  /** The most boxes that were ever on goals. */
  get best(): number {
    return Math.max(this.#bestOfEnded, ...this.#running.map(({ search }) => search.best));
  }

  get bytes(): number {
    return this.#running.reduce((sum, { search }) => sum + search.bytes, this.#lost.sets.bytes);
  }

  /** No search can go on, for want of memory. */
  get isSpent(): boolean {
    return this.#running.length === 0;
  }

  #add(search: PushSearch | PlannedSearch, share: number): void {
    const least = Math.min(...this.#running.map(({ workDone, share: other }) => workDone / other));
    this.#running.push({ search, share, workDone: Number.isFinite(least) ? least * share : 0 });
  }

  run(work: number): void {
    for (let left = work; left > 0 && this.found === undefined && !this.isSpent;) {
      this.#widen();
      left -= this.#runStrategy(this.#next());
    }
  }

  /** Begins planned searches when their time has come. */
  #widen(): void {
    const { aim, headStart = HEAD_START, secondLook = SECOND_LOOK } = this.#options;
    if (aim !== 'any' || !canPlan(this.#terrain.ground)) return;
    if (this.#plansBegun === 0 && this.#work >= headStart) {
      this.#plansBegun = 1;
      this.#near = new PlannedSearch(this.#terrain, { lost: this.#lost, isNearBetter: true });
      this.#add(this.#near, this.#shares.near);
    }
    if (this.#near?.plan && this.#near.work >= secondLook) {
      const { plan } = this.#near;
      this.#plansBegun = 2;
      this.#near = undefined;
      this.#add(new PlannedSearch(this.#terrain, { lost: this.#lost, isNearBetter: false, plan }), this.#shares.far);
    }
  }

  /** The one that has done the least for its share. */
  #next(): Strategy {
    return this.#running.reduce((a, b) => (b.workDone / b.share < a.workDone / a.share ? b : a));
  }

  #runStrategy(strategy: Strategy): number {
    const { search } = strategy;
    const before = search.work;
    while (search.work - before < SLICE && !search.found && !isExhausted(search)) search.run();
    const work = search.work - before + 1;
    strategy.workDone += work;
    this.#work += work;
    if (search.found) this.found = search.found;
    else if (isExhausted(search)) this.#end(strategy);
    else if (this.bytes > this.#options.memory) {
      this.#end(this.#running.reduce((a, b) => (b.search.bytes > a.search.bytes ? b : a)));
    }
    return work;
  }

  /** A search goes no further, and gives back its memory. */
  #end(strategy: Strategy): void {
    this.#nodesOfEnded += strategy.search.nodes;
    this.#bestOfEnded = Math.max(this.#bestOfEnded, strategy.search.best);
    this.#running = this.#running.filter((other) => other !== strategy);
    if (this.#near === strategy.search) this.#near = undefined;
  }
}

function isLostFromStart({ cells, wall, boxes, player }: Ground, lost: LostPositions): boolean {
  const closed = new Uint8Array(cells + 1);
  closed[wall] = 1;
  for (const box of boxes) closed[box] = 1;
  return lost.isLost(closed, boxes, player);
}

/** Where there are more goals than boxes, the end position is not known, and there is nothing to take apart. */
const canPlan = ({ cells, boxes, goals }: Ground): boolean =>
  cells <= MOST_PLANNED_CELLS && boxes.length === goals.length;

const isExhausted = (search: PushSearch | PlannedSearch): boolean =>
  search instanceof PlannedSearch && search.isExhausted;
