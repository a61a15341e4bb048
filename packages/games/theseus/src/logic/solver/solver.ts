import type { Level, Pieces } from '../level.ts';
import { type Move, MOVES } from '../move.ts';
import { leastWaits, movesToExit, NEVER } from './escapes.ts';
import { ESCAPE, StateGraph } from './state-graph.ts';

export type SolverStatus = 'searching' | 'solved' | 'unsolvable';

/** What is known of a level once all its positions are. A position is a pair of squares with Theseus to move. */
export interface Solution {
  /** A shortest escape; of several the first in the order of `MOVES`. Undefined: no escape is possible. */
  readonly moves: readonly Move[] | undefined;
  /** Positions that can come about. */
  readonly reachable: number;
  /** Those of them from which no escape is possible, though Theseus is not caught yet. */
  readonly dead: number;
  /** Those of them from which escape is possible and exactly one move keeps it so. */
  readonly forced: number;
  /** The fewest waits of any escape: above 0, a wait is needed. Undefined: no escape is possible. */
  readonly leastWaits: number | undefined;
}

/** Solves a level in portions: whoever runs it owns the clock. */
export class LogicMazeSolver {
  readonly #graph: StateGraph;
  #solution: Solution | undefined;

  /**
   * From the start of the level, or from any position in which the game is not over. A graph may be handed on from
   * solver to solver.
   */
  constructor(level: Level, options: { readonly from?: Pieces; readonly graph?: StateGraph } = {}) {
    this.#graph = options.graph ?? new StateGraph();
    this.#graph.begin(level, options.from);
  }

  /** How many positions have been worked off. */
  get explored(): number {
    return this.#graph.explored;
  }

  get status(): SolverStatus {
    if (!this.#solution) return 'searching';
    return this.#solution.moves ? 'solved' : 'unsolvable';
  }

  /** Works off up to `budget` positions. What follows from them is found out in the call that does the last. */
  advance(budget: number): SolverStatus {
    if (!this.#solution && this.#graph.advance(budget)) this.#solution = solutionOf(this.#graph);
    return this.status;
  }

  /** Undefined while searching. */
  get solution(): Solution | undefined {
    return this.#solution;
  }
}

export function solveLogicMaze(level: Level, options: { from?: Pieces; graph?: StateGraph } = {}): Solution {
  const solver = new LogicMazeSolver(level, options);
  solver.advance(Number.POSITIVE_INFINITY);
  return solver.solution!;
}

/** What a graph tells that has been worked off. */
export function solutionOf(graph: StateGraph, toExit: Int32Array = movesToExit(graph)): Solution {
  let dead = 0;
  let forced = 0;
  for (let position = 0; position < graph.size; position++) {
    if (toExit[position] === NEVER) dead++;
    else if (savingMoves(graph, toExit, position) === 1) forced++;
  }
  return {
    moves: shortestEscape(graph, toExit),
    reachable: graph.size,
    dead,
    forced,
    leastWaits: leastWaits(graph),
  };
}

/** How many moves keep an escape possible. */
export function savingMoves({ next }: StateGraph, toExit: Int32Array, position: number): number {
  let saving = 0;
  for (let move = 0; move < MOVES.length; move++) {
    const to = next[position * MOVES.length + move]!;
    if (to === ESCAPE || (to >= 0 && toExit[to] !== NEVER)) saving++;
  }
  return saving;
}

function shortestEscape({ next }: StateGraph, toExit: Int32Array): Move[] | undefined {
  if (toExit[0] === NEVER) return undefined;
  const moves: Move[] = [];
  for (let position = 0; position !== ESCAPE;) {
    const left = toExit[position]!;
    const at = position * MOVES.length;
    const move = MOVES.findIndex((_, index) => {
      const to = next[at + index]!;
      return left === 1 ? to === ESCAPE : to >= 0 && toExit[to] === left - 1;
    });
    moves.push(MOVES[move]!);
    position = next[at + move]!;
  }
  return moves;
}
