import { DELTAS, type Direction, DIRECTIONS } from '@dedalo/grid';
import type { Placement } from '../../../src/assists/placement.ts';
import type { Level } from '../../../src/level.ts';

/** The next cell by coordinates, from the walls alone; undefined where a wall or the edge is. */
export function ahead(level: Level, cell: number, direction: Direction): number | undefined {
  const x = (cell % level.width) + DELTAS[direction].x;
  const y = Math.floor(cell / level.width) + DELTAS[direction].y;
  if (x < 0 || y < 0 || x >= level.width || y >= level.height) return undefined;
  const next = y * level.width + x;
  return level.walls[next] === 1 ? undefined : next;
}

const NONE = -1;
const tableOf = (level: Level): number[][] =>
  DIRECTIONS.map((direction) => [...level.walls.keys()].map((cell) => ahead(level, cell, direction) ?? NONE));

/** One step by the rules: the new placement and which box was pushed; undefined where the step is refused. */
export function play(
  level: Level,
  { player, boxes }: Placement,
  direction: Direction,
): (Placement & { pushed: number | undefined }) | undefined {
  const to = ahead(level, player, direction);
  if (to === undefined) return undefined;
  const box = boxes.indexOf(to);
  if (box === -1) return { player: to, boxes, pushed: undefined };
  const beyond = ahead(level, to, direction);
  if (beyond === undefined || boxes.includes(beyond)) return undefined;
  return { player: to, boxes: boxes.with(box, beyond), pushed: box };
}

/** The number of steps from the player to every cell without pushing; `Infinity` where there is no way. */
export function walkLengths(level: Level, { player, boxes }: Placement): number[] {
  const lengths: number[] = Array.from(level.walls, () => Infinity);
  lengths[player] = 0;
  for (let ring = [player]; ring.length > 0;) {
    ring = ring.flatMap((cell) =>
      DIRECTIONS.flatMap((direction) => {
        const next = ahead(level, cell, direction);
        if (next === undefined || boxes.includes(next) || lengths[next]! < Infinity) return [];
        lengths[next] = lengths[cell]! + 1;
        return [next];
      }),
    );
  }
  return lengths;
}

export interface Cost {
  readonly moves: number;
  readonly pushes: number;
}

/**
 * What it costs at least to have one box on each cell while the others stay, by trying every step from every pair of
 * player and box until nothing gets better; undefined where it cannot be done.
 */
export function costsOfPushing(
  level: Level,
  { player, boxes }: Placement,
  { box, by }: { box: number; by: 'moves' | 'pushes' },
): (Cost | undefined)[] {
  const cells = level.walls.length;
  const table = tableOf(level);
  const isOther = Array.from(level.walls, (_, cell) => boxes.some((other, i) => i !== box && other === cell));
  /** The first measure times a million plus the second. */
  const [move, push] = by === 'moves' ? [1e6, 1e6 + 1] : [1, 1e6 + 1];
  const least: number[] = Array<number>(cells * cells).fill(Infinity);
  const queue = [boxes[box]! * cells + player];
  least[queue[0]!] = 0;
  for (const state of queue) {
    const boxAt = Math.floor(state / cells);
    const playerAt = state % cells;
    for (const next of table) {
      const to = next[playerAt]!;
      if (to === NONE || isOther[to]) continue;
      const boxTo = to === boxAt ? next[boxAt]! : boxAt;
      if (boxTo === NONE || isOther[boxTo]) continue;
      const cost = least[state]! + (to === boxAt ? push : move);
      if (cost >= least[boxTo * cells + to]!) continue;
      least[boxTo * cells + to] = cost;
      queue.push(boxTo * cells + to);
    }
  }
  return Array.from(level.walls, (_, cell) => {
    const cost = Math.min(...least.slice(cell * cells, (cell + 1) * cells));
    if (cost === Infinity) return undefined;
    const [first, second] = [Math.floor(cost / 1e6), cost % 1e6];
    return by === 'moves' ? { moves: first, pushes: second } : { moves: second, pushes: first };
  });
}

