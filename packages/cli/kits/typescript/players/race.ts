/** A player of Labyrinth Race: it runs to the exit by the way with the fewest cells. */
import { findWay, play, type Turn, type View } from './dedalo.ts';

const WAYS: [key: string, down: number, right: number][] = [
  ['north', -1, 0],
  ['east', 0, 1],
  ['south', 1, 0],
  ['west', 0, -1],
];
const NOWHERE = 4;

type LevelMap = NonNullable<View['maps']>[number];

export class Player {
  maps: LevelMap[] = [];

  choose({ view }: Turn): string {
    // They may be told only when a level begins.
    this.maps = view.maps ?? this.maps;
    const here = this.maps[view.user.map];
    const way = findWay(
      cellOfTurn(view, here),
      (cell) => steps(here, cell),
      (cell) => cell === here.exit,
    );
    return way[0] ?? '-';
  }
}

/** Where the key will count: on the cell ahead, or here for a character that stands still. */
function cellOfTurn(view: View, here: LevelMap): number {
  const { cell, way, progress } = view.user;
  if (way === NOWHERE || progress === 0) return cell;
  const ahead = steps(here, cell).find(([key]) => key === WAYS[way][0]);
  return ahead ? ahead[1] : cell;
}

/** Every key with the cell that it leads to. Change this: `costs` says how slow a cell is (1 fast, 9 slow). */
function steps({ width, height, costs, start, exit }: LevelMap, cell: number): [string, number][] {
  const found: [string, number][] = [];
  for (const [key, down, right] of WAYS) {
    const [row, column] = [Math.floor(cell / width) + down, (cell % width) + right];
    // Opposite sides touch, but not at the start and at the exit.
    const to = ((row + height) % height) * width + ((column + width) % width);
    const wraps = row < 0 || row >= height || column < 0 || column >= width;
    const isSealed = wraps && [start, exit].some((end) => end === cell || end === to);
    if (costs[to] !== '0' && !isSealed) found.push([key, to]);
  }
  return found;
}

if (import.meta.main) await play('my-bot', () => new Player());
