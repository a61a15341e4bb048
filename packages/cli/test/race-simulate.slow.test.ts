import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONFIG, gameFolders, LEVEL, LEVEL_FILE, SMALL } from './games/race/commands/support.ts';
import { dedalo, type Ran } from './run.ts';
import { start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folders = gameFolders();
folders.make('small', SMALL);
const simulate = (...args: string[]): Ran => dedalo(['simulate', 'race', ...args], { cwd: folders.path });
const games = (...more: string[]): Ran =>
  simulate('--games', '4', '--seed', '1', '--content', 'small', '--json', ...more);

interface Answer {
  readonly games: number;
  readonly wins: number;
  readonly levels: readonly { name: string; reached: number; passed: number; meanSeconds: number | null }[];
  readonly livesLost: number;
  readonly ends: Readonly<Record<'finished' | 'overtaken' | 'noLives' | 'time', number>>;
  readonly interval95: readonly [number, number];
  readonly seed: string;
}

const answerOf = (ran: Ran): Answer => JSON.parse(ran.out) as Answer;

/** No chance of winning: the opponents are at the exit before a step is done. */
const HOPELESS = {
  ...SMALL,
  'config.cfg': CONFIG.replace('float speed = 3.5', 'float speed = 0'),
  [LEVEL_FILE]: LEVEL.replaceAll(/float speed = [\d.]+/g, 'float speed = 40'),
};

describe('dedalo simulate race', () => {
  test('the same seed gives the same games, another one others', () => {
    const first = games('--bot', 'random');
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(games('--bot', 'random').out).toBe(first.out);
    expect(games('--bot', 'random', '--seed', '2').out).not.toBe(first.out);
    const answer = answerOf(first);
    expect(Object.keys(answer)).toEqual(['games', 'wins', 'levels', 'livesLost', 'ends', 'interval95', 'seed']);
    expect(answer).toMatchObject({ games: 4, seed: '1' });
  });

  test('runner: wins, times and lives add up', () => {
    const { wins, levels, ends, interval95 } = answerOf(games());
    expect(levels).toHaveLength(1);
    const { overtaken, noLives, time } = ends;
    expect(ends.finished).toBe(wins);
    expect(wins + overtaken + noLives + time).toBe(4);
    expect(levels[0]).toMatchObject({ name: 'The Yard', reached: 4, passed: wins });
    expect(wins).toBeGreaterThan(0);
    // Two maps of about twelve cells at 3.5 cells a second, and the change between them.
    expect(levels[0]!.meanSeconds).toBeGreaterThan(5);
    expect(levels[0]!.meanSeconds).toBeLessThan(60);
    expect(interval95[0]).toBeLessThanOrEqual(wins / 4);
    expect(interval95[1]).toBeGreaterThanOrEqual(wins / 4);
  });

  test('a runner that cannot win is overtaken, and passes nothing', () => {
    folders.make('hopeless', HOPELESS);
    const { wins, levels, ends } = answerOf(games('--content', 'hopeless'));
    expect(wins).toBe(0);
    expect(levels).toEqual([{ name: 'The Yard', reached: 4, passed: 0, meanSeconds: null }]);
    expect(ends.overtaken + ends.noLives).toBe(4);
  });

  test('levels: those behind a lost one are not reached; --level plays one alone', () => {
    const name = '"The Yard"';
    folders.make('two', {
      ...Object.fromEntries(
        Object.entries(HOPELESS)
          .filter(([path]) => path.startsWith('levels/'))
          .map(([path, text]) => [path.replaceAll('yard', 'cellar'), text.replace(name, '"The Cellar"')]),
      ),
      ...SMALL,
      'config.cfg': CONFIG.replace('"yard"', '"cellar", "yard"').replace('float speed = 3.5', 'float speed = 0.1'),
    });
    const { levels } = answerOf(games('--content', 'two'));
    expect(levels.map(({ name: called, reached, passed }) => [called, reached, passed])).toEqual([
      ['The Cellar', 4, 0],
      ['The Yard', 0, 0],
    ]);
    const second = answerOf(games('--content', 'two', '--level', '2'));
    expect(second.levels.map(({ name: called, reached }) => [called, reached])).toEqual([['The Yard', 4]]);
    const third = games('--content', 'two', '--level', '3');
    expect(third).toMatchObject({ code: 2, out: '', error: 'dedalo: --level 3: this game has 2 levels.\n' });
  });

  test('the shipped game, in words', () => {
    const { code, out, error } = simulate('--games', '1', '--seed', '1', '--bot', 'random');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^1 game, \d of them won\.$/);
    expect(lines[1]).toMatch(/^level +reached +passed +mean seconds$/);
    expect(lines.filter((line) => /^\d \S/.test(line)).length).toBeGreaterThanOrEqual(8);
    expect(lines.at(-3)).toMatch(/^Lost: /);
    expect(lines.at(-1)).toMatch(/^Between .+ and .+ of all games are won \(95 % sure\)\.$/);
  });

  test('a drawn seed is printed, and gives the same games', () => {
    const ran = simulate('--games', '1', '--content', 'small', '--json');
    const { seed } = answerOf(ran);
    expect(ran.error).toBe(`seed ${seed} (the same again: --seed ${seed})\n`);
    expect(simulate('--games', '1', '--content', 'small', '--json', '--seed', seed).out).toBe(ran.out);
  });

  test('--replays saves every game, and each holds', () => {
    expect(games('--replays', 'games/deep').code).toBe(0);
    const names = readdirSync(join(folders.path, 'games', 'deep'));
    expect(names.sort()).toEqual([1, 2, 3, 4].map((number) => `race-1-${number}.replay`));
    const verified = dedalo(['replay', '--verify', join('games', 'deep', names[0]!)], { cwd: folders.path });
    expect(verified.code).toBe(0);
    expect(verified.out).toMatch(/^match: \d+ actions, over: /);
  });

  test('a folder with a damaged file is reported with its place', () => {
    folders.make('broken', { ...SMALL, 'config.cfg': CONFIG.replace('speed = 3.5', 'speed = fast') });
    const { code, out, error } = games('--content', 'broken');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^dedalo: broken\/config\.cfg:8:17: this value cannot be read .+\n$/);
  });

  test.each([
    [['--bot', 'runer'], 'Did you mean runner?'],
    [['--games', '0'], 'It must be a whole number from 1 to'],
    [['--level', '0'], 'It must be a whole number from 1 to'],
    [['--content', 'nowhere'], 'nowhere: there is no such folder or zip.'],
    [['--replays', join('small', 'config.cfg', 'games')], 'cannot be written'],
  ])('%j is wrong use', (args, said) => {
    const ran = games(...args);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(ran.error).toContain(said);
    expect(ran.error.trim().split('\n'), 'one line').toHaveLength(1);
  });
});

describe('dedalo simulate race in a terminal', needs('tmux'), () => {
  test('a bar shows how far it is; Ctrl-C stops with what there is', async () => {
    const terminal = start('simulate race --games 1000000 --seed 1 --content small --json', { cwd: folders.path });
    await terminal.until((text) => /\[[#.]{30}\] \d+\/1000000/.test(text));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const text = terminal.unwrapped;
    expect(text).toMatch(/dedalo: stopped after [\d,]+ of 1,?000,?000 games/);
    expect(text).toMatch(/^\{"games":\d+,"wins":\d+,"levels":\[/m);
    expect(text).not.toContain('[...');
  });
});
