import { columnOf, rowOf } from '../../src/board.ts';
import type { DescribedMaker, DescribedPlayer } from '../../src/described/player.ts';
import { PIECES, type Piece } from '../../src/pieces.ts';

export interface Script {
  /** In the order of `PIECES`. */
  readonly cells?: readonly number[];
  /** Then it resigns. */
  readonly moves?: readonly (readonly number[])[];
  /** What else to do than all that. */
  readonly answers?: { readonly [M in keyof DescribedPlayer]?: (given: unknown) => unknown };
}

/** A described player that follows a script and writes down what it is called with. */
export function scripted(
  name: string,
  { cells = [], moves = [], answers = {} }: Script,
  calls: string[],
): DescribedMaker {
  return () => {
    calls.push(`${name} constructor`);
    const left = [...moves];
    const answer = <T>(method: keyof DescribedPlayer, usual: T, given?: unknown): T => {
      const sign = Array.isArray(given) && Array.isArray(given[0]) ? given.map((row) => row.join('')).join('/') : given;
      calls.push([name, method, ...(given === undefined ? [] : [String(sign)])].join(' '));
      const other = answers[method];
      return other ? (other(given) as T) : usual;
    };
    return {
      start: (isFirst) => answer('start', undefined, isFirst),
      position(piece) {
        const cell = cells[PIECES.indexOf(piece as Piece)]!;
        return answer('position', [rowOf(cell), columnOf(cell)], piece);
      },
      viewPositions: (rows) => answer('viewPositions', undefined, rows),
      move: () => answer('move', left.shift() ?? null),
      tellMove: (move) => answer('tellMove', undefined, move),
      fight: (piece) => answer('fight', undefined, piece),
    };
  };
}
