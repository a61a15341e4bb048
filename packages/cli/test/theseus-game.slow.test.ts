import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();
const GOLDEN = readFileSync(new URL('../../clients/test/theseus/described-game.txt', import.meta.url), 'utf8');
const SMALL = ['--size', '5', '--supplies', '2', '--rounds', '3', '--seed', '1'];

const run = (...args: string[]): Ran => dedalo(args, { cwd: folder.path });
const game = (...args: string[]): Ran => run('theseus', 'game', ...args);

describe('the described program', () => {
  test('prints the described game of a seed in full', () => {
    expect(game('--seed', '2567')).toEqual({ code: 0, out: GOLDEN, error: '' });
  });

  test('has the described game for its default: 15 × 15, 4 supplies, 338 walls, 100 rounds', () => {
    const described = ['--theseus', 'minmax', '--minotaur', 'random', '--size', '15', '--supplies', '4'];
    expect(game('--seed', '2567', ...described, '--walls', '338', '--rounds', '100').out).toBe(GOLDEN);
  });

  test('prints the same from a replay', () => {
    expect(game('--seed', '2567', '--save', 'described.replay').out).toBe(GOLDEN);
    expect(run('replay', 'described.replay', '--report')).toEqual({ code: 0, out: GOLDEN, error: '' });
    expect(run('replay', 'described.replay', '--verify').code).toBe(0);
  });

  test('is printed in every language', () => {
    const lines = (language: string): string[] => game(...SMALL, '--lang', language).out.split('\n');
    const all = ['en', 'it', 'pt', 'el'].map(lines);
    expect(all.map(([first]) => first)).toEqual(['Start:', 'Inizio:', 'Início:', 'Αρχή:']);
    for (const one of all) expect(one).toHaveLength(all[0]!.length);
    expect(run('replay', 'described.replay', '--report', '--lang', 'el').out).toContain('ΣΥΝΟΛΙΚΑ ΣΤΑΤΙΣΤΙΚΑ:');
  });

  test('takes other players, boards and lengths', () => {
    const first = game(...SMALL);
    expect(first.out.match(/^Round: \d+$/gm)).toEqual(['Round: 1', 'Round: 2', 'Round: 3']);
    expect(game(...SMALL).out).toBe(first.out);
    expect(game(...SMALL, '--walls', '20').out).not.toBe(first.out);
    const hunted = game('--theseus', 'random', '--minotaur', 'hunter', '--size', '7', '--seed', '1');
    expect(hunted.out).toContain('\n Minotaur won the game! \n');
    expect(run('theseus', 'watch', ...SMALL).out).toBe(first.out);
  });

  test.each([
    [['--theseus', 'hunter'], 'It must be one of random, bold, careful, wary, heuristic, minmax, cunning, optimal.'],
    [['--size', '4'], 'an odd number from 5 to 21'],
    [['--rounds', '0'], '0 rounds are not possible'],
    [['--save', 'nowhere/a.replay'], 'cannot be written'],
  ])('%j is wrong use', (args, sentence) => {
    const { code, out, error } = game(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(sentence);
    expect(existsSync(join(folder.path, 'nowhere'))).toBe(false);
  });

  test('only games of Theseus have this report', () => {
    dedalo(['play', 'sokoban', '--plain', '--save', 'soko.replay'], { cwd: folder.path, input: 'r\n' });
    const { code, error } = run('replay', 'soko.replay', '--report');
    expect(code).toBe(2);
    expect(error).toContain('--report is there for games of theseus.');
  });
});
