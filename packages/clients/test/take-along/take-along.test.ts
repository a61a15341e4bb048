import { isDeepStrictEqual } from 'node:util';
import { Session } from '@dedalo/engine';
import { findPack } from '@dedalo/sokoban';
import { theseus } from '@dedalo/theseus';
import { findPack as findMazes } from '@dedalo/theseus/logic';
import { loadWords } from '@dedalo/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookmarkEntry, bookmarksOf } from '../../src/bookmarks/bookmark.ts';
import { collectedMaze, newMazes } from '../../src/logic-maze/new-mazes.ts';
import { NEW } from '../../src/own/collected.ts';
import { NO_OWN, type OwnEntry, ownEntriesFrom, withOwn } from '../../src/own/own-entries.ts';
import { collectedLevel } from '../../src/sokoban/collected-level.ts';
import { ownCollections } from '../../src/sokoban/own-collections.ts';
import { missingOwn } from '../../src/take-along/missing-own.ts';
import { keepFinished, type LibraryGame } from '../../src/history/library-game.ts';
import { keptGameOf } from '../../src/history/kept-game.ts';
import { sokobanProgress, solvedOnce } from '../../src/sokoban/best-solutions.ts';
import { addKnown, addLevel, NO_PROGRESS } from '../../src/progress/progress.ts';
import { theseusFacts } from '../../src/theseus/facts.ts';
import { addResult, NO_RESULTS } from '../../src/today/day-result.ts';
import { type Belongings, joinBelongings, nameOfOther, NOTHING, type Other } from '../../src/take-along/belongings.ts';
import { entriesOf, readEntries } from '../../src/take-along/entries.ts';
import { formatTakeAlong } from '../../src/take-along/format.ts';
import { isTakeAlong, parseTakeAlong } from '../../src/take-along/parse.ts';
import { MemoryStore } from '../memory-store.ts';

const kinds = [sokobanProgress];
const joining = { kinds, now: 1_000 };

/** A dice game of a day, so many dice later. */
function diceGame(day: string, most: number) {
  const session = Session.resume(theseus, theseusFacts.challenge(day));
  for (let played = 0; played < most && session.turn.length > 0; played++) {
    const [seat = 0] = session.turn;
    session.play(seat, session.legal(seat)[0]!);
  }
  return session;
}

function finished(day: string): LibraryGame {
  const store = new MemoryStore();
  keepFinished(store, diceGame(day, 10_000), theseusFacts);
  return [...store.library.values()][0]!;
}

const GAMES = ['2026-01-01', '2026-01-02', '2026-01-03'].map(finished);

const other = (kind: string, key: string, value: unknown): [string, Other] => [
  nameOfOther({ kind, key }),
  { kind, key, value },
];

const solved = (level: string, letters: string) => ({
  level,
  title: `Level ${level}`,
  isSolved: true,
  value: solvedOnce({ moves: letters.length, pushes: letters.replaceAll(/[a-z]/g, '').length, solution: letters }),
});

/** Bookmarks of a level, levels in collections, mazes that were made. */
const OWN: readonly OwnEntry[] = [
  ...[1, 2].map((at) => bookmarkEntry({ key: `sokoban-a1 ${at}`, name: `No ${at}`, at, replay: GAMES[0]!.replay })),
  ...findPack('classic')
    .entries.slice(0, 3)
    .map((entry, at) => collectedLevel(entry, { collection: at === 0 ? NEW : 'My “own”/ones', at })),
  ...findMazes('lessons')
    .entries.slice(0, 2)
    .map((entry, at) => collectedMaze(entry, at)),
];

