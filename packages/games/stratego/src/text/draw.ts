import { type Cell, cellAt, isLake, SIDE } from '../board.ts';
import type { View } from '../state.ts';

const LETTERS = ['R', 'B'];
const COLUMNS = Array.from({ length: SIDE }, (_, column) => column);
const LINE = ` ${'-'.repeat(4 * SIDE + 1)}`;

/** The described board (D13, D15): a card's code and the letter of its player, `??` where it is not known. */
export function drawView(view: View): string {
  const rows = COLUMNS.map((row) => {
    const cells = COLUMNS.map((column) => signOf(view, cellAt(row, column)));
    return [`${row}|${cells.join('|')}|`, LINE];
  });
  return [`   ${COLUMNS.join('   ')}`, LINE, ...rows.flat()].join('\n');
}

function signOf({ armies }: View, cell: Cell): string {
  for (const [seat, army] of armies.entries()) {
    const soldier = army.find(({ at }) => at === cell);
    if (soldier) return `${soldier.piece ?? '??'}${LETTERS[seat]}`;
  }
  return isLake(cell) ? ' L ' : '   ';
}
