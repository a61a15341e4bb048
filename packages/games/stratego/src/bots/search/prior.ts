import type { Seat } from '@dedalo/engine';
import { type Cell, columnOf, rowOf, SIDE } from '../../board.ts';
import { BOMB, FLAG, GENERAL, MARSHAL, MINER, RANK_COUNT, SCOUT, SPY } from '../../kernel/tables.ts';

/** Shares of human set-ups of the small game: the flag by row from the back and by column (Gravon, 3,944 set-ups). */
const FLAG_ROWS = [63, 18, 9, 10];
const FLAG_COLUMNS = [27, 6, 5, 10, 4, 4, 9, 5, 6, 26];

/** Where the others like to stand, by row from the back. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: RANK_COUNT }, (_, rank) => {
  switch (rank) {
    case FLAG:
      return FLAG_ROWS;
    case BOMB:
      return [4, 3, 2, 1.5];
    case MARSHAL:
      return [0.5, 1, 2.5, 4];
    case GENERAL:
      return [0.5, 1.5, 3, 4];
    case MINER:
      return [3.5, 3, 2, 1];
    case SCOUT:
      return [1.5, 2, 2, 3.5];
    case SPY:
      return [1, 2.5, 3, 2.5];
    default:
      throw new RangeError(`no rank ${rank}`);
  }
});

/** A bomb beside the flag is so much likelier than elsewhere. */
export const BESIDE_FLAG = 4;

/** How likely a set-up has a rank on a cell; only ratios between cells count. */
export function usual(rank: number, cell: Cell, seat: Seat): number {
  const row = ROWS[rank]![seat === 0 ? rowOf(cell) : SIDE - 1 - rowOf(cell)]!;
  return rank === FLAG ? row * FLAG_COLUMNS[columnOf(cell)]! : row;
}
