import { pointOf } from '@dedalo/grid';
import type { Level } from '@dedalo/sokoban';
import { expect, test } from 'vitest';
import { KnownWays, type Way } from '../../../src/sokoban/guide/known-ways.ts';
import { levelFrom, sessionOn } from '../support.ts';

const LEVEL = levelFrom('########', '#@ $  .#', '#   $ .#', '#      #', '########');
const SOLUTION = 'rRRRlldRR';

function known(level: Level, letters: string): KnownWays {
  const ways = new KnownWays(level);
  ways.add(level, letters);
  return ways;
}

const told = (way: Way | undefined): unknown =>
  way && { box: pointOf(LEVEL, way.push.box), direction: way.push.direction, pushes: way.pushes };

test('from the start it is the whole solution', () => {
  const way = known(LEVEL, SOLUTION).from(LEVEL);
  expect(told(way)).toEqual({ box: { x: 3, y: 1 }, direction: 'east', pushes: 5 });
  expect(way?.letters).toBe(SOLUTION);
});

test('from elsewhere the walk to the push comes first', () => {
  const way = known(LEVEL, SOLUTION).from({ ...LEVEL, player: LEVEL.player + 2 * LEVEL.width });
  expect(way?.letters.slice(0, 5)).toMatch(/^[lurd]{3}RR$/);
});

test('it continues from every position that it passes, and ends with the last push', () => {
  const ways = known(LEVEL, SOLUTION);
  const session = sessionOn(LEVEL);
  for (const direction of ['east', 'east', 'east'] as const) session.play(0, { type: 'move', direction });
  const { player, boxes } = session.state;
  expect(told(ways.from({ player: player!, boxes }))).toEqual({ box: { x: 5, y: 1 }, direction: 'east', pushes: 3 });
});

test('beside it, nothing is known', () => {
  const session = sessionOn(LEVEL);
  for (const direction of ['south', 'east', 'east', 'east'] as const) session.play(0, { type: 'move', direction });
  const { player, boxes } = session.state;
  expect(known(LEVEL, SOLUTION).from({ player: player!, boxes })).toBeUndefined();
});
