import { type Level, walkFrom } from '../level.ts';
import { type Move, MOVES } from '../move.ts';
import { movesToExit } from './escapes.ts';
import { savingMoves, type Solution, solutionOf } from './solver.ts';
import { StateGraph } from './state-graph.ts';

/** How long and how deceptive a level is. */
export interface Measures extends Pick<Solution, 'reachable' | 'dead' | 'forced'> {
  /** A shortest escape, which most measures are about. */
  readonly moves: readonly Move[];
  /** How many moves longer it is than the way to the exit would be without a Minotaur. */
  readonly detour: number;
  /** How often a move leads farther from the exit, counted in steps around the walls. */
  readonly away: number;
  /** How many turns Theseus waits. */
  readonly waits: number;
  /** The fewest waits of any escape. */
  readonly leastWaits: number;
  /** How often only one move keeps an escape possible. */
  readonly narrow: number;
  /** After how many of its moves the Minotaur does not stay where it is. */
  readonly chased: number;
}

/** Undefined: no escape is possible. A graph may be handed on from call to call. */
export function measureLevel(level: Level, graph: StateGraph = new StateGraph()): Measures | undefined {
  graph.begin(level);
  graph.advance(Number.POSITIVE_INFINITY);
  const toExit = movesToExit(graph);
  const { moves, leastWaits, reachable, dead, forced } = solutionOf(graph, toExit);
  if (!moves || leastWaits === undefined) return undefined;
  const distance = walkFrom(level, level.exit);
  let [position, away, waits, narrow, chased] = [0, 0, 0, 0, 0];
  for (const move of moves) {
    if (savingMoves(graph, toExit, position) === 1) narrow++;
    if (move === 'wait') waits++;
    const to = graph.next[position * MOVES.length + MOVES.indexOf(move)]!;
    if (to < 0) break;
    if (distance[graph.theseusAt(to)]! > distance[graph.theseusAt(position)]!) away++;
    if (graph.minotaurAt(to) !== graph.minotaurAt(position)) chased++;
    position = to;
  }
  const detour = moves.length - distance[level.theseus]!;
  return { moves, detour, away, waits, leastWaits, reachable, dead, forced, narrow, chased };
}
