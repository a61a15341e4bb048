import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { type Board, isWalled, LARGEST_SIZE, SMALLEST_SIZE, type Tile } from './board.ts';
import type { Placement } from './check-board.ts';
import { MOST_SUPPLIES } from './config.ts';
import { oppositeWay } from './dice.ts';
import type { TextProblem } from './text-problem.ts';

export interface DrawOptions {
  /** How the entrance below tile 0 is drawn; it is closed to everybody in any case. */
  readonly entrance?: 'open' | 'closed';
}

const [UP, , DOWN, LEFT] = [0, 1, 2, 3] as const;
const EDGE = '+---';
const NO_EDGE = '+   ';
const CELL = EDGE.length;

/**
 * The described representation (T7): 2N + 1 rows of N pieces of text. Row 0 is the lower edge of the bottom tiles, row 1
 * are the bottom tiles themselves, row 2N is the upper edge of the board. The last piece of a row closes the row.
 */
export function stringRepresentation(placement: Placement, options: DrawOptions = {}): string[][] {
  const { board } = placement;
  const { size } = board;
  return Array.from({ length: 2 * size + 1 }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      const isLast = column === size - 1;
      if (row % 2 === 1) return cellOf(placement, ((row - 1) / 2) * size + column) + (isLast ? '|' : '');
      // The top edge is the upper side of the last row of tiles.
      const isTop = row === 2 * size;
      const tile = (isTop ? size - 1 : row / 2) * size + column;
      const isEntrance = row === 0 && column === 0 && options.entrance === 'open';
      const isEdge = isWalled(board, tile, isTop ? UP : DOWN) && !isEntrance;
      return (isEdge ? EDGE : NO_EDGE) + (isLast ? '+' : '');
    }),
  );
}

/** What stands on a tile: M, T or nobody, and the number of a supply, if one lies there. */
interface Cell {
  readonly isWalled: boolean;
  readonly who: 'M' | 'T' | ' ';
  readonly supply: number;
}

const NO_SUPPLY = -1;

/** A tile as four characters. A supply stands right behind a wall, else at the end, or before the Minotaur. */
function formatCell({ isWalled, who, supply }: Cell): string {
  if (supply === NO_SUPPLY) return `${isWalled ? '|' : ' '} ${who} `;
  const name = `s${supply + 1}`;
  if (who === 'M') return isWalled ? `|${name}M` : `${name} M`;
  return isWalled ? `|${name} ` : `  ${name}`;
}

/** Every tile that can be drawn, by its text. */
const CELLS: ReadonlyMap<string, Cell> = new Map(
  [true, false].flatMap((isWalled) =>
    (['M', 'T', ' '] as const).flatMap((who) =>
      Array.from({ length: MOST_SUPPLIES + 1 }, (_, index): Cell => ({ isWalled, who, supply: index - 1 }))
        // Theseus takes what lies on his tile.
        .filter(({ supply }) => who !== 'T' || supply === NO_SUPPLY)
        .map((cell) => [formatCell(cell), cell] as const),
    ),
  ),
);

const cellOf = ({ board, theseus, minotaur, supplies }: Placement, tile: Tile): string =>
  formatCell({
    isWalled: isWalled(board, tile, LEFT),
    who: tile === minotaur ? 'M' : tile === theseus ? 'T' : ' ',
    supply: supplies.indexOf(tile),
  });

/** All states of a game have the one board, and many a state is written. */
const bareBoards = new WeakMap<Board, readonly string[]>();

function bareRows(board: Board): readonly string[] {
  const known = bareBoards.get(board);
  if (known) return known;
  const nowhere = { board, theseus: NOWHERE, minotaur: NOWHERE, supplies: [] };
  const rows = stringRepresentation(nowhere)
    .map((row) => row.join(''))
    .toReversed();
  bareBoards.set(board, rows);
  return rows;
}

const NOWHERE = -1;

