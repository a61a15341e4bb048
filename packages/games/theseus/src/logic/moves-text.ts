import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { type Move, MOVES } from './move.ts';
import type { MovesProblem } from './text-problem.ts';

/** The letters of the moves, in the order of `MOVES`. */
const LETTERS = 'urdlw';
const BLANK = /\s/;

export const letterOf = (move: Move): string => LETTERS[MOVES.indexOf(move)]!;

/** Of a single letter, small or capital. */
export const moveOf = (letter: string): Move | undefined =>
  letter.length === 1 ? MOVES[LETTERS.indexOf(letter.toLowerCase())] : undefined;

/** Moves as letters, `u r d l` and `w` for waiting; blanks are free. `start` is where the text begins. */
export function parseMoves(text: string, start: TextPlace = { line: 1, column: 1 }): Result<Move[], MovesProblem> {
  const moves: Move[] = [];
  for (const [index, character] of [...text].entries()) {
    if (BLANK.test(character)) continue;
    const move = moveOf(character);
    if (!move) return err({ code: 'unknown-move', at: { ...start, column: start.column + index }, character });
    moves.push(move);
  }
  return ok(moves);
}

export const formatMoves = (moves: readonly Move[]): string => moves.map(letterOf).join('');
