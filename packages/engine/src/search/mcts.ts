import type { Random } from '@dedalo/grid';
import type { Seat } from '../seat.ts';
import type { Explanation, Searcher, SearchProgress } from './explanation.ts';
import { actionsOf, type Chance, chancesOf, type SearchModel, seatAtRoot, type Turn } from './model.ts';
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

interface Node<S, A> {
  readonly state: S;
  readonly turn: Turn;
  /** Who chose what led here, and so whose values are counted; undefined after nature. */
  readonly chooser: Seat | undefined;
  visits: number;
  total: number;
  /** What can be done here, or what nature may do, once it was asked for; and the node of each, once it was tried. */
  actions: readonly A[];
  chances: readonly Chance<S>[];
  children: (Node<S, A> | undefined)[];
  /** The places of actions that nobody has tried; undefined until it was asked what can be done. */
  untried: number[] | undefined;
}

/**
 * Monte Carlo tree search with UCT (Kocsis and Szepesvári 2006). Every seat wants the most for itself, however many there
 * are; nature is drawn by its probabilities. The budget counts iterations: one way down the tree, one new node, one
 * playout each.
 */
export class Mcts<S, A> implements Searcher<A> {
  readonly #model: SearchModel<S, A>;
  readonly #random: Random;
  readonly #exploration: number;
  readonly #mostIterations: number;
  readonly #treeSize: number;
  readonly #evaluator: Evaluator<S, A>;
  readonly #root: Node<S, A>;
  readonly #seat: Seat | undefined;
  readonly #path: Node<S, A>[] = [];
  #iterations = 0;
  #size = 1;

  constructor(model: SearchModel<S, A>, state: S, options: SamplingOptions<S>) {
    this.#model = model;
    this.#random = options.random;
    this.#exploration = options.exploration ?? Math.SQRT2;
    this.#mostIterations = options.iterations ?? Infinity;
    this.#treeSize = options.treeSize ?? TREE_SIZE;
    this.#evaluator = new Evaluator(model, options);
    this.#seat = seatAtRoot(model.turn(state));
    this.#root = this.#node(state, this.#seat);
  }

  advance(budget: number): SearchProgress {
    if (this.#seat === undefined) return 'done';
    const end = this.#iterations + iterationsLeft(budget, this.#iterations, this.#mostIterations);
    for (; this.#iterations < end; this.#iterations++) this.#iterate();
    return this.#iterations >= this.#mostIterations ? 'done' : 'searching';
  }

  #node(state: S, chooser: Seat | undefined): Node<S, A> {
    const turn = this.#model.turn(state);
    return { state, turn, chooser, visits: 0, total: 0, actions: [], chances: [], children: [], untried: undefined };
  }

  #iterate(): void {
    const path = this.#path;
    path.length = 0;
    let node: Node<S, A> | undefined = this.#root;
    while (node) {
      path.push(node);
      // A node that is new ends the way down.
      node = node.turn === 'over' || (node.visits === 0 && node !== this.#root) ? undefined : this.#next(node);
    }
    const evaluator = this.#evaluator;
    evaluator.playFrom(path.at(-1)!.state);
    for (const passed of path) {
      passed.visits++;
      if (passed.chooser !== undefined) passed.total += evaluator.worthTo(passed.chooser);
    }
  }

  /** Where it goes on from a node; undefined where the tree is full. */
  #next(node: Node<S, A>): Node<S, A> | undefined {
    return node.turn === 'chance' ? this.#drawn(node) : this.#chosen(node, node.turn as Seat);
  }

  #drawn(node: Node<S, A>): Node<S, A> | undefined {
    if (node.chances.length === 0) node.chances = chancesOf(this.#model, node.state);
    const at = drawChance(node.chances, this.#random);
    if (!node.children[at] && this.#hasRoomAt(node)) node.children[at] = this.#node(node.chances[at]!.state, undefined);
    return node.children[at];
  }

  #chosen(node: Node<S, A>, seat: Seat): Node<S, A> | undefined {
    if (!node.untried) {
      node.actions = actionsOf(this.#model, node.state);
      node.untried = [...node.actions.keys()];
      node.children = node.actions.map(() => undefined);
    }
    const { untried, actions, children } = node;
    if (untried.length > 0 && this.#hasRoomAt(node)) {
      const place = this.#random.below(untried.length);
      const at = untried[place]!;
      untried[place] = untried.at(-1)!;
      untried.pop();
      return (children[at] = this.#node(this.#model.play(node.state, actions[at]!), seat));
    }
    let best: Node<S, A> | undefined;
    let highest = -Infinity;
    for (const child of children) {
      if (!child) continue;
      const bound = upperBound(child, node.visits, this.#exploration);
      if (bound <= highest) continue;
      highest = bound;
      best = child;
    }
    return best;
  }

  #hasRoomAt(node: Node<S, A>): boolean {
    if (this.#size >= this.#treeSize && node !== this.#root) return false;
    this.#size++;
    return true;
  }

  explain(): Explanation<A> {
    const root = this.#root;
    if (this.#seat === undefined) return overAt(this.#model, root.state);
    const choices = choicesOf(root);
    if (choices.length === 0) return unsearched(this.#model, root.state, this.#seat);
    const line: A[] = [];
    for (let choice = mostVisited(choices); choice; choice = mostVisited(choicesOf(choice.node)))
      line.push(choice.action);
    return explanationOf(choices, line, this.#iterations);
  }
}

/** What was tried at a node, in the order of the game. */
const choicesOf = <S, A>({ actions, children }: Node<S, A>): (Choice<A> & { readonly node: Node<S, A> })[] =>
  actions.flatMap((action, at) => {
    const node = children[at];
    return node ? [{ action, visits: node.visits, total: node.total, node }] : [];
  });
