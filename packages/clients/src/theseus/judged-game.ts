import type { GameRecord } from '@dedalo/engine';
import { ok, type Result } from '@dedalo/grid';
import {
  analyse,
  type Dice,
  ExactSolution,
  type Odds,
  type RatedDice,
  type SolveOptions,
  type SolveProblem,
  type State,
  statesOf,
  type TheseusTypes,
} from '@dedalo/theseus';

/** A position of a game that was played, with its analysis by exact play. */
export interface JudgedPosition {
  /** Theseus' chances against a Minotaur that rolls. */
  readonly odds: Odds;
  /** Every die that he may play here with his chances after it; none outside his turn. */
  readonly options: readonly RatedDice[];
  /** The dice that are as good as the best. */
  readonly best: readonly Dice[];
  /** The chance to win that was lost by the die he played here. */
  readonly lost: number;
}

export interface JudgedGame {
  readonly positions: readonly JudgedPosition[];
  /** How many states were solved, and the memory of their tables. */
  readonly states: number;
  readonly bytes: number;
}

/** Smaller losses are rounding, or too small for a mistake. */
export const LEAST_MISTAKE = 0.0005;

/** A game being judged; the caller owns the clock. */
export interface Judging {
  /** From 0 to 1. */
  readonly progress: number;
  /** A layer of the solution or a position of the game. */
  advance(budget: number): 'searching' | 'done';
  result(): JudgedGame;
}

/** Solves the game, then goes through its positions in order. */
export function judgeGame(record: GameRecord<TheseusTypes>, options: SolveOptions = {}): Result<Judging, SolveProblem> {
  const states = statesOf(record);
  const begun = ExactSolution.begin(states[0]!, options);
  if (!begun.ok) return begun;
  const solving = begun.value;
  const positions: JudgedPosition[] = [];
  let solution: ExactSolution | undefined;
  const step = (): void => {
    if (solution) positions.push(judgePosition(states, positions.length, solution));
    else if (solving.advance(1) === 'done') solution = solving.result();
  };
  return ok({
    get progress() {
      // Looking a game up takes about as long as solving it, because layers that were not kept are computed again.
      return (solving.progress + positions.length / states.length) / 2;
    },
    advance(budget) {
      for (let left = budget; left > 0 && positions.length < states.length; left--) step();
      return positions.length < states.length ? 'searching' : 'done';
    },
    result() {
      if (!solution || positions.length < states.length) throw new Error('judgeGame: not all positions are judged');
      const { states: count, bytes } = solution;
      return { positions, states: count, bytes };
    },
  });
}

function judgePosition(states: readonly State[], index: number, solution: ExactSolution): JudgedPosition {
  const judged = analyse(states.slice(index, index + 2), { solution });
  if (!judged.ok) throw new Error(`judgePosition: ${judged.error.code}`);
  const state = states[index]!;
  return {
    odds: judged.value.odds[0]!,
    options: solution.actions(state),
    best: solution.bestDice(state),
    lost: judged.value.moves[0]?.lost ?? 0,
  };
}

/** Why a position is marked: a chance was lost just before it, or it decided the game. */
export const MOMENT_KINDS = ['won', 'lost', 'mistake'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export interface DecidingMoment {
  /** The position after it. */
  readonly position: number;
  readonly kind: MomentKind;
  /** The lost chance; 0 where it was luck. */
  readonly lost: number;
}

/**
 * A lost game was lost by its worst die, and by any that left no chance to win. A won game was won where nothing could
 * go wrong any more.
 */
export function decidingMoments({ positions }: Pick<JudgedGame, 'positions'>): DecidingMoment[] {
  const last = positions.at(-1);
  if (!last) return [];
  const isWon = last.odds.win === 1;
  const worst = Math.max(...positions.map(({ lost }) => lost));
  const moments = positions.slice(0, -1).flatMap(({ lost, odds }, index): DecidingMoment[] => {
    const position = index + 1;
    const after = positions[position]!.odds.win;
    const hasLeft = odds.win >= LEAST_MISTAKE && after < LEAST_MISTAKE;
    if (lost < LEAST_MISTAKE) return hasLeft ? [{ position, kind: 'lost', lost: 0 }] : [];
    const isLost = hasLeft || (!isWon && lost === worst);
    return [{ position, kind: isLost ? 'lost' : 'mistake', lost }];
  });
  if (!isWon) return moments;
  const sure = positions.findLastIndex(({ odds }) => odds.win < 1 - LEAST_MISTAKE) + 1;
  const won: DecidingMoment = { position: sure, kind: 'won', lost: 0 };
  return [...moments, won].sort((a, b) => a.position - b.position);
}
