import {
  type Cell,
  cellAt,
  DELTAS,
  DIRECTIONS,
  isInside,
  nearestOpenCell,
  type Point,
  pointOf,
  torusManhattan,
} from '@dedalo/grid';
import type { Chase } from '../content/content.ts';
import type { Ground } from '../simulation/ground.ts';
import { NO_WAY } from '../state.ts';
import type { Sight } from './sight.ts';

/** How far a user's way is followed in thought: from 4 to 8 cells. */
const LEAST_FORESIGHT = 4;
const FORESIGHTS = 5;
/** How far before the user a trap is laid. */
const AHEAD = 2;

/** Where an opponent goes that is after the user; the user's own cell where it has no better idea (R33, RB13). */
export function chasedCell(chase: Chase, sight: Sight): Cell {
  const { user } = sight;
  if (chase === 'predict') return predictedCell(sight) ?? user!.cell;
  if (chase === 'trap') return trapCell(sight) ?? user!.cell;
  return user!.cell;
}

/** The farthest cell that the user comes to by keeping its way. */
function predictedCell({ ground, cell, user, draws }: Sight): Cell | undefined {
  if (!user || user.way === NO_WAY) return undefined;
  let left = LEAST_FORESIGHT + draws.below(FORESIGHTS);
  let predicted = user.cell;
  for (let next = ground.next(predicted, user.way); left > 0 && next >= 0 && ground.isOpen(next); left--) {
    predicted = next;
    next = ground.next(predicted, user.way);
  }
  const [here, there] = [pointOf(ground, cell), pointOf(ground, predicted)];
  if (here.x === there.x || here.y === there.y) return undefined;
  return torusManhattan(there, pointOf(ground, user.cell), ground) <= 1 ? undefined : predicted;
}

/** From a point before the user as far on as the partner is from it on the other side: the user is between them. */
function trapCell({ ground, user, partner, draws }: Sight): Cell | undefined {
  if (!user || user.way === NO_WAY || partner === null) return undefined;
  const { x, y } = pointOf(ground, user.cell);
  const ahead = DELTAS[DIRECTIONS[user.way]!];
  const aside = draws.below(3) - 1;
  const point: Point = { x: x + AHEAD * (ahead.x - aside * ahead.y), y: y + AHEAD * (ahead.y + aside * ahead.x) };
  const from = pointOf(ground, partner);
  return openCellNear(ground, { x: 2 * point.x - from.x, y: 2 * point.y - from.y });
}

function openCellNear(ground: Ground, point: Point): Cell | undefined {
  if (!isInside(point, ground)) return undefined;
  const cell = cellAt(ground, point);
  return ground.isOpen(cell) ? cell : nearestOpenCell(ground.grid, point);
}
