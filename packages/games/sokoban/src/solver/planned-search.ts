import { FeatureSearch } from './feature-search.ts';
import type { PullStyle } from './homes.ts';
import type { LostPositions } from './lost-positions.ts';
import { Plan, planOf } from './plan.ts';
import { PullSide } from './pull-side.ts';
import type { Found } from './push-search.ts';
import { PushSide } from './push-side.ts';
import type { Terrain } from './terrain.ts';

/**
 * From the most careful to the boldest, with the positions that each may look at; the first that takes the whole board
 * apart makes the plan. Careful plans are the better ones, so that they get more.
 */
const STYLES: readonly { readonly style: PullStyle; readonly nodes: number }[] = [
  { style: { isAnyHome: false, away: 6 }, nodes: 600 },
  { style: { isAnyHome: true, away: 6 }, nodes: 400 },
  { style: { isAnyHome: true, away: 2 }, nodes: 400 },
  { style: { isAnyHome: false, away: 2 }, nodes: 400 },
];
const WORK_OF_A_STEP = 50;

export interface PlannedSearchOptions {
  readonly lost: LostPositions;
  readonly isNearBetter: boolean;
  /** A plan that is there already. */
  readonly plan?: Plan;
}

/** A search from the end while the board is taken apart. */
interface TakingApart {
  readonly side: PullSide;
  readonly search: FeatureSearch;
}

/** First a plan, by taking the solved board apart; then the search that follows it. */
export class PlannedSearch {
  readonly #terrain: Terrain;
  readonly #options: PlannedSearchOptions;
  readonly #apart: TakingApart[] = [];
  #plan: Plan | undefined;
  #push: PushSide | undefined;
  #search: FeatureSearch | undefined;
  #steps = 0;
  /** What proofs had cost others when this one was asked to go on, so that each pays for its own. */
  #lostWork = 0;
  found: Found | undefined;
  /** Everything that follows from the plan was tried; by hashes, so that it is no proof. */
  isExhausted = false;

  constructor(terrain: Terrain, options: PlannedSearchOptions) {
    this.#terrain = terrain;
    this.#options = options;
    if (options.plan) this.#follow(options.plan);
    else this.#takeApart();
  }

  /** The plan that is followed, once there is one. */
  get plan(): Plan | undefined {
    return this.#plan;
  }

  get nodes(): number {
    return this.#apart.reduce((sum, { search }) => sum + search.nodes, this.#search?.nodes ?? 0);
  }

  get bytes(): number {
    return this.#apart.reduce((sum, { search }) => sum + search.bytes, this.#search?.bytes ?? 0);
  }

  /** Boxes on goals in the position that is best by the plan. */
  get best(): number {
    return this.#search ? this.#push!.onGoals(this.#search.positionOf(this.#search.best)) : 0;
  }

  get work(): number {
    const own = this.#apart.reduce((sum, { side }) => sum + side.work, this.#push?.work ?? 0);
    return own + this.#steps * WORK_OF_A_STEP + this.#lostWork;
  }

  /** Looks at one position. */
  run(): void {
    if (this.found || this.isExhausted) return;
    this.#steps++;
    if (!this.#search) {
      this.#stepPlan();
      return;
    }
    const { lost } = this.#options;
    const before = lost.work;
    this.#search.step();
    this.#lostWork += lost.work - before;
    const { answer } = this.#search;
    if (answer !== -1) this.found = { type: 'solved', pushes: this.#push!.pushesOf(this.#search.movesTo(answer)) };
    else this.isExhausted = this.#search.isExhausted;
  }

  #takeApart(): void {
    const side = new PullSide(this.#terrain, STYLES[this.#apart.length]!.style);
    const search = new FeatureSearch(side);
    this.#apart.push({ side, search });
    for (const { position, score } of side.starts()) search.addRoot(position, score);
  }

  #stepPlan(): void {
    const { search } = this.#apart.at(-1)!;
    search.step();
    if (search.answer !== -1) this.#followNode(this.#apart.at(-1)!, search.answer);
    else if (search.isExhausted || search.nodes > STYLES[this.#apart.length - 1]!.nodes) {
      if (this.#apart.length < STYLES.length) this.#takeApart();
      else this.#followBest();
    }
  }

  /** No search took all apart: whatever came nearest to it. */
  #followBest(): void {
    const scoreOf = ({ search }: TakingApart): number => (search.best === -1 ? -1 : search.scoreOf(search.best));
    const best = this.#apart.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
    if (best.search.best === -1) this.isExhausted = true;
    else this.#followNode(best, best.search.best);
  }

  #followNode({ side, search }: TakingApart, node: number): void {
    const { ground, distances } = this.#terrain;
    const removals = search.movesTo(node).map((move) => side.removalOf(move));
    this.#follow(new Plan(ground, distances, planOf(removals, side.boxesOf(search.positionOf(node)))));
  }

  #follow(plan: Plan): void {
    this.#plan = plan;
    this.#push = new PushSide(this.#terrain, { ...this.#options, plan });
    this.#search = new FeatureSearch(this.#push);
    const { position, score } = this.#push.start();
    this.#search.addRoot(position, score);
  }
}
