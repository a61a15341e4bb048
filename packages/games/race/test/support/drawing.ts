import { type Cell, type Size, WALL } from '@dedalo/grid';
import type { LevelMap } from '../../src/maps/level-map.ts';
import type { Race } from '../../src/simulation/race.ts';

/** The user, the opponents, and what lies about, in the order of the content. */
export const USER_SYMBOL = '@';
export const OPPONENT_SYMBOLS = 'abcdefgh';
export const ITEM_SYMBOLS = 'XYZ';

/** The rows of a drawing: its first line is empty, and the indentation of the second is left away everywhere. */
export function rowsOf(drawing: string): string[] {
  const lines = drawing.split('\n').slice(1, -1);
  const indent = /^ */.exec(lines[0]!)![0].length;
  return lines.map((line) => line.slice(indent));
}

/** Where a symbol stands in a drawing. */
export function cellOf(drawing: string, symbol: string): Cell | undefined {
  const rows = rowsOf(drawing);
  const y = rows.findIndex((row) => row.includes(symbol));
  return y === -1 ? undefined : y * rows[0]!.length + rows[y]!.indexOf(symbol);
}

/** A drawing as it has to be compared with `draw`. */
export const drawn = (drawing: string): string => rowsOf(drawing).join('\n');

function groundSymbols({ map }: LevelMap, broken: (cell: Cell) => boolean): string[] {
  const symbols = Array.from(map.grid.costs, (cost, cell) => {
    if (cost === WALL) return broken(cell) ? ' ' : '#';
    return cost === 5 ? ' ' : String(cost);
  });
  symbols[map.start] = 'S';
  symbols[map.exit] = 'E';
  return symbols;
}

const joined = (symbols: readonly string[], { width, height }: Size): string =>
  Array.from({ length: height }, (_, y) => symbols.slice(y * width, (y + 1) * width).join('')).join('\n');

/** A map of a race as it is now, each on the cell that it is on or is leaving. */
export function draw(race: Race, map = race.user.map): string {
  const ground = race.grounds[map]!;
  const symbols = groundSymbols(ground.level, (cell) => ground.isOpen(cell));
  for (const item of race.items) if (item.map === map) symbols[item.cell] = ITEM_SYMBOLS[item.powerUp]!;
  for (const track of race.opponents) if (track.map === map) symbols[track.cell] = OPPONENT_SYMBOLS[track.who]!;
  if (race.user.map === map) symbols[race.user.cell] = USER_SYMBOL;
  return joined(symbols, ground);
}
