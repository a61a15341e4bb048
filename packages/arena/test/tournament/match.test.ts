import type { BoutEnding } from '@dedalo/protocol/report';
import { describe, expect, test } from 'vitest';
import type { Bout, BoutReport } from '../../src/bout/bout.ts';
import type { Pool } from '../../src/pool/pool.ts';
import type { SprtRules } from '../../src/series/sprt.ts';
import { memoryJournal } from '../../src/tournament/journal/memory-journal.ts';
import { type MatchResult, matchResultOf } from '../../src/tournament/outcome/match-result.ts';
import { noHelloIn } from '../../src/tournament/outcome/no-hello.ts';
import { CountedPairs } from '../../src/tournament/plan/counted-pairs.ts';
import type { Field } from '../../src/tournament/plan/field.ts';
import { pointsFrom } from '../../src/tournament/plan/run.ts';
import { playTournament } from '../../src/tournament/run/play-tournament.ts';
import { fakePool, matchOf, reportOf } from './fake-pool.ts';

const sprt: SprtRules = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

/** Plays a match, or goes on with one, as the command does. */
async function play(changes: Partial<Field>, pool: Pool, journal = memoryJournal()): Promise<MatchResult> {
  const match = matchOf(changes);
  const counted = new CountedPairs(match.field);
  const isEnough = (): boolean => counted.countOn(pointsFrom(match.field, journal.played)).isDecided;
  await playTournament({ tournament: match, journal, pool, isEnough });
  return matchResultOf(match, journal.played);
}

const fault = (seat: number, turn: number): BoutEnding => ({
  type: 'fault',
  seat,
  fault: { code: 'exited', message: 1, turn },
});

describe('a match', () => {
  test('comes to the same with any number of jobs, in whatever order games end', async () => {
    const alone = await play({}, fakePool(1));
    expect(alone).toMatchObject({ end: 'played', pairs: 60, games: 120 });
    for (const [jobs, seed] of [
      [2, 'x'],
      [5, 'y'],
      [16, 'z'],
    ] as const) {
      expect(await play({}, fakePool(jobs, { seed }))).toEqual(alone);
    }
  });

  test('all its figures are of the same games', async () => {
    const { players, counts } = await play({ games: 100 }, fakePool(3));
    const [a, b] = players;
    expect(a.wins + b.wins + a.draws).toBe(100);
    expect([b.losses, a.losses, b.draws]).toEqual([a.wins, b.wins, a.draws]);
    expect(a.wins).toBeGreaterThan(b.wins);
    expect(a.draws).toBeGreaterThan(0);
    const points = counts.reduce((sum, count, category) => sum + (count * category) / 2, 0);
    expect(points).toBe(a.points);
    // Each sat in both seats of every pair.
    expect(a.time).toEqual({ asked: 200, total: 50 * 21, longest: 8, banked: 0 });
    expect(b.time).toEqual(a.time);
  });

  test('the test stops it at the same pair with any number of jobs', async () => {
    const alone = await play({ games: 2000, sprt }, fakePool(1));
    expect(alone).toMatchObject({ end: 'decided', sprt: { verdict: 'accepted' } });
    expect(alone.pairs).toBeLessThan(200);
    for (const jobs of [2, 9]) expect(await play({ games: 2000, sprt }, fakePool(jobs))).toEqual(alone);
  });

  test('where the test is decided no more games are begun', async () => {
    const pool = fakePool(4);
    await play({ games: 2000, sprt }, pool);
    expect(pool.begun.length).toBeLessThan(200);
  });

  test('a test that is not decided says so', async () => {
    const result = await play({ games: 4, sprt }, fakePool(2));
    expect(result).toMatchObject({ end: 'played', sprt: { verdict: 'open' }, pairs: 2 });
  });

  test('stopped again and again, it comes to the same end, and no game is played twice', async () => {
    const whole = await play({ games: 60 }, fakePool(1));
    const journal = memoryJournal();
    const begun: string[] = [];
    for (let run = 0; journal.played.size < 60; run++) {
      expect(run).toBeLessThan(60);
      const pool = fakePool(3, { seed: String(run) });
      const before = journal.played.size;
      const closing: Pool = {
        ...pool,
        play: async (bout) => {
          expect(journal.played.has(bout.id)).toBe(false);
          const report = await pool.play(bout);
          if (journal.played.size > before + 5) void pool.close();
          return report;
        },
      };
      const { end, pairs } = await play({ games: 60 }, closing, journal);
      expect(end).toBe(pairs === 30 ? 'played' : 'stopped');
      begun.push(...pool.begun);
    }
    expect(new Set(begun).size).toBe(60);
    expect(matchResultOf(matchOf({ games: 60 }), journal.played)).toEqual(whole);
  });

  test('a match that is over goes on where more games are wanted', async () => {
    const journal = memoryJournal();
    await play({ games: 20 }, fakePool(2), journal);
    const pool = fakePool(2);
    expect(await play({ games: 50 }, pool, journal)).toEqual(await play({ games: 50 }, fakePool(1)));
    expect(pool.begun).toHaveLength(30);
  });

  test('where it is stopped, whole pairs from the first count', async () => {
    const journal = memoryJournal();
    const { field } = matchOf();
    await play({}, fakePool(2), journal);
    const without = new Map(journal.played);
    without.delete('0021b');
    const stopped = matchResultOf(matchOf(), without);
    expect(stopped).toMatchObject({ end: 'stopped', pairs: 20, games: 40 });
    expect(new CountedPairs(field).countOn(pointsFrom(field, without)).pairs).toBe(20);
  });

  test('what is broken is not swallowed', async () => {
    const pool = { ...fakePool(2), play: () => Promise.reject(new Error('broken')) };
    await expect(play({}, pool)).rejects.toThrow('broken');
    const journal = { ...memoryJournal(), add: () => Promise.reject(new Error('cannot write')) };
    await expect(play({}, fakePool(2), journal)).rejects.toThrow('cannot write');
  });

  test('two who play alone are compared on each course; one game is counted for a pair', async () => {
    const { games, counts, players } = await play({ isSolo: true, games: 40 }, fakePool(2));
    const [a, b] = players;
    expect([games, counts.length]).toEqual([40, 3]);
    expect(counts).toEqual([b.wins, a.draws, a.wins]);
    expect(a.wins).toBeGreaterThan(b.wins);
    expect(a.time.asked).toBe(80);
  });

  test('the same games over and over are told apart from different ones', async () => {
    const report = (bout: Bout): BoutReport => ({
      ...reportOf(bout),
      hash: String(Number(bout.id.slice(0, 4)) % 3),
    });
    const { variety } = await play({ games: 20 }, fakePool(2, { report }));
    expect(variety).toEqual({ different: 3, pairs: 10 });
  });
});

