import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMATS } from '@dedalo/protocol/report';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bout, type BoutReport, type Pool, Stopped } from '@dedalo/arena';
import { Random } from '@dedalo/grid';
import { Journal } from '../../src/tournament/journal/journal.ts';
import { resultOf } from '../../src/tournament/outcome/tournament-result.ts';
import type { Field } from '../../src/tournament/plan/field.ts';
import { playTournament } from '../../src/tournament/run/play-tournament.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { field, playAll, pretend, tournament } from './simulate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dedalo-play-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const withTwoCourses = (given: Field): Tournament =>
  tournament(given, { courses: [{ title: 'one', config: 'c1' }, { config: 'c2' }] });

/** Ends games in a mixed order, and is closed after so many of them. */
class FakePool implements Pool {
  readonly jobs = 3;
  readonly bouts: Bout[] = [];
  most = 0;
  readonly #random = new Random('pool');
  readonly #closeAfter: number;
  #isClosed = false;
  #waiting = 0;
  #ended = 0;

  constructor(closeAfter = Infinity) {
    this.#closeAfter = closeAfter;
  }

  async play(bout: Bout): Promise<BoutReport> {
    this.bouts.push(bout);
    this.most = Math.max(this.most, ++this.#waiting);
    for (let turns = this.#random.int(1, 5); turns > 0; turns--) await new Promise(setImmediate);
    this.#waiting--;
    if (this.#isClosed || this.#ended >= this.#closeAfter) {
      this.#isClosed = true;
      throw new Stopped();
    }
    this.#ended++;
    const { logs: _, ...report } = pretend({
      id: bout.id,
      players: bout.players.map((_, seat) => seat),
      round: 1,
      board: 1,
      pair: '',
    });
    return { ...report, replay: `replay of ${bout.id}` };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }
}

async function play(given: Field, pool: Pool): Promise<{ isDone: boolean; journal: Journal }> {
  const journal = await Journal.open(join(folder, 'games.jsonl'));
  if (!journal.ok) throw new Error(journal.error.code);
  const isDone = await playTournament({ tournament: withTwoCourses(given), folder, journal: journal.value, pool });
  await journal.value.close();
  return { isDone, journal: journal.value };
}

test.each(FORMATS)(
  '%s: stopped again and again, it comes to the same end, and no game is played twice',
  async (format) => {
    const given = field({ format, players: 6, games: 2 });
    const ended: string[] = [];
    let isDone = false;
    for (let run = 0; !isDone; run++) {
      expect(run).toBeLessThan(100);
      const { isDone: now, journal } = await play(given, new FakePool(3));
      isDone = now;
      expect([...journal.played.keys()].slice(0, ended.length)).toEqual(ended);
      ended.splice(0, Infinity, ...journal.played.keys());
    }
    const { journal } = await play(given, new FakePool());
    expect(resultOf(withTwoCourses(given), journal.played)).toEqual(resultOf(withTwoCourses(given), playAll(given)));
    for (const id of ended) expect(existsSync(join(folder, 'replays', `${id}.replay`))).toBe(true);
  },
);

test('the pool is kept full, with the games of the field', async () => {
  const given = field({ players: 4, games: 4 });
  const pool = new FakePool();
  await play(given, pool);
  expect(pool.most).toBeGreaterThanOrEqual(pool.jobs);
  const [a, b, c] = ['p0-p3-1a', 'p0-p3-1b', 'p0-p3-2a'].map((id) => pool.bouts.find((bout) => bout.id === id)!);
  expect(a).toMatchObject({ title: 'one', config: 'c1', seed: b!.seed });
  expect(a!.players.toReversed()).toEqual(b!.players);
  expect(c).toMatchObject({ config: 'c2' });
  expect(c!.seed).not.toBe(a!.seed);
  expect(new Set(pool.bouts.flatMap(({ numbers }) => numbers)).size).toBe(2 * pool.bouts.length);
});

test('what cannot be kept ends it: no game counts whose replay is not there', async () => {
  const given = field({ players: 3 });
  // A file where the folder of the replays should be.
  writeFileSync(join(folder, 'replays'), '');
  await expect(play(given, new FakePool())).rejects.toThrow('EEXIST');
});

test('a failure of the arena itself is not taken for the end', async () => {
  const pool = new FakePool();
  const broken: Pool = { jobs: 2, play: async () => Promise.reject(new Error('broken')), close: () => pool.close() };
  await expect(play(field({ players: 3 }), broken)).rejects.toThrow('broken');
});
