import type { Cell, Direction } from '@dedalo/grid';
import type { Level } from '../level.ts';
import { boxMap, type Placement } from './placement.ts';
import { Walker } from './walker.ts';

/** The shortest walk that pushes nothing; of equally short ones always the same. Undefined where there is none. */
export function walkTo(level: Level, placement: Placement, to: Cell): Direction[] | undefined {
  const walker = new Walker(level, boxMap(level, placement.boxes));
  walker.search(placement.player, [to]);
  return walker.lengthTo(to) === undefined ? undefined : walker.wayTo(to);
}
