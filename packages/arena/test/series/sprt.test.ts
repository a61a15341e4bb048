import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { scoreOfElo } from '../../src/series/elo.ts';
import { PENTANOMIAL, TRINOMIAL, withPair } from '../../src/series/pair-counts.ts';
import { logLikelihoodRatio, sprt, type SprtRules } from '../../src/series/sprt.ts';
import { countVerdicts, mostByLuck } from './error-rates.ts';
import { oddsOf } from './simulated-players.ts';

const rules: SprtRules = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

describe('the test', () => {
  test('ends at Wald’s bounds', () => {
    const { verdict, llr, lower, upper } = sprt(PENTANOMIAL, rules);
    expect({ verdict, llr }).toEqual({ verdict: 'open', llr: 0 });
    expect(upper).toBeCloseTo(Math.log(19), 12);
    expect(lower).toBeCloseTo(-Math.log(19), 12);
    const uneven = sprt(PENTANOMIAL, { ...rules, alpha: 0.01, beta: 0.1 });
    expect(uneven.upper).toBeCloseTo(Math.log(90), 12);
    expect(uneven.lower).toBeCloseTo(Math.log(0.1 / 0.99), 12);
  });

  test('of wins and losses alone the ratio is that of the binomial distribution', () => {
    const [s0, s1] = [scoreOfElo(0), scoreOfElo(50)];
    const expected = 700 * Math.log(s1 / s0) + 500 * Math.log((1 - s1) / (1 - s0));
    expect(logLikelihoodRatio([500, 0, 0, 0, 700], rules)).toBeCloseTo(expected, 1);
    expect(logLikelihoodRatio([500, 0, 700], rules)).toBeCloseTo(expected, 1);
  });

  test('where the assumptions change sides, so does the ratio', () => {
    const counts = [3, 9, 20, 14, 6];
    const forth = logLikelihoodRatio(counts, { elo0: -20, elo1: 70 });
    expect(logLikelihoodRatio(counts, { elo0: 70, elo1: -20 })).toBeCloseTo(-forth, 9);
    expect(logLikelihoodRatio(counts.toReversed(), { elo0: 20, elo1: -70 })).toBeCloseTo(forth, 9);
  });

  test.each([
    ['all won', 4, 'accepted'],
    ['all lost', 0, 'rejected'],
    ['all shared', 2, 'rejected'],
  ] as const)('a series %s is decided', (_, category, verdict) => {
    let counts = PENTANOMIAL;
    let found = sprt(counts, rules);
    while (found.verdict === 'open' && counts[category]! < 100) {
      counts = withPair(counts, category);
      found = sprt(counts, rules);
    }
    expect(found.verdict).toBe(verdict);
    expect(counts[category]).toBeLessThan(40);
  });

  test.each([
    [[0, 0, 0, 0, 1e7]],
    [[1e7, 0, 0, 0, 0]],
    [[0, 0, 1e7, 0, 0]],
    [[1, 0, 0, 0, 1e7]],
    [[0, 1e7, 0, 1, 0]],
    [[1e7, 0, 1]],
  ])('lopsided counts %j have a ratio', (counts) => {
    for (const [elo0, elo1] of [
      [0, 1],
      [-2000, 2000],
      [1500, 1501],
    ] as const) {
      expect(Number.isFinite(logLikelihoodRatio(counts, { elo0, elo1 }))).toBe(true);
    }
  });

  test('two who play alone are tested as well', () => {
    let counts = TRINOMIAL;
    for (let pair = 0; pair < 60; pair++) counts = withPair(counts, pair % 3 === 0 ? 1 : 2);
    expect(sprt(counts, rules).verdict).toBe('accepted');
  });
});

/** 300 runs: the whole is a claim of the proof. */
describe('the test is wrong as rarely as it promises', () => {
  const runs = 300;
  const wide: SprtRules = { ...rules, elo1: 100 };
  const meetings = [
    { draws: 5, seat: 0, seeds: 0 },
    { draws: 60, seat: 100, seeds: 0 },
    { draws: 150, seat: 0, seeds: 200 },
  ];

  test.each(meetings)('%o', (meeting) => {
    const trial = (elo: number) => ({
      odds: oddsOf({ ...meeting, elo }),
      runs,
      random: new Random(`sprt ${elo} ${JSON.stringify(meeting)}`),
    });
    expect(countVerdicts(wide, trial(wide.elo0)).accepted).toBeLessThanOrEqual(mostByLuck(wide.alpha, runs));
    expect(countVerdicts(wide, trial(wide.elo1)).rejected).toBeLessThanOrEqual(mostByLuck(wide.beta, runs));
    const between = countVerdicts(wide, trial((wide.elo0 + wide.elo1) / 2));
    expect(Math.min(between.accepted, between.rejected)).toBeGreaterThan(runs / 4);
  });
});
