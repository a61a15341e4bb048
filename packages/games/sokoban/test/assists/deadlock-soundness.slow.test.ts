import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { deadlockOf } from '../../src/assists/deadlock.ts';
import type { Level } from '../../src/level.ts';
import { frozenBoxes, isFrozenDead } from '../../src/assists/freeze.ts';
import { picture } from './support/boards.ts';
import { judge } from './support/judge.ts';
import { pulledPlacement, randomLevel, randomPlacement } from './support/random-levels.ts';

const LEVELS = 300;
const PULLED_STARTS = 4;
/** The judge has to know every position of a level, so those with more are left out. */
const MOST_POSITIONS = 15_000;

/** The number of ways to put the boxes of a level onto its floor. */
function waysToPlace(level: Level): number {
  const count = (cells: Iterable<number>): number => [...cells].filter((cell) => level.isInside[cell] === 1).length;
  let ways = 1;
  for (let box = 0; box < count(level.boxes); box++) ways *= (count(level.isInside.keys()) - box) / (box + 1);
  return ways;
}

test('no position is called dead that can be solved, and no frozen box moves on the way to a solution', () => {
  const random = new Random('deadlocks');
  const counts = { levels: 0, positions: 0, dead: 0, told: 0, pushesOfFrozen: 0 };
  const faults: string[] = [];
  while (counts.levels < LEVELS) {
    const level = randomLevel(random);
    const starts = [level, randomPlacement(level, random), randomPlacement(level, random)];
    for (let i = 0; i < PULLED_STARTS; i++) starts.push(pulledPlacement(level, random) ?? level);
    const judged = waysToPlace(level) > MOST_POSITIONS ? undefined : judge(level, starts, MOST_POSITIONS);
    if (!judged) continue;
    counts.levels++;
    for (const [place, placement] of judged.placements.entries()) {
      const canBeSolved = judged.canBeSolved[place] === 1;
      const deadlock = deadlockOf(level, placement);
      counts.positions++;
      if (deadlock) counts.told++;
      if (!canBeSolved) {
        counts.dead++;
        continue;
      }
      if (deadlock || isFrozenDead(level, placement)) {
        faults.push(`${JSON.stringify(deadlock)}, yet it can be solved:\n${picture(level, placement)}`);
      }
      const frozen = frozenBoxes(level, placement.boxes).map((box) => placement.boxes[box]!);
      for (const { from, to } of judged.pushes[place]!) {
        if (!frozen.includes(from)) continue;
        counts.pushesOfFrozen++;
        if (judged.canBeSolved[to] === 0) continue;
        faults.push(`${from} is called frozen, yet a solution moves it:\n${picture(level, placement)}`);
      }
    }
  }
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
  expect(counts.positions - counts.dead).toBeGreaterThan(25_000);
  expect(counts.pushesOfFrozen).toBeGreaterThan(200);
  // Not a matter of soundness: 99 % of the dead positions are recognised.
  expect(counts.told / counts.dead).toBeGreaterThan(0.98);
});
