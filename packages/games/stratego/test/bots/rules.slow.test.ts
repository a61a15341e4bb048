import { describe, expect, test } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { rules } from '../../src/bots/rules.ts';
import { RULE_SET_NAMES } from '../../src/rule-set.ts';
import { pointsOf } from '../support/matches.ts';

describe.each(RULE_SET_NAMES)('with the rules %s', (name) => {
  test('`rules` gets at least 95 % of the points against `random`: the lower 95 % bound of 400 games', () => {
    expect(pointsOf([rules, random], { games: 400, rules: name, seed: 'rules' }).lower).toBeGreaterThan(0.95);
  });
});
