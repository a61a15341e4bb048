import type { Random } from '@dedalo/grid';
import { type Cell, cellAt, columnOf, HOME_ROWS, isLake, rowOf, SIDE } from '../board.ts';
import { canMove, type Piece, PIECES, RANK_OF } from '../pieces.ts';
import type { Setup } from './setup.ts';

/** Shares of what human players of the small game do with their flag: rows from the back, and columns (Gravon). */
const FLAG_ROWS = [63, 18, 9, 10];
const FLAG_COLUMNS = [27, 6, 5, 10, 4, 4, 9, 5, 6, 26];

/** Where the others like to stand, by row from the back. */
const ROWS: Readonly<Record<Piece, readonly number[]>> = {
  FL: FLAG_ROWS,
  FB: [4, 3, 2, 1],
  SB: [4, 3, 2, 1],
  MA: [0, 1, 3, 4],
  GE: [0, 2, 3, 4],
  FM: [3, 3, 2, 1],
  SM: [4, 3, 1, 0],
  FS: [0, 1, 2, 5],
  SS: [2, 3, 2, 2],
  SP: [1, 3, 3, 2],
};

/** A set-up by sound principles: one in two guards its flag with bombs, and all keep scouts from running to it. */
export function generateSetup(random: Random): Setup {
  for (;;) {
    const setup = trySetup(random);
    if (isSound(setup)) return setup;
  }
}

function trySetup(random: Random): Setup {
  const flag = cellAt(drawWeighted(FLAG_ROWS, random), drawWeighted(FLAG_COLUMNS, random));
  const taken = new Map<Piece, Cell>([['FL', flag]]);
  const guards = random.pick([0, 0, 1, 2]);
  const beside = random.shuffle(neighboursOf(flag));
  for (const [index, bomb] of (['FB', 'SB'] as const).entries()) {
    const cell = index < guards ? beside[index] : undefined;
    if (cell !== undefined) taken.set(bomb, cell);
  }
  const marshal = drawFree('MA', taken, random);
  taken.set('MA', marshal);
  // A spy takes who takes the general, or the marshal's attacker: it follows one of the two.
  taken.set('GE', drawFree('GE', taken, random));
  taken.set(
    'SP',
    random.bool(0.7) ? drawNear(taken.get(random.pick(['MA', 'GE']))!, taken, random) : drawFree('SP', taken, random),
  );
  for (const piece of PIECES) if (!taken.has(piece)) taken.set(piece, drawFree(piece, taken, random));
  return { cells: PIECES.map((piece) => taken.get(piece)!) };
}

function drawWeighted(weights: readonly number[], random: Random): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

function drawFree(piece: Piece, taken: ReadonlyMap<Piece, Cell>, random: Random): Cell {
  const cells = new Set(taken.values());
  for (;;) {
    const cell = cellAt(drawWeighted(ROWS[piece], random), random.below(SIDE));
    if (!cells.has(cell)) return cell;
  }
}

function drawNear(centre: Cell, taken: ReadonlyMap<Piece, Cell>, random: Random): Cell {
  const cells = new Set(taken.values());
  const near = Array.from({ length: HOME_ROWS * SIDE }, (_, cell) => cell).filter(
    (cell) => !cells.has(cell) && distance(cell, centre) <= 2,
  );
  return near.length > 0 ? random.pick(near) : drawFree('SP', taken, random);
}

const distance = (a: Cell, b: Cell): number => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));

const neighboursOf = (cell: Cell): Cell[] =>
  Array.from({ length: HOME_ROWS * SIDE }, (_, other) => other).filter((other) => distance(cell, other) === 1);

/** No scout reaches the flag along its column, it is not alone, and at least five pieces can move at once. */
function isSound({ cells }: Setup): boolean {
  const flag = cells[0]!;
  const taken = new Set(cells);
  const ahead = Array.from({ length: SIDE - rowOf(flag) - 1 }, (_, step) => flag + SIDE * (step + 1));
  const isCovered = ahead.some((cell) => isLake(cell) || (rowOf(cell) < HOME_ROWS && taken.has(cell)));
  const besides = neighboursOf(flag).filter((cell) => taken.has(cell)).length;
  const free = PIECES.filter(
    (piece, index) =>
      canMove(RANK_OF[piece]) &&
      (rowOf(cells[index]!) === HOME_ROWS - 1
        ? !isLake(cells[index]! + SIDE)
        : neighboursOf(cells[index]!).some((cell) => !taken.has(cell))),
  );
  return isCovered && besides > 0 && free.length >= 5;
}
