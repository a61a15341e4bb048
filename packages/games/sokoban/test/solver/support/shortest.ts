import { DIRECTIONS } from '@dedalo/grid';
import type { Placement } from '../../../src/assists/placement.ts';
import type { Level } from '../../../src/level.ts';
import { type Judged, play } from '../../assists/support/judge.ts';

const isSolved = (level: Level, { boxes }: Placement): boolean =>
  boxes.every((box) => level.isGoal[box] === 1 || level.isInside[box] === 0);

/** The fewest pushes, at least one, from a judged position to a solved one, breadth first; undefined if there is no way. */
export function fewestPushes(level: Level, { placements, pushes }: Judged, start: number): number | undefined {
  const seen = new Set<number>();
  let ring = [start];
  for (let count = 1; ring.length > 0; count++) {
    const next: number[] = [];
    for (const { to } of ring.flatMap((place) => pushes[place]!)) {
      if (seen.has(to)) continue;
      if (isSolved(level, placements[to]!)) return count;
      seen.add(to);
      next.push(to);
    }
    ring = next;
  }
  return undefined;
}

/** The fewest moves, with at least one push, step by step and breadth first. */
export function fewestMoves(level: Level, start: Placement): number | undefined {
  const keyOf = ({ player, boxes }: Placement): string => `${player} ${boxes.toSorted((a, b) => a - b).join()}`;
  const seen = new Set<string>();
  let ring: Placement[] = [start];
  for (let count = 1; ring.length > 0; count++) {
    const next: Placement[] = [];
    for (const placement of ring) {
      for (const direction of DIRECTIONS) {
        const played = play(level, placement, direction);
        if (!played) continue;
        // Before it is asked whether it was seen: a level that begins solved is come back to.
        if (played.pushed !== undefined && isSolved(level, played)) return count;
        if (seen.has(keyOf(played))) continue;
        seen.add(keyOf(played));
        next.push(played);
      }
    }
    ring = next;
  }
  return undefined;
}
