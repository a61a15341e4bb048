import { formatRaceMap, Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { makeLevelMaps } from '../../src/maps/make-map.ts';
import { drawn, levelOf } from './support/levels.ts';

const ROOM = drawn(
  `
  #####
  S   E
  #####
`,
  { cellProbability: 0.5 },
);
const RANDOM = { kind: 'random', isPerfect: false } as const;
const PERFECT = { kind: 'random', isPerfect: true } as const;
const SCREEN = { width: 1024, height: 768 };

const shown = (seed: string, maps: readonly (typeof ROOM | typeof RANDOM | typeof PERFECT)[]) =>
  makeLevelMaps(levelOf({ maps, opponents: 3, complexity: 1 }), { screen: SCREEN, random: new Random(seed) }).map(
    ({ map, opponents, powerUpCells, spawning }) => ({ text: formatRaceMap(map), opponents, powerUpCells, spawning }),
  );

test('R25: a level has its maps in order', () => {
  const [first, second, third] = shown('a', [RANDOM, ROOM, PERFECT]);
  expect(first!.text).not.toBe(third!.text);
  expect(second!.text).toBe(ROOM.rows);
});

test('RB24: the same seed gives the same maps, another one others', () => {
  const maps = [RANDOM, ROOM, PERFECT];
  expect(shown('a', maps)).toEqual(shown('a', maps));
  expect(shown('a', maps)).not.toEqual(shown('b', maps));
});

test('a change of one map leaves those after it as they were', () => {
  expect(shown('a', [RANDOM, PERFECT])[1]).toEqual(shown('a', [ROOM, PERFECT])[1]);
});

test('a random map as text is the same map when it is read again', () => {
  for (const { text } of shown(
    'c',
    Array.from({ length: 20 }, () => RANDOM),
  )) {
    expect(shown('d', [{ ...ROOM, rows: text }])[0]!.text).toBe(text);
  }
});
