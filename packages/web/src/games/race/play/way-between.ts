import { DIRECTIONS, type Point } from '@dedalo/grid';
import type { Way } from '@dedalo/race';

/** The way from one point to another where it is long enough to be meant. */
export function wayBetween(from: Point, to: Point, least: number): Way | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(x, y) < least) return undefined;
  if (Math.abs(x) > Math.abs(y)) return DIRECTIONS.indexOf(x > 0 ? 'east' : 'west');
  return DIRECTIONS.indexOf(y > 0 ? 'south' : 'north');
}
