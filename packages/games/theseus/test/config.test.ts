import { describe, expect, test } from 'vitest';
import { createConfig, defaultWalls } from '../src/config.ts';
import type { Config } from '../src/state.ts';

test('the described game: 15 tiles a side, 4 supplies, 338 walls, 100 rounds', () => {
  expect(createConfig()).toEqual({ ok: true, value: { size: 15, supplies: 4, walls: 338, rounds: 100 } });
});

test('there are as many walls as described on any board, if not told otherwise', () => {
  expect([5, 7, 15, 21].map(defaultWalls)).toEqual([38, 74, 338, 662]);
  expect(createConfig({ size: 7 })).toMatchObject({ ok: true, value: { walls: 74 } });
});

describe('what can be asked for', () => {
  test.each([
    { size: 5 },
    { size: 21 },
    { supplies: 1 },
    { supplies: 6 },
    { size: 5, walls: 20 },
    { walls: 60 },
    { walls: 100_000 },
    { rounds: 1 },
    { rounds: 10_000 },
  ] as Partial<Config>[])('%j', (options) => {
    expect(createConfig(options)).toMatchObject({ ok: true, value: options });
  });
});

describe('what cannot', () => {
  const cases: [options: Partial<Config>, error: object][] = [
    ...[3, 4, 14, 22, 23, 0, -5, 15.5, Number.NaN, Infinity].map((size): [Partial<Config>, object] => [
      { size },
      { code: 'bad-size', value: size, least: 5, most: 21 },
    ]),
    ...[0, 7, -1, 1.5, Number.NaN].map((supplies): [Partial<Config>, object] => [
      { supplies },
      { code: 'bad-supplies', value: supplies, most: 6 },
    ]),
    ...[59, 0, -1, 100.5, Number.NaN, Infinity].map((walls): [Partial<Config>, object] => [
      { walls },
      { code: 'too-few-walls', value: walls, least: 60 },
    ]),
    [
      { size: 5, walls: 19 },
      { code: 'too-few-walls', value: 19, least: 20 },
    ],
    ...[0, 10_001, -1, 1.5, Number.NaN].map((rounds): [Partial<Config>, object] => [
      { rounds },
      { code: 'bad-rounds', value: rounds, most: 10_000 },
    ]),
  ];
  test.each(cases)('%j', (options, error) => {
    expect(createConfig(options)).toEqual({ ok: false, error });
  });
});
