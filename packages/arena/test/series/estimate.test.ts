import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { eloOfScore, scoreOfElo } from '../../src/series/elo.ts';
import { estimate } from '../../src/series/estimate.ts';
import { countPairs, type PairCounts } from '../../src/series/pair-counts.ts';
import { countCovered } from './error-rates.ts';
import { meanOf, oddsAlone, oddsOf } from './simulated-players.ts';

/** Every way in which so many pairs can come out. */
function* allCounts(pairs: number, scores: number): Iterable<PairCounts> {
  if (scores === 1) yield [pairs];
  else {
    for (let first = 0; first <= pairs; first++) {
      for (const rest of allCounts(pairs - first, scores - 1)) yield [first, ...rest];
    }
  }
}

const logFactorial = (n: number): number => (n < 2 ? 0 : Math.log(n) + logFactorial(n - 1));

/** How likely exactly these counts are. */
function likelihood(counts: PairCounts, odds: readonly number[]): number {
  const ways = counts.reduce((sum, count) => sum - logFactorial(count), logFactorial(countPairs(counts)));
  return Math.exp(counts.reduce((sum, count, at) => sum + (count === 0 ? 0 : count * Math.log(odds[at]!)), ways));
}

const holds = ({ interval95: [low, high] }: ReturnType<typeof estimate>, elo: number): boolean =>
  (low ?? -Infinity) <= elo && elo <= (high ?? Infinity);

describe('the Elo difference', () => {
  test('400 Elo are ten to one, and the curve goes both ways', () => {
    expect(scoreOfElo(400)).toBeCloseTo(10 / 11, 12);
    expect(eloOfScore(scoreOfElo(-123))).toBeCloseTo(-123, 9);
    expect(estimate([0, 0, 4, 0, 0])).toMatchObject({ score: 0.5, elo: 0 });
  });

  test('of wins and losses alone the interval is that of Jeffreys', () => {
    // Of 5 in 10: the beta distribution with 5.5 and 5.5 at 2.5 % and 97.5 %.
    const [low, high] = estimate([5, 0, 0, 0, 5]).interval95;
    expect(scoreOfElo(low!)).toBeCloseTo(0.224, 3);
    expect(scoreOfElo(high!)).toBeCloseTo(0.776, 3);
  });

  test('a series that is all won has a finite lower bound and no upper one', () => {
    const { elo, interval95, los } = estimate([0, 0, 0, 0, 10]);
    expect([elo, interval95[1]]).toEqual([null, null]);
    expect(interval95[0]).toBeGreaterThan(150);
    expect(interval95[0]).toBeLessThan(400);
    expect(los).toBeGreaterThan(0.999);
    const lost = estimate([10, 0, 0, 0, 0]);
    expect([lost.elo, lost.interval95[0]]).toEqual([null, null]);
    expect(lost.interval95[1]).toBeCloseTo(-interval95[0]!, 6);
  });

  test('before the first pair nothing is known', () => {
    expect(estimate([0, 0, 0, 0, 0])).toEqual({ score: 0.5, elo: 0, interval95: [null, null], los: 0.5 });
  });

  test.each([5, 3])(
    'with %i scores, whatever comes out is a number, in order, and the mirror of its mirror',
    (scores) => {
      for (const pairs of [1, 2, 3, 6]) {
        for (const counts of allCounts(pairs, scores)) {
          const { elo, interval95, los, score } = estimate(counts);
          const [low, high] = interval95.map((end, side) => end ?? (side === 0 ? -Infinity : Infinity));
          const middle = elo ?? (score === 1 ? Infinity : -Infinity);
          expect(low, String(counts)).toBeLessThanOrEqual(middle);
          expect(high, String(counts)).toBeGreaterThanOrEqual(middle);
          expect(los).toBeGreaterThan(0);
          expect(los).toBeLessThan(1);
          const mirror = estimate(counts.toReversed());
          expect(mirror.los + los).toBeCloseTo(1, 9);
          expect(mirror.score + score).toBeCloseTo(1, 12);
          expect(-(mirror.interval95[1] ?? Infinity)).toBeCloseTo(low!, 5);
        }
      }
    },
  );

  test('a pair counts once: games that hang together do not make it surer', () => {
    // The same share of points, of pairs that are won and lost whole, or shared one to one each time.
    const whole = estimate([50, 0, 0, 0, 50]).interval95;
    const shared = estimate([0, 0, 100, 0, 0]).interval95;
    expect(whole[1]! - whole[0]!).toBeGreaterThan(3 * (shared[1]! - shared[0]!));
  });
});

describe('the interval holds the true difference in about 95 of 100 series', () => {
  const meetings = [0, 100, 300, 600].flatMap((elo) => [
    { elo, draws: 5, seat: 0, seeds: 0 },
    { elo, draws: 60, seat: 200, seeds: 0 },
    { elo, draws: 150, seat: 0, seeds: 200 },
  ]);

  test.each(meetings)('of 10 pairs, counted exactly: %o', (meeting) => {
    const odds = oddsOf(meeting);
    const elo = eloOfScore(meanOf(odds));
    let covered = 0;
    for (const counts of allCounts(10, 5)) if (holds(estimate(counts), elo)) covered += likelihood(counts, odds);
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.99);
  });

  test.each([0, 100, 300])('of 10 comparisons of two who play alone, counted exactly, %i Elo apart', (apart) => {
    const odds = oddsAlone({ elo: apart, draws: 60, seat: 0, seeds: 0 });
    let covered = 0;
    for (const counts of allCounts(10, 3)) if (holds(estimate(counts), apart)) covered += likelihood(counts, odds);
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.99);
  });

  test('of 100 pairs, by simulation', () => {
    const runs = 400;
    for (const meeting of meetings) {
      const random = new Random(`interval ${JSON.stringify(meeting)}`);
      const covered = countCovered(meeting.elo, 100, { odds: oddsOf(meeting), runs, random });
      expect(covered / runs, JSON.stringify(meeting)).toBeGreaterThan(0.915);
    }
  });
});