const someBelongings: fc.Arbitrary<Belongings> = fc
  .record({
    known: fc.subarray(['sokoban', 'race']),
    levels: fc.array(fc.tuple(fc.constantFrom('a1', 'b2'), fc.constantFrom('rR', 'rrR', 'uRRd')), { maxLength: 3 }),
    days: fc.array(fc.tuple(fc.constantFrom('2026-11-18', '2026-11-19'), fc.nat(50), fc.boolean()), { maxLength: 3 }),
    games: fc.subarray(GAMES),
    favourite: fc.boolean(),
    running: fc.constantFrom(undefined, 1, 2, 3),
    language: fc.constantFrom(undefined, 'it', 'el'),
    levelFile: fc.constantFrom(undefined, 'one', 'another'),
    own: fc.subarray([...OWN]),
  })
  .map(({ known, levels, days, games, favourite, running, language, levelFile, own }) => ({
    progress: levels.reduce(
      (progress, [level, letters]) => addLevel(progress, sokobanProgress, solved(level, letters)),
      known.reduce(addKnown, NO_PROGRESS),
    ),
    dayResults: days.reduce(
      (results, [day, count, isWon]) =>
        addResult(results, { game: 'sokoban', day, result: { isWon, isPerfect: false, figure: 'moves', count } }),
      NO_RESULTS,
    ),
    library: new Map(
      games.map((game, index) => [
        game.id,
        { game: { ...keptGameOf(game, index), isFavourite: favourite }, replay: game.replay },
      ]),
    ),
    running: new Map(running === undefined ? [] : [['theseus', diceGame('2026-02-01', running).save()]]),
    others: new Map([
      ...(language === undefined ? [] : [other('setting', 'language', language)]),
      ...(levelFile === undefined ? [] : [other('levels', 'mine', levelFile)]),
      ...own.map(({ kind, key, value }) => other(kind, key, value)),
    ]),
  }));

const ownOf = ({ others }: Belongings): readonly Other[] =>
  [...others.values()].filter(({ kind }) => ['bookmark', 'level', 'maze'].includes(kind));