/** The board as people see it, a line a row, the upper edge first. Where both are on one tile only M is drawn. */
export function drawBoard(placement: Placement, options: DrawOptions = {}): string[] {
  const { size } = placement.board;
  const rows = [...bareRows(placement.board)];
  const put = (tile: Tile, text: string): void => {
    const { line, column } = placeOf(size, tile);
    const row = rows[line - 1]!;
    rows[line - 1] = row.slice(0, column - 1) + text + row.slice(column - 1 + CELL);
  };
  for (const tile of [placement.theseus, placement.minotaur, ...placement.supplies]) {
    if (tile !== null) put(tile, cellOf(placement, tile));
  }
  if (options.entrance === 'open') rows[2 * size] = NO_EDGE + rows[2 * size]!.slice(CELL);
  return rows;
}

/**
 * Reads what `drawBoard` draws; `line` is where the first row stands in its text. Of the supplies those that are not
 * drawn have been collected, and where no T is drawn Theseus is on the Minotaur's tile. The entrance may be drawn open.
 * Only the drawing is judged here: `checkBoard` judges the board.
 */
export function parseDrawnBoard(
  rows: readonly string[],
  { supplies: count, line = 1 }: { readonly supplies: number; readonly line?: number },
): Result<Placement, TextProblem> {
  const size = (rows.length - 1) / 2;
  if (!Number.isInteger(size) || size % 2 === 0 || size < SMALLEST_SIZE || size > LARGEST_SIZE) {
    return err({ code: 'bad-size', at: { line, column: 1 }, value: size, least: SMALLEST_SIZE, most: LARGEST_SIZE });
  }
  const walls = new Uint8Array(size * size);
  const supplies: (Tile | null)[] = Array.from({ length: count }, () => null);
  const found: Partial<Record<string, Tile>> = {};
  for (const [index, text] of rows.entries()) {
    const row = rows.length - 1 - index;
    const place = (column: number): TextPlace => ({ line: line + index, column: CELL * column + 1 });
    const close = row % 2 === 0 ? '+' : '|';
    for (let column = 0; column < size; column++) {
      const piece = text.slice(CELL * column, CELL * (column + 1));
      if (row % 2 === 0) {
        if (piece !== EDGE && piece !== NO_EDGE) return unexpected(place(column), `${EDGE} / ${NO_EDGE}`);
        const isEntrance = row === 0 && column === 0;
        if (piece === NO_EDGE && !isEntrance) continue;
        const above = (row / 2) * size + column;
        if (row < 2 * size) walls[above]! |= 1 << DOWN;
        if (row > 0) walls[above - size]! |= 1 << UP;
        continue;
      }
      const cell = CELLS.get(piece);
      if (!cell) return unexpected(place(column), 'T / M / s1');
      const tile = ((row - 1) / 2) * size + column;
      if (cell.isWalled) {
        walls[tile]! |= 1 << LEFT;
        if (column > 0) walls[tile - 1]! |= 1 << oppositeWay(LEFT);
      }
      if (cell.who !== ' ') {
        if (found[cell.who] !== undefined) return unexpected(place(column), `one ${cell.who}`);
        found[cell.who] = tile;
      }
      if (cell.supply !== NO_SUPPLY) {
        const isNew = cell.supply < count && supplies[cell.supply] === null;
        if (!isNew) return err({ code: 'supply-misplaced', at: place(column), tile });
        supplies[cell.supply] = tile;
      }
    }
    if (text.slice(CELL * size) !== close) return unexpected(place(size), close);
    if (row % 2 === 1) walls[((row - 1) / 2 + 1) * size - 1]! |= 1 << oppositeWay(LEFT);
  }
  const minotaur = found['M'];
  if (minotaur === undefined) return err({ code: 'piece-outside', at: { line, column: 1 } });
  const board: Board = { size, walls };
  return ok({ board, theseus: found['T'] ?? minotaur, minotaur, supplies });
}

const unexpected = (at: TextPlace, expected: string): Result<never, TextProblem> =>
  err({ code: 'unexpected-line', at, expected });

/** Where a tile stands in a drawing whose first row is on `line`. */
export function placeOf(size: number, tile: Tile, line = 1): TextPlace {
  const row = 2 * Math.floor(tile / size) + 1;
  return { line: line + 2 * size - row, column: CELL * (tile % size) + 1 };
}
