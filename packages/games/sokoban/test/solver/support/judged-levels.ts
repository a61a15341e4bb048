import { Random } from '@dedalo/grid';
import type { Level } from '../../../src/level.ts';
import { levelFrom } from '../../../src/solver/level-from.ts';
import { type Judged, judge } from '../../assists/support/judge.ts';
import { pulledPlacement, randomLevel } from '../../assists/support/random-levels.ts';

const MOST_POSITIONS = 4000;

/** Small levels at random with every position they can come to, most of them solvable; the first position is the start. */
export function* judgedLevels(seed: string, count: number): Iterable<{ level: Level; judged: Judged }> {
  const random = new Random(seed);
  for (let found = 0; found < count;) {
    const drawn = randomLevel(random);
    const level = levelFrom(drawn, random.bool(0.8) ? (pulledPlacement(drawn, random) ?? drawn) : drawn);
    const judged = judge(level, [level], MOST_POSITIONS);
    if (!judged || judged.placements.length < 20) continue;
    found++;
    yield { level, judged };
  }
}
