import type { Seat } from '@dedalo/engine';
import { type Dice, wayOf } from '../dice.ts';
import { stepFrom } from '../board.ts';
import { seatInTurn } from '../rules.ts';
import { MINOTAUR, type State } from '../state.ts';
import type { BestResponse } from './best-response.ts';

/** Less is rounding, or too little to be called a mistake. */
export const LEAST_LOST = 0.0005;

/** A die of the person, judged by the exact chances. */
export interface JudgedDecision {
  /** Counted from 1. */
  readonly round: number;
  readonly dice: Dice;
  /** All that were as good as the best. */
  readonly best: readonly Dice[];
  /** The chance to win with the best die, and with this one. */
  readonly before: number;
  readonly after: number;
  readonly lost: number;
}

/** How well a person has played a game. */
export interface PlayJudgement {
  /** The chance to win from the start with best play. */
  readonly start: number;
  readonly decisions: number;
  /** Of them those that lost nothing. */
  readonly flawless: number;
  /** All chances that were lost, added up. */
  readonly lost: number;
  /** The decision that lost most, the first of several; undefined where nothing was lost. */
  readonly worst: JudgedDecision | undefined;
}

/** Whether the die after a state was that of the person in a seat. */
export const isDecisionOf = (seat: Seat, states: readonly State[], index: number): boolean =>
  index + 1 < states.length && seatInTurn(states[index]!) === seat;

/** A game may be judged die by die: each is looked up in tables that are made again on the way. */
export function judgeDecision(states: readonly State[], index: number, solution: BestResponse): JudgedDecision {
  const [state, next] = [states[index]!, states[index + 1]!];
  const options = solution.options(state);
  const isMinotaur = seatInTurn(state) === MINOTAUR;
  const [from, to] = isMinotaur ? [state.minotaur, next.minotaur] : [state.theseus, next.theseus];
  const played = options.find(({ dice }) => stepFrom(state.board, from, wayOf(dice)) === to);
  if (!played) throw new RangeError(`judgeDecision: state ${index + 1} does not follow from the one before`);
  const before = Math.max(...options.map(({ chance }) => chance));
  const lost = before - played.chance;
  return {
    round: (state.dice >> 1) + 1,
    dice: played.dice,
    best: solution.bestDice(state),
    before,
    after: played.chance,
    lost: lost < LEAST_LOST ? 0 : lost,
  };
}

export function judgementOf(start: number, decisions: readonly JudgedDecision[]): PlayJudgement {
  const mistakes = decisions.filter(({ lost }) => lost > 0);
  const most = Math.max(...mistakes.map(({ lost }) => lost));
  return {
    start,
    decisions: decisions.length,
    flawless: decisions.length - mistakes.length,
    lost: mistakes.reduce((sum, { lost }) => sum + lost, 0),
    worst: mistakes.find(({ lost }) => lost === most),
  };
}

/** The states of a game in their order, judged for the person in a seat. */
export function judgePlay(states: readonly State[], seat: Seat, solution: BestResponse): PlayJudgement {
  const [first] = states;
  if (!first) throw new RangeError('judgePlay: a game has at least the state of its start');
  const own = [...states.keys()].filter((index) => isDecisionOf(seat, states, index));
  return judgementOf(
    solution.chance(first),
    own.map((index) => judgeDecision(states, index, solution)),
  );
}
