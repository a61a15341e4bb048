import { Edges } from './edges.ts';
import type { SearchProgress } from './explanation.ts';
import type { GameGraph, GraphOutcome } from './game-graph.ts';

/** Not a distance: nobody can force an end. */
const ENDLESS = -1;

/**
 * Who wins from every state of a game that may go in circles, and how soon: retrograde analysis (Thompson 1986). From the
 * ends backwards, nearest first: a state is won if one move leads to a won one, and lost when the last of its moves has
 * turned out to lead to a lost one. What is never reached so is a draw: nobody can force an end.
 *
 * The winner hurries, the loser delays. The budget counts states: each is read once, linked to what leads to it once, and
 * worked off once if somebody wins there.
 */
export class Retrograde {
  readonly #graph: GameGraph;
  readonly #states: number;
  readonly #turns: Uint8Array;
  readonly #values: Int8Array;
  readonly #distances: Int32Array;
  readonly #edges: Edges;
  /** How many moves of a state are not known to lose. */
  readonly #hopes: Int32Array;
  /** Whence a state is reached: from `#origins`, beginning where the state's number says. */
  readonly #firstOrigin: Int32Array;
  #origins = new Int32Array(0);
  /** States that somebody wins, in the order of their distance. */
  readonly #queue: Int32Array;
  #queued = 0;
  #read = 0;
  #linked = 0;
  #worked = 0;

  constructor(graph: GameGraph) {
    const { states } = graph;
    this.#graph = graph;
    this.#states = states;
    this.#turns = new Uint8Array(states);
    this.#values = new Int8Array(states);
    this.#distances = new Int32Array(states).fill(ENDLESS);
    this.#edges = new Edges(states, { isWeighted: false });
    this.#hopes = new Int32Array(states);
    this.#firstOrigin = new Int32Array(states + 1);
    this.#queue = new Int32Array(states);
  }

  advance(budget: number): SearchProgress {
    let left = budget;
    for (; left > 0 && this.#read < this.#states; left--) this.#readNext();
    for (; left > 0 && this.#linked < this.#states; left--) this.#linkNext();
    for (; left > 0 && this.#worked < this.#queued; left--) this.#workNext();
    return this.#linked === this.#states && this.#worked === this.#queued ? 'done' : 'searching';
  }

  readonly #visit = (next: number): void => {
    this.#edges.add(next, 1);
    this.#firstOrigin[next]!++;
  };

  #readNext(): void {
    const graph = this.#graph;
    const state = this.#read++;
    const outcome = graph.outcome(state);
    if (outcome === undefined) {
      const before = this.#edges.count;
      this.#turns[state] = graph.turn(state);
      if ('eachMove' in graph) graph.eachMove(state, this.#visit);
      else for (const next of graph.moves(state)) this.#visit(next);
      this.#hopes[state] = this.#edges.count - before;
    } else {
      this.#values[state] = outcome;
      this.#distances[state] = 0;
      if (outcome !== 0) this.#queue[this.#queued++] = state;
    }
    this.#edges.close(state);
    if (this.#read === this.#states) this.#placeOrigins();
  }

  /** From how many there are to where they end; linking goes down from there. */
  #placeOrigins(): void {
    const first = this.#firstOrigin;
    let sum = 0;
    for (let state = 0; state <= this.#states; state++) {
      sum += first[state]!;
      first[state] = sum;
    }
    this.#origins = new Int32Array(sum);
  }

  #linkNext(): void {
    const state = this.#linked++;
    const { first, targets } = this.#edges;
    for (let at = first[state]!; at < first[state + 1]!; at++) {
      this.#origins[--this.#firstOrigin[targets[at]!]!] = state;
    }
  }

  #workNext(): void {
    const state = this.#queue[this.#worked++]!;
    const value = this.#values[state]!;
    const distance = this.#distances[state]! + 1;
    for (let at = this.#firstOrigin[state]!; at < this.#firstOrigin[state + 1]!; at++) {
      const origin = this.#origins[at]!;
      if (this.#distances[origin] !== ENDLESS) continue;
      const isWin = value > 0 === (this.#turns[origin] === 0);
      if (!isWin && --this.#hopes[origin]! > 0) continue;
      this.#values[origin] = value;
      this.#distances[origin] = distance;
      this.#queue[this.#queued++] = origin;
    }
  }

  /** What a state is worth to seat 0 if both play their best. */
  value(state: number): GraphOutcome {
    return this.#values[state] as GraphOutcome;
  }

  /** Plies to the end under best play; undefined for a draw that is not there yet. */
  distance(state: number): number | undefined {
    const distance = this.#distances[state]!;
    return distance === ENDLESS ? undefined : distance;
  }

  isDraw(state: number): boolean {
    return this.#values[state] === 0;
  }

  /** The state to go to under best play, the first of several; undefined where the game is over or leads nowhere. */
  best(state: number): number | undefined {
    const { first, targets } = this.#edges;
    const distance = this.#distances[state]!;
    for (let at = first[state]!; at < first[state + 1]!; at++) {
      const next = targets[at]!;
      if (this.#values[next] !== this.#values[state]) continue;
      if (distance === ENDLESS || this.#distances[next] === distance - 1) return next;
    }
    return undefined;
  }
}

/** The whole analysis at once. */
export function solveGraph(graph: GameGraph): Retrograde {
  const solution = new Retrograde(graph);
  solution.advance(Infinity);
  return solution;
}
