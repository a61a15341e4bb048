import { Edges } from './edges.ts';
import type { Turn } from './model.ts';

/** A game whose states are numbered from 0, with chance. */
export interface ChanceGraph {
  readonly states: number;
  turn(state: number): Turn;
  /** Of a state that is over: what it is worth to seat 0. */
  value(state: number): number;
  /** Calls `visit` with every state that may come next; where nature draws, with its probability. */
  eachMove(state: number, visit: (next: number, probability?: number) => void): void;
}

const WANTS = ['nothing', 'most', 'least', 'average'] as const;
const MOST = WANTS.indexOf('most');
const LEAST = WANTS.indexOf('least');
const AVERAGE = WANTS.indexOf('average');

/** By how much probabilities may miss 1: the rounding of a long sum. */
const SLACK = 1e-9;

/** A chance graph as tables, read one state at a time. Seat 0 wants the most, all others want it to have the least. */
export class ChanceTables {
  readonly states: number;
  /** What states that are over are worth; 0 for all others. */
  readonly final: Float64Array;
  /** The states that are not over, from the first. */
  readonly open: Int32Array;
  openCount = 0;
  least = 0;
  most = 0;
  /** How many states have been read. */
  read = 0;
  chosen = 0;
  readonly #graph: ChanceGraph;
  readonly #kinds: Uint8Array;
  readonly #edges: Edges;
  #hasEnd = false;
  #total = 0;

  constructor(graph: ChanceGraph) {
    this.#graph = graph;
    this.states = graph.states;
    this.final = new Float64Array(graph.states);
    this.open = new Int32Array(graph.states);
    this.#kinds = new Uint8Array(graph.states);
    this.#edges = new Edges(graph.states, { isWeighted: true });
  }

  readonly #visit = (next: number, probability = 1): void => {
    this.#total += probability;
    this.#edges.add(next, probability);
  };

  readNext(): void {
    const state = this.read++;
    const turn = this.#graph.turn(state);
    if (turn === 'over') {
      const value = this.#graph.value(state);
      this.final[state] = value;
      this.least = this.#hasEnd ? Math.min(this.least, value) : value;
      this.most = this.#hasEnd ? Math.max(this.most, value) : value;
      this.#hasEnd = true;
    } else {
      this.#kinds[state] = turn === 'chance' ? AVERAGE : turn === 0 ? MOST : LEAST;
      this.open[this.openCount++] = state;
      const before = this.#edges.count;
      this.#total = 0;
      this.#graph.eachMove(state, this.#visit);
      if (this.#edges.count === before) throw new Error(`ChanceGraph: state ${state} is not over and leads nowhere`);
      if (turn === 'chance' && Math.abs(this.#total - 1) > SLACK) {
        throw new Error(`ChanceGraph: the probabilities of state ${state} sum to ${this.#total}`);
      }
    }
    this.#edges.close(state);
  }

  /** What a state that is not over is worth if those after it are worth `values`; `chosen` is then where that leads. */
  backUp(state: number, values: Float64Array): number {
    const kind = this.#kinds[state]!;
    const { first, targets, weights } = this.#edges;
    const end = first[state + 1]!;
    let at = first[state]!;
    let chosen = targets[at]!;
    let value = values[chosen]!;
    if (kind === AVERAGE) {
      value *= weights![at]!;
      for (at++; at < end; at++) value += weights![at]! * values[targets[at]!]!;
      return value;
    }
    const sign = kind === MOST ? 1 : -1;
    for (at++; at < end; at++) {
      const target = targets[at]!;
      if (sign * (values[target]! - value) <= 0) continue;
      chosen = target;
      value = values[target]!;
    }
    this.chosen = chosen;
    return value;
  }

  wants(state: number): 'nothing' | 'most' | 'least' | 'average' {
    return WANTS[this.#kinds[state]!]!;
  }
}
