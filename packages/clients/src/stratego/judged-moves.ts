import type { Seat } from '@dedalo/engine';
import type { Move } from '@dedalo/stratego';
import type { Weighed } from './weighed-moves.ts';
import { isSameMove } from './weighed-moves.ts';

/** A move as `search` judges it, with what its side knew when it moved. */
export interface JudgedMove {
  /** After so many actions of the game it was made. */
  readonly position: number;
  readonly seat: Seat;
  /** What `search` would have played. */
  readonly best: Move;
  /** What the position was worth to that side with the best move, from −1 (lost) to 1 (won). */
  readonly value: number;
  /** How much less it was worth with the move that was played. */
  readonly loss: number;
}

/**
 * A move that gives away so much is a blunder: more than three times what two short judgements of one move differ by, so
 * that the noise of the judgement hardly ever makes one. `bench/claims/stratego-judgement.ts` measures it.
 */
export const BLUNDER = 0.2;

export const isBlunder = ({ loss }: JudgedMove): boolean => loss >= BLUNDER;

/** Undefined where there was no other move, which nobody needs to judge. */
export function judgedMove(
  { moves }: Weighed,
  played: Move,
  made: Pick<JudgedMove, 'position' | 'seat'>,
): JudgedMove | undefined {
  const found = moves.find(({ move }) => isSameMove(move, played));
  const [first] = moves;
  if (!found || !first || moves.length === 1) return undefined;
  const value = Math.max(...moves.map((weighed) => weighed.value));
  return { ...made, best: first.move, value, loss: Math.max(0, value - found.value) };
}

/** Less than this is nothing to speak of. */
const LEAST_LOSS = 0.05;

/** The moves of a side that gave away most, the worst first. */
export const worstMoves = (judged: readonly JudgedMove[], seat: Seat, most: number): JudgedMove[] =>
  judged
    .filter((move) => move.seat === seat && move.loss >= LEAST_LOSS)
    .sort((a, b) => b.loss - a.loss || a.position - b.position)
    .slice(0, most);

export const blundersOf = (judged: readonly JudgedMove[], seat: Seat): number =>
  judged.filter((move) => move.seat === seat && isBlunder(move)).length;
