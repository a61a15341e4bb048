import { type Cell, oppositeIndex } from '@dedalo/grid';
import type { Ground } from '../simulation/ground.ts';
import { speedOn, TICKS_A_SECOND, UNIT } from '../simulation/units.ts';
import { NO_WAY, type Press, type Runner, type Way } from '../state.ts';

/** Where a bot is going. */
export interface Errand {
  readonly ground: Ground;
  readonly speed: number;
  /** By cell: seconds that it is worth to go around it. */
  readonly extra: Float64Array;
  /** Seconds to the exit, and to what it fetches first; −1 where that is nothing. */
  readonly toExit: Float64Array;
  readonly prize: Cell;
  readonly toPrize: Float64Array;
}

/** Turning back must save so many seconds, or it would never stop turning. */
const HYSTERESIS = 0.2;

type Going = Pick<Runner, 'cell' | 'way' | 'wanted' | 'progress'>;

/** The key that leads on; null where it already goes there. It decides for the cell that it is coming to. */
export function pressFor(errand: Errand, user: Going): Press | null {
  const { ground } = errand;
  const isUnderWay = user.way !== NO_WAY && user.progress > 0;
  const ahead = isUnderWay ? ground.next(user.cell, user.way) : user.cell;
  const isFetched = errand.prize === -1 || ahead === errand.prize;
  const field = errand.prize === -1 ? errand.toExit : errand.toPrize;
  if (canTurnBack(errand, user) && field[user.cell]! < field[ahead]! - HYSTERESIS) return back(user.way);
  if (ahead === ground.exit) return null;
  return pressOf(bestWay(errand, ahead, isFetched ? errand.toExit : errand.toPrize), user);
}

/** Whether there is time to press another key before it is back on the cell that it left. */
export const canTurnBack = ({ ground, speed }: Errand, { cell, way, progress }: Going): boolean =>
  way !== NO_WAY && progress > (2 * speedOn(ground.costOf(cell), speed) * UNIT) / TICKS_A_SECOND;

export const back = (way: Way): Press => ({ way: oppositeIndex(way) as 0 | 1 | 2 | 3 });

/** The key for a way, where it is not being gone already. The way back is another matter: it would be gone at once. */
export const pressOf = (way: Way, user: Going): Press | null =>
  way === NO_WAY ||
  way === user.wanted ||
  (way === user.way && user.wanted === NO_WAY) ||
  (user.progress > 0 && way === oppositeIndex(user.way))
    ? null
    : { way: way as 0 | 1 | 2 | 3 };

function bestWay({ ground, extra, speed }: Errand, cell: Cell, field: Float64Array): Way {
  let best: Way = NO_WAY;
  let least = Infinity;
  for (let way = 0; way < NO_WAY; way++) {
    const next = ground.next(cell, way);
    if (next < 0 || !ground.isOpen(next)) continue;
    const time = field[next]! + extra[next]! + 1 / speedOn(ground.costOf(next), speed);
    if (time < least) [least, best] = [time, way];
  }
  return best;
}
