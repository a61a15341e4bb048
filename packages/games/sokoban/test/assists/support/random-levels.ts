import { DIRECTIONS, opposite, type Random } from '@dedalo/grid';
import type { Placement } from '../../../src/assists/placement.ts';
import { createLevel, type Level } from '../../../src/level.ts';
import { ahead } from './judge.ts';

/**
 * A small level at random: 5×5 to 7×6 cells, up to a third of them walls, one to five boxes, some of them on goals.
 * Half of the levels have no wall around them, half have their goals close together. What the walls cut off is
 * decoration.
 */
export function randomLevel(random: Random): Level {
  for (;;) {
    const frame = random.below(2);
    const width = random.int(5, 7) + 2 * frame;
    const height = random.int(5, 6) + 2 * frame;
    const density = random.float() / 3;
    const walls = new Uint8Array(width * height);
    for (const cell of walls.keys()) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const isFrame = frame === 1 && (x === 0 || y === 0 || x === width - 1 || y === height - 1);
      if (isFrame || random.bool(density)) walls[cell] = 1;
    }
    const floor = random.shuffle([...walls.keys()].filter((cell) => walls[cell] === 0));
    const player = floor.pop();
    const centre = floor.at(-1);
    if (player === undefined || centre === undefined) continue;
    const distance = (cell: number): number =>
      Math.abs((cell % width) - (centre % width)) + Math.abs(Math.floor(cell / width) - Math.floor(centre / width));
    if (random.bool()) floor.sort((a, b) => distance(a) - distance(b));
    const count = random.int(1, 5);
    const homed = random.below(count + 1);
    const goals = floor.slice(0, count);
    const boxes = [...goals.slice(0, homed), ...random.shuffle(floor.slice(count)).slice(0, count - homed)];
    const level = createLevel({ width, height, walls, goals, boxes, player });
    if (level.ok && level.value.boxes.some((box) => level.value.isInside[box] === 1)) return level.value;
  }
}

/** The level's boxes and the player thrown anew onto its floor; decoration stays. */
export function randomPlacement(level: Level, random: Random): Placement {
  const cells = random.shuffle([...level.walls.keys()].filter((cell) => level.isInside[cell] === 1));
  const boxes = level.boxes.map((box) => (level.isInside[box] === 1 ? cells.pop()! : box));
  return { player: cells.pop()!, boxes };
}

/** What comes of pulling about from a solved position, and so can be solved; undefined where there is none. */
export function pulledPlacement(level: Level, random: Random): Placement | undefined {
  const goals = random.shuffle(level.goals.filter((goal) => level.isInside[goal] === 1));
  const boxes = level.boxes.map((box) => (level.isInside[box] === 1 ? goals.pop() : box));
  if (boxes.includes(undefined)) return undefined;
  const placement = { player: 0, boxes: boxes as number[] };
  const free = [...level.walls.keys()].filter((cell) => level.isInside[cell] === 1 && !boxes.includes(cell));
  if (free.length === 0) return undefined;
  placement.player = random.pick(free);
  for (let step = random.below(200); step > 0; step--) {
    const direction = random.pick(DIRECTIONS);
    const { player } = placement;
    const to = ahead(level, player, direction);
    if (to === undefined || placement.boxes.includes(to)) continue;
    const behind = ahead(level, player, opposite(direction));
    const box = behind === undefined ? -1 : placement.boxes.indexOf(behind);
    if (box !== -1 && random.bool(0.7)) placement.boxes[box] = player;
    placement.player = to;
  }
  return placement;
}
