import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMATS } from '@dedalo/protocol/report';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { Journal } from '../../src/tournament/journal/journal.ts';
import { formatPlayed, parsePlayed } from '../../src/tournament/journal/journal-line.ts';
import { readJournal } from '../../src/tournament/journal/read-journal.ts';
import type { Played } from '../../src/tournament/plan/run.ts';
import { field, openRuns, playAll, pretend } from './simulate.ts';

const folder = mkdtempSync(join(tmpdir(), 'dedalo-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'games.jsonl');

const bytesOf = (games: Iterable<Played>): Buffer => Buffer.from([...games].map(formatPlayed).join(''));

async function opened(): Promise<Journal> {
  const journal = await Journal.open(file);
  if (!journal.ok) throw new Error(journal.error.code);
  return journal.value;
}

const anyField = fc
  .record({
    format: fc.constantFrom(...FORMATS),
    players: fc.integer({ min: 2, max: 6 }),
    isSolo: fc.boolean(),
  })
  .map(field);

describe('a journal that was torn anywhere', () => {
  test('goes on to the same end, every game in it once', async () => {
    await fc.assert(
      fc.asyncProperty(anyField, fc.nat(), fc.boolean(), async (any, at, isGarbled) => {
        const straight = playAll(any);
        const whole = bytesOf(straight.values());
        const torn = whole.subarray(0, at % (whole.length + 1));
        // Some file systems leave zeros where nothing was written yet.
        writeFileSync(file, isGarbled ? Buffer.concat([torn, Buffer.alloc(40)]) : torn);
        const journal = await opened();
        const kept = [...journal.played.keys()];
        expect(kept).toEqual([...straight.keys()].slice(0, kept.length));
        for (let [run] = openRuns(any, journal.played); run; [run] = openRuns(any, journal.played)) {
          await journal.add(pretend(run));
        }
        await journal.close();
        const lines = readFileSync(file, 'utf8').trimEnd().split('\n').filter(Boolean);
        expect(lines).toHaveLength(straight.size);
        const again = readJournal(readFileSync(file));
        expect(again.ok && new Map(again.value.played)).toEqual(straight);
      }),
      { numRuns: 60 },
    );
  });

  test('loses only the game whose line is not whole', () => {
    const games = [...playAll(field({ players: 3 })).values()];
    const whole = bytesOf(games);
    for (let length = 0; length <= whole.length; length++) {
      const read = readJournal(whole.subarray(0, length));
      const ends = whole.subarray(0, length).filter((byte) => byte === 10).length;
      expect(read.ok && read.value.played.size).toBe(ends);
    }
  });
});

test('a game that stands twice in a journal counts once', () => {
  const games = [...playAll(field({ players: 2 })).values()];
  const read = readJournal(bytesOf([...games, ...games]));
  expect(read.ok && read.value.played.size).toBe(games.length);
});

test('a bad line before good ones is no torn end: the journal is refused, with the line', () => {
  const [one, two] = [...playAll(field({ players: 2 })).values()].map(formatPlayed);
  expect(readJournal(Buffer.from(`${one}{"id":"r1\n${two}`))).toEqual({
    ok: false,
    error: { code: 'damaged-journal', line: 2 },
  });
});

test('games that are added at once stand each on a line of its own', async () => {
  rmSync(file, { force: true });
  const games = [...playAll(field({ players: 5 })).values()];
  const journal = await opened();
  await Promise.all(games.map((game) => journal.add(game)));
  await expect(journal.add(games[0]!)).rejects.toThrow('twice');
  await journal.close();
  const again = await opened();
  expect([...again.played.values()]).toEqual(games);
  await again.close();
});

describe('lines', () => {
  test('are read as they were written', () => {
    const games: Played[] = [
      ...playAll(field({ players: 3, isSolo: true })).values(),
      {
        ...pretend({ id: 'x', round: 1, players: [0, 1], board: 1, pair: '' }),
        ending: {
          type: 'fault',
          seat: 1,
          fault: { code: 'not-json', message: 3, turn: 2, line: 'ciao\u2028"', detail: 'ë' },
        },
        names: ['Ada', null],
        logs: [null, 'x-2.log'],
      },
    ];
    for (const game of games) expect(parsePlayed(formatPlayed(game))).toEqual({ ok: true, value: game });
  });

  test('that somebody has changed are refused', () => {
    const good = JSON.parse(formatPlayed(pretend({ id: 'x', round: 1, players: [0], board: 1, pair: '' }))) as object;
    const changes: object[] = [
      { id: 7 },
      { ending: { type: 'over' } },
      { ending: { type: 'fault', seat: 0, fault: { code: 'bad-luck', message: 1, turn: 1 } } },
      { ending: { type: 'fault', seat: -1, fault: { code: 'exited', message: 1, turn: 1 } } },
      { score: ['1'] },
      { figures: { solved: 'yes' } },
      { times: [{}] },
      { names: [3] },
      { logs: null },
      { actions: null },
    ];
    for (const change of changes) expect(parsePlayed(JSON.stringify({ ...good, ...change })).ok).toBe(false);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parsePlayed(text).ok).toBe(false);
      }),
    );
  });
});
