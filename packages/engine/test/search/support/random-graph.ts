import { Random } from '@dedalo/grid';
import type { GraphOutcome } from '../../../src/index.ts';

export interface RandomGraph {
  readonly states: number;
  readonly turn: (state: number) => 0 | 1;
  readonly outcome: (state: number) => GraphOutcome | undefined;
  readonly moves: (state: number) => readonly number[];
}

/** A graph for two, drawn by a seed: circles, moves to itself, moves listed twice, and states that lead nowhere. */
export function randomGraph(seed: string): RandomGraph {
  const random = new Random(seed);
  const states = random.int(1, 40);
  const ends = random.int(0, 50) / 100;
  const nodes = Array.from({ length: states }, () => ({
    turn: random.below(2) as 0 | 1,
    outcome: random.bool(ends) ? (random.int(-1, 1) as GraphOutcome) : undefined,
    moves: Array.from({ length: random.int(0, 3) }, () => random.below(states)),
  }));
  return {
    states,
    turn: (state) => nodes[state]!.turn,
    outcome: (state) => nodes[state]!.outcome,
    moves: (state) => nodes[state]!.moves,
  };
}

/**
 * By definition: who can win within 0, 1, 2, … plies, where whatever is not decided by then counts 0. The least number of
 * plies that decides a state is its distance.
 */
export function solveNaively(graph: RandomGraph): { value: number; distance: number | undefined }[] {
  const all = Array.from({ length: graph.states }, (_, state) => state);
  let values = all.map((state) => graph.outcome(state) ?? 0);
  const distances: (number | undefined)[] = all.map((state) => (graph.outcome(state) === undefined ? undefined : 0));
  for (let plies = 1; plies <= graph.states + 1; plies++) {
    const before = values;
    values = all.map((state) => {
      const outcome = graph.outcome(state);
      const next = graph.moves(state).map((move) => before[move]!);
      if (outcome !== undefined || next.length === 0) return outcome ?? 0;
      return graph.turn(state) === 0 ? Math.max(...next) : Math.min(...next);
    }) as GraphOutcome[];
    for (const state of all) if (values[state] !== 0) distances[state] ??= plies;
  }
  return all.map((state) => ({ value: values[state]!, distance: distances[state] }));
}
