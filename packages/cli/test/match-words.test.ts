import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { isThere } from '../../../tools/needs.ts';
import { learnArenaWords } from '../src/arena/arena-words.ts';
import { formatCommandLine, parseCommandLine } from '../src/arena/command-line.ts';
import { formatDuration, parseDuration } from '../src/arena/duration.ts';
import { eloText, likelihoodText, timeText } from '../src/arena/figures.ts';
import { type PlayerTable, readPlayer } from '../src/arena/player-spec.ts';
import { formatProgramFlags, programRulesOf } from '../src/arena/program-rules.ts';
import { formatSettings, settingsOption } from '../src/arena/settings.ts';

beforeAll(learnArenaWords);

describe('a command line', () => {
  test.each([
    ['python3 my_bot.py', ['python3', 'my_bot.py']],
    ['  a   b\tc ', ['a', 'b', 'c']],
    [String.raw`my\ bot 'one word' "two  words"`, ['my bot', 'one word', 'two  words']],
    [`a'b'"c"d`, ['abcd']],
    [`'' ""`, ['', '']],
    [String.raw`"a\"b\\c\d" 'e\f'`, [String.raw`a"b\c\d`, String.raw`e\f`]],
    ['echo $HOME * ; rm', ['echo', '$HOME', '*', ';', 'rm']],
  ])('%s', (text, words) => {
    expect(parseCommandLine(text)).toEqual({ ok: true, value: words });
  });

  test.each([
    [`a 'b`, 'open-quote'],
    [`a "b`, 'open-quote'],
    [String.raw`a "b\"`, 'open-quote'],
    ['a \\', 'lonely-backslash'],
  ])('%s is not valid', (text, code) => {
    expect(parseCommandLine(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('whatever words are written, they are read again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        expect(parseCommandLine(formatCommandLine(words))).toEqual({ ok: true, value: words });
      }),
    );
  });

  test('only what needs quotes has them', () => {
    expect(formatCommandLine(['dedalo', 'python3 a.py', '--set', 'size=9', 'é'])).toBe(
      "dedalo 'python3 a.py' --set size=9 'é'",
    );
  });
});

describe('a time', () => {
  test.each([
    ['500ms', 500],
    ['2s', 2000],
    ['2', 2000],
    ['1.5', 1500],
    ['3min', 180_000],
    ['0', 0],
  ])('%s', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
    expect(parseDuration(formatDuration(milliseconds))).toBe(milliseconds);
  });

  test.each(['', '-1', '5 h', 'ms', '1e3', '999999999'])('%s is not valid', (text) => {
    expect(() => parseDuration(text)).toThrow('500ms');
  });
});

