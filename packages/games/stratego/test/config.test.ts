import { expect, test } from 'vitest';
import { createConfig } from '../src/config.ts';
import { RULE_SETS } from '../src/rule-set.ts';
import { errorOf, valueOf } from './support/results.ts';

test('D8, DB2: the described game has 200 moves each and the last version’s rules', () => {
  expect(valueOf(createConfig())).toEqual({ rules: 'final', movesEach: 200 });
});

test('DB2, DB8: what the versions differ in is data', () => {
  expect(RULE_SETS).toEqual({
    final: { memory: 2, canResign: true },
    april: { memory: 3, canResign: false },
  });
});

test('a number of moves that makes no game is refused', () => {
  for (const movesEach of [0, -1, 1.5, 10_001, Number.NaN, Infinity]) {
    expect(errorOf(createConfig({ movesEach }))).toEqual({ code: 'bad-moves', value: movesEach, most: 10_000 });
  }
  expect(valueOf(createConfig({ movesEach: 10_000 })).movesEach).toBe(10_000);
});
