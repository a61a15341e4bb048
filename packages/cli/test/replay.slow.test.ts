import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';

const folder = testFolder();
const file = join(folder.path, 'game.replay');
dedalo(['play', 'sokoban', '--pack', 'classic', '--level', '2', '--save', file], {
  input: 'dRurDrddllURuulldRurDDurD\n',
});
const good = readFileSync(file, 'utf8');

const edited = (from: string | RegExp, to: string): string => {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  return folder.write('edited.replay', text);
};

describe('dedalo replay', () => {
  test('piped, it prints every step', () => {
    const { code, out } = dedalo(['replay', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Classic 2: Tight squeeze\n/);
    expect(out.match(/^\d+ of 25/gm)).toHaveLength(26);
    expect(out).toContain('25 of 25: d\nover: solved\n');
  });

  test('--json gives the outcome', () => {
    expect(JSON.parse(dedalo(['replay', file, '--json']).out)).toEqual({
      game: 'sokoban',
      title: 'Classic 2: Tight squeeze',
      players: ['Player'],
      seed: '',
      actions: 25,
      played: 25,
      outcome: { reason: 'solved', winners: [1] },
    });
  });

  test('--verify says match, also of standard input', () => {
    const match = { code: 0, out: 'match: 25 actions, over: solved\n', error: '' };
    expect(dedalo(['replay', file, '--verify'])).toEqual(match);
    expect(dedalo(['replay', '-', '--verify'], { input: good })).toEqual(match);
  });
});

describe('a replay that does not hold: exit code 1, and the line', () => {
  const expectRefused = (path: string, ...parts: string[]): void => {
    const { code, error } = dedalo(['replay', path, '--verify']);
    expect(code).toBe(1);
    for (const part of parts) expect(error).toContain(part);
  };

  test('an action that cannot be played', () => {
    const line = good.split('\n').indexOf('actions') + 2;
    expectRefused(edited('actions\nd\n', 'actions\nu\n'), `edited.replay:${line}:1`, 'action 1', 'there is a wall');
  });

  test('an action that can be played, but was not', () => {
    const mark = good.split('\n').findIndex((text) => text.startsWith('= 20')) + 1;
    const path = edited('l\nd\nr\nu\n', 'l\nr\nl\nr\n');
    const { code, error } = dedalo(['replay', path, '--verify']);
    expect(code).toBe(1);
    expect(error).toMatch(new RegExp(`edited.replay:(${mark}:1: after action 20|\\d+:1: action \\d+ cannot)`));
  });

  test('an edited level', () => expectRefused(edited('| # $  #', '| #  $ #'), 'fingerprint differs'));
  test('an invalid level', () => expectRefused(edited('| #@  ##', '| #@  #?'), ':11:8: ? means nothing in a level'));
  test('a file cut short', () => expectRefused(edited(/end .*\n$/, ''), 'ends too early'));
  test('a missing line', () =>
    expectRefused(edited('actions\nd\nr\n', 'actions\nd\n'), 'lines were added or are missing'));
  test('another ending', () => expectRefused(edited('over solved 1', 'open'), 'ended “open”'));
  test('no action at all', () => expectRefused(edited('actions\nd\n', 'actions\ndance\n'), '“dance” is no action'));
});

describe('a file that cannot be judged: exit code 2', () => {
  test.each<[string, () => string, string]>([
    ['foreign', () => folder.write('foreign', 'hello\n'), 'foreign:1:1: this is not a replay'],
    ['empty', () => folder.write('empty', ''), 'not a replay'],
    ['of a newer form', () => edited('dedalo replay 1', 'dedalo replay 2'), 'A newer Dedalo wrote it'],
    ['of an unknown game', () => edited('game sokoban', 'game chess'), 'there is no game chess here'],
    ['of other rules', () => edited('rules 1', 'rules 7'), 'version 7 of the rules'],
    ['not there', () => join(folder.path, 'nowhere'), 'no such file'],
  ])('%s', (_, path, reason) => {
    const { code, error } = dedalo(['replay', path()]);
    expect(code).toBe(2);
    expect(error).toContain(reason);
  });
});