describe('games lost by faults', () => {
  const weak = (bout: Bout): number => bout.players.findIndex(({ name }) => name === 'weak');
  const crashes = (bout: Bout): BoutReport => ({ ...reportOf(bout), ending: fault(weak(bout), 3), names: ['x', 'x'] });

  test('are counted by their reason, for whoever it was', async () => {
    const report = (bout: Bout): BoutReport => {
      const code = bout.id.startsWith('0002') ? 'exited' : 'too-slow';
      return { ...reportOf(bout), ending: { type: 'fault', seat: weak(bout), fault: { code, message: 4, turn: 1 } } };
    };
    const { counts, players } = await play({ games: 6 }, fakePool(2, { report }));
    expect(counts).toEqual([0, 0, 0, 0, 3]);
    expect(players.map(({ faults }) => faults)).toEqual([{}, { 'too-slow': 4, exited: 2 }]);
  });

  test('alone say nothing about strength, and the test is not decided by them', async () => {
    const forfeited = await play({ games: 2000, sprt }, fakePool(2, { report: crashes }));
    expect(forfeited).toMatchObject({ end: 'forfeited', sprt: { verdict: 'open' } });
    expect(forfeited.estimate).toBeUndefined();
    expect(forfeited.pairs).toBeLessThan(200);
    const one = (bout: Bout): BoutReport => (bout.id === '0001a' ? reportOf(bout) : crashes(bout));
    const played = await play({ games: 20 }, fakePool(2, { report: one }));
    expect(played.estimate?.score).toBeGreaterThan(0.9);
  });

  test('a program that answers the hello in no game of the first pair cannot play', async () => {
    const after = async (report: (bout: Bout) => BoutReport): Promise<unknown> => {
      const journal = memoryJournal();
      await play({ games: 4 }, fakePool(2, { report }), journal);
      return noHelloIn(matchOf(), journal.played);
    };
    const mute = (bout: Bout): BoutReport => ({ ...reportOf(bout), ending: fault(weak(bout), 0) });
    expect(await after(mute)).toMatchObject({ name: 'weak', fault: { code: 'exited', turn: 0 }, log: null });
    expect(await after(crashes)).toBeUndefined();
    expect(await after(reportOf)).toBeUndefined();
    // Once is bad luck.
    const once = (bout: Bout): BoutReport => (bout.id === '0001a' ? mute(bout) : crashes(bout));
    expect(await after(once)).toBeUndefined();
    expect(noHelloIn(matchOf(), new Map())).toBeUndefined();
  });
});
