import { expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { start } from '../../src/rules.ts';
import { contentOf } from '../support/content.ts';
import { run } from '../support/drawn-race.ts';
import { raceOf } from '../support/random-play.ts';

/** A random map with rings in it, and one opponent that sees hardly anything. */
function contentWith(side: number): Content {
  const opponent = { speed: 4, chaseRect: { width: 0, height: 0 }, exitSearchRect: { width: side, height: side } };
  const content = contentOf({ levels: [[]], user: { ignoresCollisions: true }, opponents: [opponent] });
  const [level] = content.levels as [Content['levels'][number]];
  return {
    ...content,
    screen: { width: 1024, height: 768 },
    levels: [{ ...level, complexity: 1, maps: [{ kind: 'random', isPerfect: false }] }],
  };
}

/** Maps on which whoever only searches goes round and round. */
const RINGS: readonly (readonly [side: number, maps: readonly number[]])[] = [
  [2, [325, 682]],
  [3, [325, 682]],
  [4, [212, 325, 399, 551, 682]],
  [6, [167, 648]],
];

function endOn(map: number, side: number): string | null {
  const race = raceOf(start({ content: contentWith(side), mostTicks: 100_000 }, `ring ${map}`));
  run(race, 20_000);
  return race.end;
}

test.each(RINGS)('RB12: with %i cells to search nobody goes round in a ring for ever', (side, maps) => {
  expect(maps.filter((map) => endOn(map, side) !== 'overtaken')).toEqual([]);
});

test.each([0, 1, 2, 5, 9])('RB12: with %i cells to search everybody comes to the exit of a random map', (side) => {
  const maps = Array.from({ length: 50 }, (_, map) => map);
  expect(maps.filter((map) => endOn(map, side) !== 'overtaken')).toEqual([]);
});
