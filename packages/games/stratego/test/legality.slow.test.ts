import { describe, expect, test } from 'vitest';
import { RULE_SET_NAMES } from '../src/rule-set.ts';
import { compareGame, type Tally } from './support/legality.ts';

describe.each(RULE_SET_NAMES)('the rules %s', (rules) => {
  test('agree with their plain re-statement in 1,000 random games', () => {
    const tally: Tally = { accepted: 0, refused: 0, ends: new Set() };
    for (let game = 0; game < 1000; game++) compareGame(rules, `legality ${game}`, tally);
    expect(tally.refused).toBeGreaterThan(1_000_000);
    expect(tally.accepted).toBeGreaterThan(10_000);
    // Every way to end, for both.
    expect(tally.ends.size).toBe(5);
  });
});
