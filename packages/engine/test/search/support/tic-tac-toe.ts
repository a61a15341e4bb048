import type { SearchModel } from '../../../src/index.ts';

const LINES = ['abc', 'def', 'ghi', 'adg', 'beh', 'cfi', 'aei', 'ceg'].map((line) =>
  Array.from(line, (square) => 1 << (square.charCodeAt(0) - 97)).reduce((all, bit) => all | bit),
);
const FULL = 0b111_111_111;
const hasLine = (squares: number): boolean => LINES.some((line) => (squares & line) === line);
const countOf = (squares: number): number => Array.from(squares.toString(2)).filter((digit) => digit === '1').length;

const crosses = (state: number): number => state & FULL;
const noughts = (state: number): number => state >> 9;

/** A state is one number: nine bits of crosses, nine bits of noughts above them. Actions are squares, 0 to 8. */
export const ticTacToe: SearchModel<number, number> = {
  turn(state) {
    if (hasLine(crosses(state)) || hasLine(noughts(state)) || (crosses(state) | noughts(state)) === FULL) return 'over';
    return countOf(crosses(state)) > countOf(noughts(state)) ? 1 : 0;
  },
  actions: (state) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((square) => (((crosses(state) | noughts(state)) >> square) & 1) === 0),
  play: (state, square) => state | (1 << (ticTacToe.turn(state) === 0 ? square : square + 9)),
  value(state, seat) {
    if (hasLine(crosses(state))) return seat === 0 ? 1 : -1;
    if (hasLine(noughts(state))) return seat === 1 ? 1 : -1;
    return 0;
  },
  key: (state) => state,
};

/** Three rows of `x`, `o` and `.`, whatever else stands between them. */
export function ticTacToeBoard(drawing: string): number {
  const squares = Array.from(drawing.replaceAll(/[^xo.]/g, ''));
  return squares.reduce((state, sign, square) => {
    if (sign === '.') return state;
    return state | (1 << (sign === 'x' ? square : square + 9));
  }, 0);
}