/** Out to the file and in again. */
function there(belongings: Belongings): Belongings {
  const parsed = parseTakeAlong(formatTakeAlong(entriesOf(belongings)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { belongings: read, bad } = readEntries(parsed.value, kinds);
  expect(bad).toEqual([]);
  return read;
}

test('what was taken out is taken in again, all of it', () => {
  fc.assert(
    fc.property(someBelongings, (belongings) => {
      expect(there(belongings)).toEqual(belongings);
    }),
    { numRuns: 60 },
  );
});

const words = await loadWords('en');

test('bookmarks and levels of two devices are all there after the journey, each once', () => {
  fc.assert(
    fc.property(fc.subarray([...OWN]), fc.subarray([...OWN]), (mine, theirs) => {
      const carry = (own: readonly OwnEntry[]): Belongings =>
        there({ ...NOTHING, others: new Map(own.map(({ kind, key, value }) => other(kind, key, value))) });
      const joined = joinBelongings(carry(mine), carry(theirs), joining);
      const here = ownEntriesFrom(mine);
      const own = missingOwn(here, joined).reduce(withOwn, here);
      const all = new Set([...mine, ...theirs]);
      const count = (kind: string): number => [...all].filter((entry) => entry.kind === kind).length;
      expect([...own.values()].every((entry) => OWN.some((each) => isDeepStrictEqual(each, entry)))).toBe(true);
      expect(bookmarksOf(own, 'sokoban-a1')).toHaveLength(count('bookmark'));
      const levels = ownCollections(own, words).map(({ collection }) => collection.entries.length);
      expect(levels.reduce((sum, length) => sum + length, 0)).toBe(count('level'));
      expect(newMazes(own)?.entries.length ?? 0).toBe(count('maze'));
      expect(missingOwn(own, joined)).toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(missingOwn(NO_OWN, NOTHING)).toEqual([]);
});

describe('joining', () => {
  test('loses nothing of either', () => {
    fc.assert(
      fc.property(someBelongings, someBelongings, (mine, theirs) => {
        const joined = joinBelongings(mine, there(theirs), joining);
        for (const each of [mine, theirs]) {
          for (const game of each.progress.known) expect(joined.progress.known).toContain(game);
          for (const name of each.progress.levels.keys()) expect(joined.progress.levels.has(name)).toBe(true);
          for (const id of each.library.keys()) expect(joined.library.has(id)).toBe(true);
          const replays = [...joined.library.values()].map(({ replay }) => replay);
          for (const replay of each.running.values()) {
            expect([...joined.running.values(), ...replays]).toContain(replay);
          }
          for (const own of ownOf(each)) expect([...joined.others.keys()]).toContain(nameOfOther(own));
          const levels = [...joined.others.values()].filter(({ kind }) => kind === 'levels');
          const files = [...each.others.values()].filter(({ kind }) => kind === 'levels');
          for (const { value } of files) expect(levels.map((level) => level.value)).toContain(value);
        }
        expect(joined.running.get('theseus')).toBe(mine.running.get('theseus') ?? theirs.running.get('theseus'));
        const language = nameOfOther({ kind: 'setting', key: 'language' });
        expect(joined.others.get(language)).toEqual(mine.others.get(language) ?? theirs.others.get(language));
      }),
      { numRuns: 60 },
    );
  });

  test('twice is once, and nothing changes nothing', () => {
    fc.assert(
      fc.property(someBelongings, someBelongings, (mine, theirs) => {
        const joined = joinBelongings(mine, theirs, joining);
        expect(joinBelongings(joined, theirs, joining)).toEqual(joined);
        expect(joinBelongings(mine, NOTHING, joining)).toEqual(mine);
        expect(joinBelongings(mine, mine, joining)).toEqual(mine);
      }),
      { numRuns: 60 },
    );
  });

  test('the joined data is the same in either order', () => {
    fc.assert(
      fc.property(someBelongings, someBelongings, (a, b) => {
        const [one, two] = [joinBelongings(a, b, joining), joinBelongings(b, a, joining)];
        expect(two.progress).toEqual(one.progress);
        expect(two.dayResults).toEqual(one.dayResults);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a hostile file is refused with its place, and nothing of it is taken in', () => {
  const good = formatTakeAlong([
    { kind: 'known', key: 'sokoban', value: true },
    { kind: 'setting', key: 'language', value: 'it' },
  ]);
  const lines = good.split('\n');
  const problemOf = (text: string): unknown => {
    const parsed = parseTakeAlong(text);
    return parsed.ok ? undefined : parsed.error;
  };

  test('the good one is not', () => {
    expect(problemOf(good)).toBeUndefined();
    expect(problemOf(`\uFEFF${good.replaceAll('\n', '\r\n')}`)).toBeUndefined();
    expect(isTakeAlong(good)).toBe(true);
  });

  test.each([
    ['no such file', 'dedalo replay 1\n', { code: 'not-take-along', at: { line: 1, column: 1 } }],
    ['nothing', '', { code: 'not-take-along', at: { line: 1, column: 1 } }],
    [
      'a later version',
      good.replace('along 1', 'along 9'),
      { code: 'unknown-version', at: { line: 1, column: 1 }, version: 9, known: 1 },
    ],
    ['a line that is none', good.replace('known', 'KNOWN'), { code: 'bad-line', at: { line: 2, column: 1 } }],
    ['a key that is none', good.replace('"sokoban"', '"so\\koban"'), { code: 'bad-line', at: { line: 2, column: 7 } }],
    ['data that is none', good.replace('true', 'tru'), { code: 'bad-line', at: { line: 2, column: 17 } }],
    ['a value that was edited', good.replace('"it"', '"pt"'), { code: 'edited', at: { line: 4, column: 1 } }],
    [
      'a line that is missing',
      [lines[0], ...lines.slice(2)].join('\n'),
      { code: 'edited', at: { line: 3, column: 1 } },
    ],
    ['an end that is missing', lines.slice(0, 3).join('\n'), { code: 'cut-short', at: { line: 4, column: 1 } }],
    ['half a line', `${lines.slice(0, 2).join('\n')}\nsetti`, { code: 'cut-short', at: { line: 3, column: 1 } }],
    ['more after the end', `${good}known "race" true\n`, { code: 'text-after-end', at: { line: 5, column: 1 } }],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test('entries that make no sense are left out and named by their lines; the others are taken', () => {
    const [game] = GAMES;
    const entries = [
      { kind: 'known', key: 'Not A Game', value: true },
      { kind: 'solved', key: 'sokoban x', value: { game: 'sokoban', level: 'x', title: '', bestMoves: 7 } },
      { kind: 'day', key: 'sokoban 2026-02-30', value: 'won 3 moves' },
      { kind: 'running', key: '../../x', value: '' },
      { kind: 'game', key: 'x', value: { ...keptGameOf(game!, 1), replay: 'another one' } },
      { kind: 'game', key: 'x', value: null },
      { kind: 'known', key: 'race', value: true },
      { kind: 'from-tomorrow', key: 'x', value: [1] },
    ];
    const parsed = parseTakeAlong(formatTakeAlong(entries));
    const { belongings, bad } = readEntries(parsed.ok ? parsed.value : [], kinds);
    expect(bad.map(({ at, kind }) => `${at.line} ${kind}`)).toEqual([
      '2 known',
      '3 solved',
      '4 day',
      '5 running',
      '6 game',
      '7 game',
    ]);
    expect([...belongings.progress.known]).toEqual(['race']);
    expect([...belongings.others.values()]).toEqual([entries.at(-1)]);
  });
});