export interface Push {
  /** The cell that the box was pushed from. */
  readonly from: number;
  /** The place of the position that the push led to. */
  readonly to: number;
}

/** Every position that can be reached: the player anywhere in its area, boxes in the order of their cells. */
export interface Judged {
  readonly placements: readonly Placement[];
  readonly pushes: readonly (readonly Push[])[];
  /** A byte a position, 1 where the level can be solved from it; a solved position is. */
  readonly canBeSolved: Uint8Array;
}

/**
 * Everything that can come of some placements, with no position left out as hopeless, and which of them can still be
 * solved: those from which pushes lead to a solved one. Undefined if there are more than `most` positions.
 */
export function judge(level: Level, starts: readonly Placement[], most: number): Judged | undefined {
  const table = tableOf(level);
  const cells = level.walls.length;
  const area = new Int32Array(cells);
  const isBox = new Uint8Array(cells);
  let round = 0;

  /** Marks the player's area with the round, and finds its first cell. */
  const floodFrom = (player: number): number => {
    round++;
    area[player] = round;
    let first = player;
    const stack = [player];
    while (stack.length > 0) {
      const cell = stack.pop()!;
      if (cell < first) first = cell;
      for (const next of table) {
        const to = next[cell]!;
        if (to === NONE || area[to] === round || isBox[to] === 1) continue;
        area[to] = round;
        stack.push(to);
      }
    }
    return first;
  };

  const placements: Placement[] = [];
  const pushes: Push[][] = [];
  const places = new Map<number, number>();
  const placeOf = (player: number, boxes: readonly number[]): number => {
    for (const box of boxes) isBox[box] = 1;
    const first = floodFrom(player);
    for (const box of boxes) isBox[box] = 0;
    const key = boxes.reduce((sum, box) => sum * cells + box, first);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, placements.length);
    pushes.push([]);
    return placements.push({ player, boxes }) - 1;
  };
  if (cells ** (starts[0]!.boxes.length + 1) > Number.MAX_SAFE_INTEGER) throw new Error('judge: too large a level');

  for (const { player, boxes } of starts)
    placeOf(
      player,
      boxes.toSorted((a, b) => a - b),
    );
  for (let place = 0; place < placements.length; place++) {
    if (placements.length > most) return undefined;
    const { player, boxes } = placements[place]!;
    for (const box of boxes) isBox[box] = 1;
    floodFrom(player);
    const found: { from: number; beyond: number }[] = [];
    for (const from of boxes) {
      for (const [direction, next] of table.entries()) {
        const behind = table[(direction + 2) % 4]![from]!;
        const beyond = next[from]!;
        if (behind === NONE || beyond === NONE || area[behind] !== round || isBox[beyond] === 1) continue;
        found.push({ from, beyond });
      }
    }
    for (const box of boxes) isBox[box] = 0;
    for (const { from, beyond } of found) {
      const moved = boxes.map((box) => (box === from ? beyond : box)).sort((a, b) => a - b);
      pushes[place]!.push({ from, to: placeOf(from, moved) });
    }
  }
  return { placements, pushes, canBeSolved: solvable(level, placements, pushes) };
}

function solvable(level: Level, placements: readonly Placement[], pushes: readonly (readonly Push[])[]): Uint8Array {
  const before: number[][] = placements.map(() => []);
  for (const [place, leads] of pushes.entries()) for (const { to } of leads) before[to]!.push(place);
  const isHome = (box: number): boolean => level.isGoal[box] === 1 || level.isInside[box] === 0;
  const canBeSolved = new Uint8Array(placements.length);
  const queue = [...placements.keys()].filter((place) => placements[place]!.boxes.every(isHome));
  for (const place of queue) canBeSolved[place] = 1;
  for (const place of queue) {
    for (const earlier of before[place]!) {
      if (canBeSolved[earlier] === 1) continue;
      canBeSolved[earlier] = 1;
      queue.push(earlier);
    }
  }
  return canBeSolved;
}