describe('a player', () => {
  const bots = [
    { name: 'search', botFor: () => undefined },
    { name: 'minmax', parameters: [{ name: 'depth', least: 1, most: 8 }], botFor: () => undefined },
  ];
  const table: PlayerTable = { bots, effort: { nodes: 10 }, folder: '/here' };

  test('is a bot, with the usual effort or its own', () => {
    expect(readPlayer('search', table)).toEqual({ kind: 'bot', name: 'search', bot: 'search', effort: { nodes: 10 } });
    expect(readPlayer('search:nodes=5000', table)).toMatchObject({
      name: 'search:nodes=5000',
      effort: { nodes: 5000 },
    });
    expect(readPlayer(' search:ms=100 ', table)).toMatchObject({ bot: 'search', effort: { time: 100 } });
  });

  test('is a bot with what it takes, and how much it thinks behind another colon', () => {
    expect(readPlayer('minmax:depth=4', table)).toEqual({
      kind: 'bot',
      name: 'minmax:depth=4',
      bot: 'minmax:depth=4',
      effort: { nodes: 10 },
    });
    expect(readPlayer('minmax:nodes=50:depth=4', table)).toMatchObject({
      name: 'minmax:nodes=50:depth=4',
      bot: 'minmax:depth=4',
      effort: { nodes: 50 },
    });
  });

  test('is a program', () => {
    expect(readPlayer(`python3 'my bot.py'`, table)).toEqual({
      kind: 'program',
      name: `python3 'my bot.py'`,
      command: ['python3', 'my bot.py'],
      folder: '/here',
    });
    expect(readPlayer('./my_bot', table)).toMatchObject({ kind: 'program', command: ['./my_bot'] });
  });

  test('paths in its command that lead out are resolved from the user’s folder', () => {
    const command = (text: string): unknown => (readPlayer(text, table) as { command?: unknown }).command;
    expect(command('python3 ../my_bot.py')).toEqual(['python3', '/my_bot.py']);
    expect(command('../bin/my_bot --depth 3')).toEqual(['/bin/my_bot', '--depth', '3']);
    expect(command('java -cp sub/../../classes Bot')).toEqual(['java', '-cp', '/classes', 'Bot']);
    expect(command('python3 sub/../bot.py ..x/y /a/../b')).toEqual(['python3', 'sub/../bot.py', '..x/y', '/a/../b']);
  });

  test('what its command names outside of the folder is shown to it in a sandbox, the system apart', () => {
    const here = import.meta.dirname;
    const at = { ...table, folder: here };
    const reads = (text: string): unknown => (readPlayer(text, at) as { reads?: unknown }).reads;
    expect(reads('node ../package.json')).toEqual([join(here, '..')]);
    expect(reads(`node ${join(here, '../package.json')}`)).toEqual([join(here, '..')]);
    expect(reads(`/usr/bin/env node ${import.meta.filename} ../not-there.js`)).toBeUndefined();
  });

  test.each([
    ['serch', 'Did you mean search?'],
    ['my_bot.py', '"python3 my_bot.py" or ./my_bot'],
    ['search:depth=3', 'nodes=5000'],
    ['minmax:depth=9', 'This bot also takes depth=1…8.'],
    ['minmax:depth', 'This bot also takes depth=1…8.'],
    ['search:nodes=1:ms=1', 'nodes=5000'],
    ['search:nodes=0', 'nodes=5000'],
    ['search:ms=99999999', 'ms=100'],
    ['  ', 'A player is missing'],
    ['python3 "x', 'a quote is opened and not closed'],
  ])('%s is neither', (text, sentence) => {
    expect(() => readPlayer(text, table)).toThrow(sentence);
  });
});

describe('options', () => {
  test('settings are numbers, truths or texts, and are written as they were', () => {
    const parse = settingsOption().parseArg!;
    const read = (texts: readonly string[]) => texts.reduce((before, text) => parse(text, before), {});
    const texts = ['size=9', 'rules=final', 'fog=true', 'levels=a=b.sok', 'code=007'];
    const settings = read(texts) as Readonly<Record<string, string | number | boolean>>;
    expect(settings).toEqual({ size: 9, rules: 'final', fog: true, levels: 'a=b.sok', code: '007' });
    expect(formatSettings(settings)).toEqual(texts.flatMap((text) => ['--set', text]));
    expect(() => read(['size'])).toThrow('name=value');
  });

  test('what programs may take and use is as usual where nothing is said', () => {
    expect(programRulesOf({})).toMatchObject({
      clock: { move: 1000, bank: 10_000, first: 5000 },
      isSandboxed: isThere('bubblewrap'),
    });
    const flags = { moveTime: 500, bank: 0, memory: 64, sandbox: true } as const;
    expect(programRulesOf(flags)).toMatchObject({
      clock: { move: 500, bank: 0, first: 5000 },
      limits: { memory: 64 * 1024 * 1024 },
      isSandboxed: true,
    });
    expect(formatProgramFlags(flags)).toEqual(['--move-time', '500ms', '--bank', '0ms', '--memory', '64', '--sandbox']);
    expect(programRulesOf({ sandbox: false, pondering: true })).toMatchObject({
      clock: { pondering: true },
      isSandboxed: false,
    });
    expect(formatProgramFlags({ sandbox: false, pondering: true })).toEqual(['--pondering', '--no-sandbox']);
    // A first move is never given less than all others.
    expect(programRulesOf({ moveTime: 60_000 }).clock.first).toBe(60_000);
  });
});

test('figures are as exact as they are meant', () => {
  expect([eloText(35.4, '+'), eloText(-3.21, '−'), eloText(0, '+'), eloText(null, '−')]).toEqual([
    '+35',
    '−3.2',
    '0',
    '−∞',
  ]);
  expect([likelihoodText(0.5), likelihoodText(0.99999), likelihoodText(0)]).toEqual(['50.0%', '> 99.9%', '< 0.1%']);
  expect([timeText(0.123), timeText(830.4), timeText(12_340)]).toEqual(['0.12 ms', '830 ms', '12.3 s']);
});
