import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedFiles } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();

const raced = (input: string, ...args: string[]): Ran =>
  dedalo(['play', 'race', '--plain', ...args], { input, cwd: folder.path });

/** The shipped small game in a folder of its own, with some files changed. */
function gameIn(name: string, changed: Readonly<Record<string, string>> = {}): string {
  for (const { path, text } of shippedFiles('small')) {
    const file = join(folder.path, name, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, changed[path] ?? text);
  }
  return name;
}

describe('dedalo play race --plain', () => {
  test('a key and a time run the race; the end of the input saves it, and the replay holds', () => {
    const { code, out, error } = raced('east 60\nwait 30\ne\nwait\n', '--seed', '7', '--save', 'try.replay');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^@ .* E$/m);
    expect(out).toMatch(/^The Hedge Garden: level 1 of 8, map 1 of 3, \d lives, 0:01\n--------$/m);
    expect(out).toContain('Saved as try.replay. dedalo play race --plain --resume try.replay goes on.');
    expect(readFileSync(join(folder.path, 'try.replay'), 'utf8')).toMatch(/^east 64$/m);
    const verified = dedalo(['replay', 'try.replay', '--verify'], { cwd: folder.path });
    expect(verified.code).toBe(0);
    expect(verified.out).toMatch(/^match: \d+ actions, still open\n$/);
    expect(raced('', '--resume', 'try.replay').out).toContain('0:02\n');
  });

  test('what is no key, no time or not in store is said', () => {
    const { out } = raced('norht\nS\neast 0\neast x\neast 1 2\nhelp\nquit\n', '--seed', '7');
    expect(out).toContain('There is no key norht. Did you mean north?');
    expect(out).toContain('There is nothing in store for the key S.');
    expect(out.match(/A time is a number of sixtieths/g)).toHaveLength(2);
    expect(out).toContain('There is no key east 1 2.');
    expect(out).toContain('wait 60      let time go by');
    expect(out).not.toContain('Saved as');
  });

  test('opponents are listed with the letters that draw them, which are none of the map’s', () => {
    const { out } = raced('board\n', '--seed', '7');
    const [legend] = /^[A-Z] \w+(?:, [A-Z] \w+)*$/m.exec(out) ?? [''];
    expect(legend).not.toBe('');
    expect(legend).not.toMatch(/\b[SEPV] /);
  });

  test('what is said with a mark of its own gets no further one', () => {
    const config = shippedFiles('small').find(({ path }) => path === 'config.cfg')!.text;
    const own = gameIn('loud', {
      'config.cfg': config.replace('"Hurry", "Mud"', '"Mud"').replace(/(Mud = \{\s+float \w+) = 0\.5/, '$1 = 1'),
      'levels/yard/yard.cfg': 'list[string] maps = "shed.cfg", "well.cfg";\n',
      'levels/yard/shed.cfg': 'float powerups_time = 0;\nstring map = "#########\nS  PPP  E\n#########";\n',
    });
    const { out } = raced('wait 180\neast 180\n', '--content', own, '--seed', '7', '--lang', 'it');
    expect(out).toMatch(/^Ecco: Fango!$/m);
  });

  test('a game of your own', () => {
    const { code, out } = raced('wait 1\n', '--content', gameIn('own'), '--save', 'own.replay');
    expect(code).toBe(0);
    expect(out).toContain('level 1 of 1');
  });

  test('problems of its files are reported with file, line and column: wrong use', () => {
    const broken = gameIn('broken', { 'config.cfg': 'string levels_path = "levels";\nint levels = 3;\n' });
    const { code, out, error } = raced('', '--content', broken);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^dedalo: broken\/config\.cfg:1:1: user /m);
    expect(error).toMatch(/^dedalo: broken\/config\.cfg:2:14: levels /m);
    expect(raced('', '--content', 'nowhere').code).toBe(2);
  });

  test('in Italian', () => {
    const { out } = raced('east 30\nS\n', '--seed', '7', '--lang', 'it', '--save', 'it.replay');
    expect(out).toContain('Gara tra i labirinti.\n');
    expect(out).toMatch(/livello 1 di 8, mappa 1 di 3, \d vite/);
    expect(out).toContain('Non hai niente da usare con il tasto S.');
  });

  test('a replay of another game is wrong use', () => {
    dedalo(['play', 'sokoban', '--plain', '--save', 'box.replay'], { input: 'r\n', cwd: folder.path });
    const { code, error } = raced('', '--resume', 'box.replay');
    expect(code).toBe(2);
    expect(error).toContain('this is a game of sokoban, not a race.');
  });
});
