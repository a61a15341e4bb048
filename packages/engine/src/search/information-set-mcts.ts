import type { Random } from '@dedalo/grid';
import type { Seat } from '../seat.ts';
import type { Explanation, Searcher, SearchProgress } from './explanation.ts';
import { actionsOf, chancesOf, type SearchModel, seatAtRoot } from './model.ts';
import { drawChance } from './playout.ts';
import {
  type Choice,
  Evaluator,
  explanationOf,
  iterationsLeft,
  mostVisited,
  overAt,
  type SamplingOptions,
  TREE_SIZE,
  unsearched,
  upperBound,
} from './sampling.ts';

export interface InformationSetOptions<S, A> extends SamplingOptions<S> {
  /** A state that agrees with all that the searching seat knows, drawn anew for every iteration. */
  readonly sample: (random: Random) => S;
  /** Equal exactly for actions that are the same, also in different states. */
  readonly actionKey: (action: A) => string | number;
}

/** What was done, and who did it, since the state that the search began in. */
interface Node<A> extends Choice<A> {
  readonly chooser: Seat;
  /** How often it could have been chosen. */
  available: number;
  /** What was tried next, by seat: who is in turn may depend on what is hidden. */
  readonly children: Map<string | number, Node<A>>[];
}

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree over what is
 * done, whatever is hidden, and a new guess at what is hidden for every iteration. Only what is legal in the guess can be
 * chosen, and it counts how often that was so. The search sees guesses alone, never a true state, so it cannot know more
 * than its seat.
 *
 * The others are taken to see all; what nature draws is not told apart in the tree. The budget counts iterations.
 */
export class InformationSetMcts<S, A> implements Searcher<A> {
  readonly #model: SearchModel<S, A>;
  readonly #options: InformationSetOptions<S, A>;
  readonly #exploration: number;
  readonly #mostIterations: number;
  readonly #treeSize: number;
  readonly #evaluator: Evaluator<S, A>;
  /** The first guess, for what can be said without searching. */
  readonly #guess: S;
  readonly #seat: Seat | undefined;
  readonly #beginnings: Node<A>['children'] = [];
  readonly #path: Node<A>[] = [];
  #iterations = 0;
  #size = 0;

  constructor(model: SearchModel<S, A>, options: InformationSetOptions<S, A>) {
    this.#model = model;
    this.#options = options;
    this.#exploration = options.exploration ?? Math.SQRT2;
    this.#mostIterations = options.iterations ?? Infinity;
    this.#treeSize = options.treeSize ?? TREE_SIZE;
    this.#evaluator = new Evaluator(model, options);
    this.#guess = options.sample(options.random);
    this.#seat = seatAtRoot(model.turn(this.#guess));
  }

  advance(budget: number): SearchProgress {
    if (this.#seat === undefined) return 'done';
    const end = this.#iterations + iterationsLeft(budget, this.#iterations, this.#mostIterations);
    for (; this.#iterations < end; this.#iterations++) this.#iterate();
    return this.#iterations >= this.#mostIterations ? 'done' : 'searching';
  }

  #iterate(): void {
    const { random, sample } = this.#options;
    const guess = sample(random);
    const turn = this.#model.turn(guess);
    if (turn !== this.#seat) {
      throw new Error(`InformationSetMcts: a sample has the turn ${turn}, and the one before had ${this.#seat}`);
    }
    this.#path.length = 0;
    const evaluator = this.#evaluator;
    evaluator.playFrom(this.#descend(guess));
    for (const node of this.#path) {
      node.visits++;
      node.total += evaluator.worthTo(node.chooser);
    }
  }

  /** Down the tree to a new node, the end of the game or where the tree is full; the state that the guess becomes. */
  #descend(guess: S): S {
    const model = this.#model;
    const { random } = this.#options;
    let state = guess;
    let children = this.#beginnings;
    for (;;) {
      const turn = model.turn(state);
      if (turn === 'over') return state;
      if (turn === 'chance') {
        const chances = chancesOf(model, state);
        state = chances[drawChance(chances, random)]!.state;
        continue;
      }
      const tried = (children[turn] ??= new Map());
      const chosen = this.#choose(tried, actionsOf(model, state), turn);
      if (!chosen) return state;
      const { action, node } = chosen;
      state = model.play(state, action);
      this.#path.push(node);
      if (node.visits === 0) return state;
      children = node.children;
    }
  }

  /** What to do next; undefined where the tree is full. */
  #choose(
    tried: Map<string | number, Node<A>>,
    actions: readonly A[],
    chooser: Seat,
  ): { readonly action: A; readonly node: Node<A> } | undefined {
    const { random, actionKey } = this.#options;
    const untried: A[] = [];
    let best: { readonly action: A; readonly node: Node<A> } | undefined;
    let highest = -Infinity;
    for (const action of actions) {
      const node = tried.get(actionKey(action));
      if (!node) {
        untried.push(action);
        continue;
      }
      node.available++;
      const bound = upperBound(node, node.available, this.#exploration);
      if (bound <= highest) continue;
      highest = bound;
      best = { action, node };
    }
    const hasRoom = this.#size < this.#treeSize || this.#path.length === 0;
    if (untried.length === 0 || !hasRoom) return best;
    const action = random.pick(untried);
    const node: Node<A> = { action, chooser, visits: 0, total: 0, available: 1, children: [] };
    tried.set(actionKey(action), node);
    this.#size++;
    return { action, node };
  }

  explain(): Explanation<A> {
    if (this.#seat === undefined) return overAt(this.#model, this.#guess);
    const tried = this.#beginnings[this.#seat];
    if (!tried) return unsearched(this.#model, this.#guess, this.#seat);
    const line: A[] = [];
    for (let node = mostVisited(tried.values()); node; node = mostVisited(nextOf(node))) line.push(node.action);
    const inOrder = actionsOf(this.#model, this.#guess).map((action) => tried.get(this.#options.actionKey(action)));
    const choices = new Set([...inOrder, ...tried.values()].filter((node) => node !== undefined));
    return explanationOf([...choices], line, this.#iterations);
  }
}

/** What was tried after a node, whoever did it. */
const nextOf = <A>({ children }: Node<A>): Node<A>[] => children.flatMap((tried) => [...tried.values()]);
