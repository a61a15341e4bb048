import type { GameRecord } from '@dedalo/engine';
import { ok, type Result } from '@dedalo/grid';
import { stepFrom } from '../board.ts';
import { type Dice, wayOf } from '../dice.ts';
import { playedDice } from '../played.ts';
import { start } from '../rules.ts';
import type { State, TheseusTypes } from '../state.ts';
import { ExactSolution, type RatedDice, type SolveOptions } from './exact-solution.ts';
import type { Odds } from './odds.ts';
import type { SolveProblem } from './solve-problem.ts';
import { solved } from './solving.ts';

/** A die of Theseus, judged. */
export interface JudgedMove {
  /** Counted from 1. */
  readonly round: number;
  readonly dice: Dice;
  /** His chances with the best die, and with this one. */
  readonly before: Odds;
  readonly after: Odds;
  readonly best: RatedDice;
  /** The chance to win that this die threw away. */
  readonly lost: number;
}

export interface Analysis {
  /** Theseus' chances in every state of the game. */
  readonly odds: readonly Odds[];
  readonly moves: readonly JudgedMove[];
}

/** The states of a game as it was recorded, as `analyse` wants them. */
export const statesOf = (record: GameRecord<TheseusTypes>): State[] => [
  start(record.config, record.seed),
  ...playedDice(record).map(({ state }) => state),
];

/** Where a game against a Minotaur that rolls was won or lost: its states in order, from the first to the last. */
export function analyse(
  states: readonly State[],
  { solution, ...options }: SolveOptions & { readonly solution?: ExactSolution } = {},
): Result<Analysis, SolveProblem> {
  const [first] = states;
  if (!first) return ok({ odds: [], moves: [] });
  if (solution) return ok(analysisOf(states, solution));
  const solving = ExactSolution.begin(first, options);
  return solving.ok ? ok(analysisOf(states, solved(solving.value))) : solving;
}

/** In the order of the game, because a solution keeps the layers of one stretch at a time. */
function analysisOf(states: readonly State[], solution: ExactSolution): Analysis {
  const odds: Odds[] = [];
  const moves: JudgedMove[] = [];
  for (const [i, state] of states.entries()) {
    const before = solution.odds(state);
    odds.push(before);
    const next = states[i + 1];
    const actions = solution.actions(state);
    if (!next || actions.length === 0) continue;
    const played = actions.find(({ dice }) => stepFrom(state.board, state.theseus, wayOf(dice)) === next.theseus);
    if (!played) throw new RangeError(`analyse: state ${i + 1} does not follow from the one before`);
    const bestDice = solution.bestDice(state);
    const best = bestDice.includes(played.dice) ? played : actions.find(({ dice }) => dice === bestDice[0])!;
    const { dice, odds: after } = played;
    moves.push({ round: (state.dice + 1) / 2, dice, before, after, best, lost: Math.max(0, before.win - after.win) });
  }
  return { odds, moves };
}
