import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';
import { start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();

const run = (...args: string[]): Ran => dedalo(['simulate', ...args], { cwd: folder.path });

describe('dedalo simulate pokelabirinto', () => {
  const games = (...more: string[]): Ran =>
    run('pokelabirinto', '--games', '12', '--seed', '1', '--size', '9', '--json', ...more);

  test('the same seed gives the same games, another one others', () => {
    const first = games();
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(games().out).toBe(first.out);
    expect(games('--seed', '2').out).not.toBe(first.out);
    const answer = JSON.parse(first.out) as Record<string, unknown>;
    expect(Object.keys(answer)).toEqual([
      'games',
      'escaped',
      'knockedOut',
      'unfinished',
      'meetings',
      'fights',
      'fightsWon',
      'interval95',
      'seed',
    ]);
    expect(answer['seed']).toBe('1');
    const { escaped, knockedOut, unfinished, interval95 } = answer as Record<string, number> & {
      interval95: [number, number];
    };
    expect([answer['games'], escaped! + knockedOut! + unfinished!]).toEqual([12, 12]);
    expect(interval95[0]).toBeLessThanOrEqual(escaped! / 12);
    expect(interval95[1]).toBeGreaterThanOrEqual(escaped! / 12);
  });

  test('fights are counted: none without opponents, and all but the last of a game are won', () => {
    const alone = JSON.parse(games('--variant', 'escape').out) as Record<string, number>;
    expect(alone).toMatchObject({ escaped: 12, meetings: 0, fights: 0, fightsWon: 0 });
    const hunted = JSON.parse(games('--bot', 'random', '--opponents', '3', '--movement', 'hunter').out) as typeof alone;
    expect(hunted['meetings']).toBeGreaterThan(0);
    expect(hunted['fights']).toBeLessThanOrEqual(hunted['meetings']!);
    expect(hunted['fights']! - hunted['fightsWon']!).toBe(hunted['knockedOut']);
  });

  test('in words', () => {
    const { code, out } = run('pokelabirinto', '--games', '3', '--seed', '1', '--size', '9');
    expect(code).toBe(0);
    expect(out).toMatch(/^3 games: \d escaped, \d knocked out, \d unfinished\.\nBetween .+ \(95 % sure\)\.\n.+\n$/);
  });

  test('a drawn seed is printed, and gives the same games', () => {
    const ran = run('pokelabirinto', '--games', '2', '--size', '9', '--json');
    const { seed } = JSON.parse(ran.out) as { seed: string };
    expect(ran.error).toBe(`seed ${seed} (the same again: --seed ${seed})\n`);
    expect(run('pokelabirinto', '--games', '2', '--size', '9', '--json', '--seed', seed).out).toBe(ran.out);
  });

  test('--replays saves every game, and each holds', () => {
    const { code } = games('--replays', 'games/deep');
    expect(code).toBe(0);
    const names = readdirSync(join(folder.path, 'games', 'deep'));
    expect(names).toHaveLength(12);
    const [first] = names;
    const verified = dedalo(['replay', '--verify', join('games', 'deep', first!)], { cwd: folder.path });
    expect(verified.code).toBe(0);
    expect(verified.out).toMatch(/^match: \d+ actions, over: /);
  });

  test.each([
    [['--bot', 'escapr'], 'It must be one of random, escaper. Did you mean escaper?'],
    [['--games', '0'], 'It must be a whole number from 1 to'],
    [['--mind', 'person'], '--mind person: in a simulation there is no second person.'],
    [['--creature', 'Dragon'], 'it must be one of Pikachu, Charmander, Bulbasaur, Squirtle.'],
    [['--replays', join('not-a-folder', 'games')], 'cannot be written'],
  ])('%j is wrong use', (args, error) => {
    folder.write('not-a-folder', '');
    const ran = games(...args);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(ran.error).toContain(error);
    expect(ran.error.trim().split('\n'), 'one line').toHaveLength(1);
  });
});

describe('dedalo simulate pokelabirinto in a terminal', needs('tmux'), () => {
  test('a bar shows how far it is; Ctrl-C stops with what there is', async () => {
    const terminal = start('simulate pokelabirinto --games 1000000 --seed 1 --size 9 --json');
    await terminal.until((text) => /\[[#.]{30}\] \d+\/1000000/.test(text));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const text = terminal.unwrapped;
    expect(text).toMatch(/dedalo: stopped after \d+ of 1,?000,?000 games/);
    expect(text).toMatch(/^\{"games":\d+,"escaped":\d+,"knockedOut":\d+,"unfinished":\d+,"meetings":/m);
    expect(text).not.toContain('[...');
  });
});

describe('dedalo simulate', () => {
  test('theseus is the command dedalo theseus simulate', () => {
    const args = ['--games', '5', '--seed', '1', '--size', '5', '--supplies', '1', '--json'];
    const { code, out } = run('theseus', ...args);
    expect(code).toBe(0);
    expect(out).toBe(dedalo(['theseus', 'simulate', ...args]).out);
  });

  test('an unknown game is wrong use', () => {
    const { code, out, error } = run('pokelabirint');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('pokelabirinto');
  });
});
