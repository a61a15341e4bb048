import { type Cell, createGrid, formatRandom, LEAST_COST, type Maze, pointOf, Random, WALL } from '@dedalo/grid';
import { UNSEEN } from '../signs.ts';
import { sightFrom } from '../sight.ts';
import { walkableCells } from '../walking.ts';
import { mazesSeed, postsOf } from './stage.ts';
import type { State, View } from './state.ts';

/** How many of the walls that may be open are open in a guess. */
const OPEN_SHARE = 0.6;

/** A state that the player may be in: what has not been seen is drawn anew, and so is all luck (E2). */
export function guess(seen: View, _seat: number, random: Random): State {
  const { cells, rows, columns, end: _end, ...scene } = seen;
  const signs = cells.join('');
  const maze = guessMaze(signs, { width: columns, height: rows }, random);
  const sight = new Set(sightFrom(maze, seen.at));
  const hidden = random.shuffle(
    walkableCells(maze).filter((cell) => !sight.has(cell) && cell !== maze.exit && cell !== seen.at),
  );
  const wild = seen.wild.map((each) => (each.hp === 0 ? each : { ...each, at: each.at ?? hidden.pop() ?? null }));
  return {
    ...scene,
    maze,
    wild,
    walks: wild.map(({ creature, at }, index) => {
      const from = comesFrom(seen, index) ?? at ?? seen.at;
      return { from, posts: postsOf(maze, creature, from, random) };
    }),
    yetToMove: [],
    seen: Uint8Array.from(signs, (sign) => (sign === UNSEEN ? 0 : 1)),
    mazes: mazesSeed(random),
    random: formatRandom(new Random(String(random.next()))),
  };
}

/** Of whoever is met while the party cannot go back: a cell beside it to go back to. */
function comesFrom({ at, previous, phase, cells, columns, wild }: View, index: number): Cell | undefined {
  if (!('wild' in phase) || phase.wild !== index || previous !== at) return undefined;
  const signs = cells.join('');
  return [at - columns, at - 1, at + 1, at + columns].find(
    (cell) => (signs[cell] === '.' || signs[cell] === 'U') && wild.every((each) => each.at !== cell),
  );
}

function guessMaze(signs: string, size: { readonly width: number; readonly height: number }, random: Random): Maze {
  const grid = createGrid(size, { fill: WALL });
  const entrance = signs.indexOf('E');
  const borders: Cell[] = [];
  for (let cell = 0; cell < signs.length; cell++) {
    const sign = signs[cell];
    const { x, y } = pointOf(grid, cell);
    const isBorder = x === 0 || y === 0 || x === size.width - 1 || y === size.height - 1;
    if (sign === UNSEEN && isBorder) borders.push(cell);
    const onLattice = (x % 2) + (y % 2);
    const isOpen = onLattice === 2 || (onLattice === 1 && random.bool(OPEN_SHARE));
    if (sign === UNSEEN ? !isBorder && isOpen : sign !== '#') grid.costs[cell] = LEAST_COST;
  }
  const known = signs.indexOf('U');
  const exit = known === -1 ? random.pick(borders.length > 0 ? borders : [entrance]) : known;
  grid.costs[exit] = LEAST_COST;
  return { grid, entrance, exit };
}
