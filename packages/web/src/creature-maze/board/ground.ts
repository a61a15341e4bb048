import type { Point } from '@dedalo/grid';
import { UNSEEN } from '@dedalo/pokelabirinto';
import type { Pen } from '../../canvas/pen.ts';
import {
  type Rows,
  seenBeside,
  type Side,
  SIDES,
  signAt,
  type Surroundings,
  surroundingsOf,
  varietyOf,
} from './surroundings.ts';
import { floorTile, fogTile, gateTile, type Tiles, wallTile } from './tiles.ts';

const VARIETIES = 5;

/** Cells of a maze, from one to another. */
export interface Part {
  readonly from: Point;
  readonly to: Point;
}

const sidesOf = (sides: Readonly<Record<Side, boolean>>): string => SIDES.filter((side) => sides[side]).join();

const maskOf = ({ walls, isLowest }: Surroundings): string => `${sidesOf(walls)}${isLowest ? ' lowest' : ''}`;

/** Paints walls and floors of a part; the pen's origin is the corner of the maze. */
export function paintGround(pen: Pen, rows: Rows, tiles: Tiles, { from, to }: Part): void {
  for (let y = from.y; y <= to.y; y++) {
    for (let x = from.x; x <= to.x; x++) {
      const tile = tileAt(rows, tiles, { x, y });
      if (tile) pen.drawImage(tile, x * tiles.size, y * tiles.size);
    }
  }
}

function tileAt(rows: Rows, tiles: Tiles, { x, y }: Point): HTMLCanvasElement | undefined {
  const sign = signAt(rows, x, y);
  if (sign === undefined) return undefined;
  const variety = varietyOf(x, y, VARIETIES);
  if (sign === UNSEEN) {
    const seen = seenBeside(rows, x, y);
    return tiles.get(`fog ${variety} ${sidesOf(seen)}`, () => fogTile({ seen, variety }));
  }
  if (sign === 'U') return tiles.get('exit', () => gateTile('exit'));
  if (sign === 'E') return tiles.get('entrance', () => gateTile('entrance'));
  const around = surroundingsOf(rows, x, y);
  const name = `${sign} ${variety} ${maskOf(around)}`;
  return tiles.get(name, () => (sign === '#' ? wallTile(around, variety) : floorTile(around, variety)));
}
