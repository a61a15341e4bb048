import { expect, test } from 'vitest';
import { firstLines } from '../../src/tournament/entries/first-lines.ts';
import { changesOf, versionHash, versionName } from '../../src/tournament/entries/version.ts';
import { resultOf } from '../../src/tournament/outcome/tournament-result.ts';
import { field, openRuns, playAll, tournament } from './simulate.ts';

const ada = { kind: 'program', name: 'Ada', command: ['./ada'], folder: 'ada' } as const;

test('a version follows from the files and from what bot.toml says, not from where it lies', () => {
  const hash = versionHash(ada, 'f00');
  expect(versionHash({ ...ada, folder: 'elsewhere' }, 'f00')).toBe(hash);
  expect(versionHash(ada, 'ba5')).not.toBe(hash);
  expect(versionHash({ ...ada, command: ['./ada', '--fast'] }, 'f00')).not.toBe(hash);
  expect(versionHash({ ...ada, build: ['make'] }, 'f00')).not.toBe(hash);
  const bot = { kind: 'bot', name: 'House', bot: 'rules' } as const;
  expect(versionHash({ ...bot, effort: { nodes: 1 } }, '')).not.toBe(versionHash({ ...bot, effort: { nodes: 2 } }, ''));
});

test('a new version has a new name, an earlier one its own again', () => {
  const contents = new Map([
    ['ada', 'h1'],
    ['ada.2', 'h2'],
  ]);
  expect(['h1', 'h2', 'h3'].map((hash) => versionName('ada', hash, contents))).toEqual(['ada', 'ada.2', 'ada.3']);
  expect(versionName('constructor', 'h1', contents)).toBe('constructor');
});

test('what has become of players since the last run is told', () => {
  const before = new Map([
    ['Ada', 'ada'],
    ['Bob', 'bob'],
    ['Cleo', 'cleo'],
  ]);
  const now = new Map([
    ['Ada', 'ada.2'],
    ['Cleo', 'cleo'],
    ['__proto__', 'proto'],
  ]);
  expect(changesOf(before, now)).toEqual([
    { code: 'changed', name: 'Ada' },
    { code: 'removed', name: 'Bob' },
    { code: 'added', name: '__proto__' },
  ]);
});

test('after a change only the games of the changed player are open; the old ones are kept and do not count', () => {
  const before = field({ players: 4, slugs: ['ada', 'bob', 'cleo', 'dan'] });
  const played = playAll(before);
  const now = { ...before, slugs: ['ada', 'bob.2', 'cleo', 'dan', 'eve'] };
  const open = openRuns(now, played).map(({ id }) => id);
  expect(open).toHaveLength(2 * 3 + 2 * 4);
  expect(open.every((id) => id.includes('bob.2') || id.includes('eve'))).toBe(true);
  const result = resultOf(tournament(now), played);
  const kept = [...played.keys()].filter((id) => !id.includes('bob'));
  expect(new Set(result.games.map(({ id }) => id))).toEqual(new Set(kept));
  expect(result.superseded).toBe(6);
});

test.each(['swiss', 'knockout'] as const)('%s: a game is kept where the same two meet in the same round', (format) => {
  const before = field({ players: 4, format, slugs: ['ada', 'bob', 'cleo', 'dan'] });
  const played = playAll(before);
  const now = { ...before, slugs: ['ada', 'bob', 'cleo.2', 'dan'] };
  const again = playAll(now);
  const firstRound = openRuns(now, played).filter(({ round }) => round === 1);
  expect(firstRound.every(({ id }) => id.includes('cleo.2'))).toBe(true);
  expect(firstRound).toHaveLength(2);
  expect(again.size).toBeGreaterThan(0);
});

test('of a long log the lines around the first error are shown, without places of this machine', () => {
  const log = [...Array.from({ length: 20 }, (_, line) => `compiling ${line}`), '/run/ada/Bot.java:3: error: no', 'x'];
  expect(firstLines(log.join('\n'), '/run/ada')).toEqual([
    'compiling 18',
    'compiling 19',
    'Bot.java:3: error: no',
    'x',
  ]);
  expect(firstLines('File "/tmp/dedalo-game-123/bot.py", line 1\n\n', '/run/ada')).toEqual(['File "bot.py", line 1']);
  expect(firstLines('node:internal/modules/esm/resolve:272\n    throw new X(', '/run/ada')).toEqual([
    '    throw new X(',
  ]);
  expect(firstLines('y'.repeat(300), '/run/ada')[0]).toHaveLength(200);
});
