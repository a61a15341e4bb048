import { DIRECTIONS } from '@dedalo/grid';
import { metricsOf } from '../assists/metrics.ts';
import { boxMap } from '../assists/placement.ts';
import { Walker } from '../assists/walker.ts';
import type { Direction } from '@dedalo/grid';
import type { Ground } from './ground.ts';

/**
 * The moves in LURD for some pushes, with the shortest walks between them. Played by the rules before it is given out:
 * a search that went wrong throws here and never gives a wrong answer.
 */
export function lettersOf(ground: Ground, pushes: readonly number[]): string {
  const { level, cellOf } = ground;
  const closed = boxMap(level, level.boxes);
  const walker = new Walker(level, closed);
  const moves: Direction[] = [];
  let player = level.player;
  for (const push of pushes) {
    const box = cellOf[push >> 2]!;
    const direction = push & 3;
    const from = level.steps[box * 4 + (direction ^ 2)]!;
    walker.search(player, [from]);
    if (walker.lengthTo(from) === undefined) throw new Error(`no walk to ${from} before push ${push}`);
    for (const step of walker.wayTo(from)) moves.push(step);
    moves.push(DIRECTIONS[direction]!);
    closed[box] = 0;
    closed[level.steps[box * 4 + direction]!] = 1;
    player = box;
  }
  const played = metricsOf(level, moves);
  if (!('letters' in played) || !played.isSolved) throw new Error(`found no solution but ${JSON.stringify(played)}`);
  return played.letters;
}
