import { type Cell, manhattan, nearestOpenCell, type Point, pointOf, type Size } from '@dedalo/grid';
import type { Properties } from '../content/content.ts';
import { isWithinArea } from '../simulation/area.ts';
import type { Ground } from '../simulation/ground.ts';
import { TICKS_A_SECOND } from '../simulation/units.ts';
import { NO_WAY, type Way } from '../state.ts';
import { chasedCell } from './chase.ts';
import type { Sight } from './sight.ts';

/**
 * Where an opponent goes on from the cell it has come to; `NO_WAY` where nothing can be reached (R32). A search that
 * leads nowhere, or straight back, would go on for ever: then it makes for the exit. So it does, now and then, where it
 * seems to get on: it may be going round in a ring.
 */
export function planWay(properties: Properties, sight: Sight): Way {
  const { ground, cell, user } = sight;
  const method = properties.pathMethod;
  const seesExit = isWithinArea(properties.exitSearchRect, ground, [cell, ground.exit]);
  const seesUser = user !== null && isWithinArea(properties.chaseRect, ground, [cell, user.cell]);
  if (seesUser && (!seesExit || properties.chasesUser)) {
    const goal = chasedCell(properties.chase, sight);
    const way = goal === user.cell ? NO_WAY : ground.wayTo(cell, goal, method);
    const chasing = way === NO_WAY ? ground.wayToShared(cell, user.cell, method) : way;
    if (chasing !== NO_WAY) return chasing;
  } else if (!seesExit && sight.ticks % MINUTE < SEARCHING) {
    const goal = searchedCell(properties.exitSearchRect, sight);
    const way = goal === cell ? NO_WAY : ground.wayTo(cell, goal, method);
    if (way !== NO_WAY && ground.next(cell, way) !== sight.before) return way;
  }
  return ground.wayToShared(cell, ground.exit, method);
}

/** For so many ticks of each minute an opponent searches. */
const MINUTE = 60 * TICKS_A_SECOND;
const SEARCHING = 50 * TICKS_A_SECOND;

/** The corridor cell nearest to the corner of what it searches that is closest to the exit (R32, RB12). */
function searchedCell({ width, height }: Size, { ground, cell }: Sight): Cell {
  const { x, y } = pointOf(ground, cell);
  const [dx, dy] = [Math.floor(width / 2), Math.floor(height / 2)];
  const exit = pointOf(ground, ground.exit);
  let corner: Point = { x, y };
  let least = Infinity;
  for (const [right, down] of CORNERS) {
    const point = clamped({ x: x + right * dx, y: y + down * dy }, ground);
    const distance = manhattan(point, exit);
    if (distance < least) [least, corner] = [distance, point];
  }
  return nearestOpenCell(ground.grid, corner)!;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const clamped = ({ x, y }: Point, { width, height }: Ground): Point => ({
  x: Math.min(Math.max(x, 0), width - 1),
  y: Math.min(Math.max(y, 0), height - 1),
});
