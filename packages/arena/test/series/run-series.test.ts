import { describe, expect, test } from 'vitest';
import type { Bout, BoutReport } from '../../src/bout/bout.ts';
import { runSeries } from '../../src/series/run-series.ts';
import type { SprtRules } from '../../src/series/sprt.ts';
import { fakePool, reportOf, seriesOf } from './fake-pool.ts';

const rules: SprtRules = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

describe('a series', () => {
  test('comes to the same with any number of jobs, in whatever order games end', async () => {
    const series = seriesOf();
    const alone = await runSeries(series, { pool: fakePool(1), pairs: 60 });
    expect(alone).toMatchObject({ end: 'played', tally: { pairs: 60, games: 120 } });
    for (const [jobs, seed] of [
      [2, 'x'],
      [5, 'y'],
      [16, 'z'],
    ] as const) {
      expect(await runSeries(series, { pool: fakePool(jobs, { seed }), pairs: 60 })).toEqual(alone);
    }
  });

  test('all its figures are of the same games', async () => {
    const { tally } = await runSeries(seriesOf(), { pool: fakePool(3), pairs: 50 });
    const [a, b] = tally.players;
    expect(a.wins + b.wins + tally.draws).toBe(100);
    expect([b.losses, a.losses]).toEqual([a.wins, b.wins]);
    expect(a.wins).toBeGreaterThan(b.wins);
    expect(tally.draws).toBeGreaterThan(0);
    const points = tally.counts.reduce((sum, count, category) => sum + (count * category) / 2, 0);
    expect(points).toBe(a.wins + tally.draws / 2);
    // Each sat in both seats of every pair.
    expect(a.time).toEqual({ asked: 200, total: 50 * 21, longest: 8, banked: 0 });
    expect(b.time).toEqual(a.time);
  });

  test('pairs are told in their order, each with what there is then', async () => {
    const told: number[] = [];
    await runSeries(seriesOf(), {
      pool: fakePool(7),
      pairs: 30,
      onPair: ({ pair, games: [one, other] }, tally) => {
        expect([one.report.id, other.report.id]).toEqual([one.bout.id, other.bout.id]);
        expect(tally.pairs).toBe(pair);
        told.push(pair);
      },
    });
    expect(told).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  test('the test stops it at the same pair with any number of jobs', async () => {
    const series = seriesOf();
    const alone = await runSeries(series, { pool: fakePool(1), pairs: 1000, sprt: rules });
    expect(alone).toMatchObject({ end: 'decided', sprt: { verdict: 'accepted' } });
    expect(alone.tally.pairs).toBeLessThan(200);
    for (const jobs of [2, 9]) {
      expect(await runSeries(series, { pool: fakePool(jobs), pairs: 1000, sprt: rules })).toEqual(alone);
    }
  });

  test('a test that is not decided says so', async () => {
    const result = await runSeries(seriesOf(), { pool: fakePool(2), pairs: 2, sprt: rules });
    expect(result).toMatchObject({ end: 'played', sprt: { verdict: 'open' }, tally: { pairs: 2 } });
  });

  test('no more games are played at once than the pool has room for, and none far ahead of one that hangs', async () => {
    let release = (): void => {};
    const hangs = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pool = fakePool(4);
    const play = async (bout: Bout): Promise<BoutReport> => {
      const report = await pool.play(bout);
      if (bout.id === '0002a') await hangs;
      return report;
    };
    const run = runSeries(seriesOf(), { pool: { ...pool, play }, pairs: 500 });
    await expect.poll(() => pool.begun.length).toBeGreaterThan(60);
    const before = pool.begun.length;
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    expect(pool.begun.length).toBe(before);
    expect(before).toBeLessThan(100);
    release();
    expect((await run).tally.pairs).toBe(500);
    expect(pool.most).toBeLessThanOrEqual(4);
  });

  test('where the pool is closed, what there is counts, whole pairs from the first', async () => {
    const pool = fakePool(3);
    const series = seriesOf();
    const stopped = await runSeries(series, {
      pool,
      pairs: 1000,
      onPair: ({ pair }) => {
        if (pair === 20) void pool.close();
      },
    });
    expect(stopped.end).toBe('stopped');
    const { tally } = await runSeries(series, { pool: fakePool(1), pairs: stopped.tally.pairs });
    expect(stopped.tally).toEqual(tally);
    expect(stopped.tally.pairs).toBeGreaterThanOrEqual(20);
    expect(stopped.tally.pairs).toBeLessThan(30);
  });

  test('what is broken is not swallowed', async () => {
    const pool = { ...fakePool(2), play: () => Promise.reject(new Error('broken')) };
    await expect(runSeries(seriesOf(), { pool, pairs: 3 })).rejects.toThrow('broken');
    const onPair = (): void => {
      throw new Error('cannot write');
    };
    await expect(runSeries(seriesOf(), { pool: fakePool(2), pairs: 3, onPair })).rejects.toThrow('cannot write');
  });

  test('two who play alone are compared on each course; one game is counted for a pair', async () => {
    const { tally } = await runSeries(seriesOf({ isSolo: true }), { pool: fakePool(2), pairs: 40 });
    const [a, b] = tally.players;
    expect([tally.games, tally.counts.length]).toEqual([40, 3]);
    expect(tally.counts).toEqual([b.wins, tally.draws, a.wins]);
    expect(a.wins).toBeGreaterThan(b.wins);
    expect(a.time.asked).toBe(80);
  });

  test('games lost by a fault are counted by their reason, for whoever it was', async () => {
    const report = (bout: Bout): BoutReport => {
      const seat = bout.players.findIndex(({ name }) => name === 'weak');
      const code = bout.number === 2 ? 'exited' : 'too-slow';
      return { ...reportOf(bout), ending: { type: 'fault', seat, fault: { code, message: 4, turn: 1 } } };
    };
    const { tally } = await runSeries(seriesOf(), { pool: fakePool(2, { report }), pairs: 3 });
    expect(tally.counts).toEqual([0, 0, 0, 0, 3]);
    expect(tally.players.map(({ forfeits }) => forfeits)).toEqual([{}, { 'too-slow': 4, exited: 2 }]);
  });
});
