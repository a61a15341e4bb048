import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';

const folder = testFolder();
const sokoban = (...args: string[]): ReturnType<typeof dedalo> => dedalo(['sokoban', ...args]);

const LEVELS = `Collection: Mine
Author: Ada

Shove

#####
#@$.#
#####

Solution 1/1
R

Twice round

#######
#@$   #
#   . #
#######

Solution
rrRD
`;

describe('levels', () => {
  test('lists the packs, a pack, a level', () => {
    expect(sokoban('levels').out).toMatch(
      /first-steps +First steps +20\nclassic +Classic +7\npockets +Pocket rooms +20\nworkshop +Workshop +18\nharbour +Harbour +20\ntangles +Tangles +22\nsummits +Summits +20/,
    );
    expect(sokoban('levels', 'classic').out).toMatch(/4 +Open chimney +8×8 +7 +34 +12/);
    const shown = sokoban('levels', 'first-steps', '--level', '1').out;
    expect(shown).toContain('First steps 1: One good shove, by Dedalo');
    expect(shown).toContain('#@ $ . #');
    expect(shown).toContain('Walk into a box and it moves one square ahead of you.');
    const italian = sokoban('levels', 'first-steps', '--level', '1', '--lang', 'it').out;
    expect(italian).toContain('Primi passi 1: Una bella spinta');
    expect(italian).toContain('Vai contro una cassa');
  });

  test('--json is data', () => {
    expect(JSON.parse(sokoban('levels', '--json').out)).toHaveLength(7);
    expect(JSON.parse(sokoban('levels', 'classic', '--json').out)).toHaveLength(7);
    expect(JSON.parse(sokoban('levels', 'classic', '--level', '1', '--json').out)).toMatchObject({
      title: 'Open sky',
      board: ['#.  #', '# $ #', '#@  #', '#.$ #', '#####'],
    });
  });

  test('a pack misspelt, a level that is not there', () => {
    expect(sokoban('levels', 'clasic')).toMatchObject({ code: 2, error: expect.stringContaining('the pack classic?') });
    expect(sokoban('levels', 'classic', '--level', '9').error).toContain('classic has 7 levels');
  });
});

describe('check', () => {
  test('the packs that come with the game are in order', () => {
    expect(sokoban('check', 'classic', 'first-steps')).toEqual({
      code: 0,
      out: 'classic: 7 levels, 8 stored games played\nfirst-steps: 20 levels, 20 stored games played\n',
      error: '',
    });
  });

  test('a solution that does not solve, one that cannot be played, a lost level, the same level twice', () => {
    const file = folder.write(
      'wrong.sok',
      `${LEVELS}\nLost\n\n####\n#$.#\n# @#\n####\n\nTurned\n\n###\n#@#\n#$#\n#.#\n###\n\nSolution\nU\n`,
    );
    const { code, out, error } = sokoban('check', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:15: level 2 (Twice round): “Solution” does not solve the level.`);
    expect(out).toContain('warning: level 3 (Lost): this level can never be solved.');
    expect(out).toContain('level 4 (Turned): “Solution” cannot be played: move 1: there is a wall.');
    expect(out).toContain('warning: level 4 (Turned): this is level 1 again');
    expect(error).toContain('2 stored games are wrong.');
    expect(JSON.parse(sokoban('check', file, '--json').out)).toMatchObject({ levels: 4, games: 3 });
  });

  test('continues after a file that cannot be read; a solution with wrong moves is not skipped', () => {
    const bad = folder.write('bad.xsb', '#####\n#@$@#\n#####\n');
    const typo = folder.write('typo.sok', 'One\n\n#####\n#@$.#\n#####\n\nSolution\nRx\n');
    const { code, out, error } = sokoban('check', bad, typo);
    expect(code).toBe(2);
    expect(error).toContain(`${bad}:2:4: this level has a second player`);
    expect(out).toContain('a solution is announced, and no moves follow');
    expect(JSON.parse(sokoban('check', bad, typo, '--json').out)).toMatchObject({
      levels: 1,
      unread: [expect.any(String)],
    });
  });

  test.each<[string, string, string]>([
    ['two players', '#####\n#@$@#\n#####\n', ':2:4: this level has a second player'],
    ['a strange character', '#####\n#@$?#\n#####\n', ':2:4: ? means nothing'],
    ['too few goals', '#####\n#@$ #\n#####\n', ':1:1: this level has 1 box and 0 goals'],
    ['nothing at all', 'hello\n', 'there is no level in it'],
    ['a bomb', '999999(999999#)|#@$.#|5#\n', 'written out'],
  ])('%s is refused with its place', (_, text, reason) => {
    const { code, error } = sokoban('check', folder.write('bad.xsb', text));
    expect(code).toBe(2);
    expect(error).toContain(reason);
  });
});

describe('convert', () => {
  const file = folder.write('mine.sok', LEVELS);

  test('to run lengths and back', () => {
    const { out } = sokoban('convert', file, '--to', 'rle');
    expect(out).toContain('5#|#@$.#|5#');
    expect(dedalo(['sokoban', 'levels', '-'], { input: out }).out).toMatch(/1 +Shove +5×3/);
  });

  test('to .sok keeps titles, authors and solutions', () => {
    const output = join(folder.path, 'again.sok');
    expect(sokoban('convert', file, '-o', output).code).toBe(0);
    expect(readFileSync(output, 'utf8')).toContain('Author: Ada');
    expect(sokoban('check', output).out).toContain('2 levels, 2 stored games played');
  });

  test('turned and mirrored, the solution turns too', () => {
    const { out } = sokoban('convert', file, '--level', '1', '--turn', '90', '--mirror', '--to', 'sok');
    expect(out).toContain('###\n#.#\n#$#\n#@#\n###');
    expect(out).toMatch(/\nU\n/);
    expect(dedalo(['sokoban', 'check', '-'], { input: out }).code).toBe(0);
  });

  test('an unknown format names the nearest', () => {
    expect(sokoban('convert', file, '--to', 'xbs')).toMatchObject({ code: 2 });
    expect(sokoban('convert', file, '--to', 'xbs').error).toContain('Did you mean xsb?');
  });
});

describe('metrics', () => {
  test('of stored games and of the user’s own moves', () => {
    expect(sokoban('metrics', 'classic', '--level', '1').out).toMatch(
      /Solution\/Pushes 9\/3 +9 +3 +3 +2 +3 +7 +solves it/,
    );
    const own = JSON.parse(sokoban('metrics', 'classic', '--level', '1', '--moves', 'rU', '--json').out) as unknown[];
    expect(own).toMatchObject([{ isSolved: false, metrics: { moves: 2, pushes: 1, boxLines: 1, playerLines: 2 } }]);
  });

  test('moves that cannot be played', () => {
    const { code, out } = sokoban('metrics', 'classic', '--level', '1', '--moves', 'rl4l');
    expect(code).toBe(1);
    expect(out).toContain('move 3: there is a wall.');
    expect(sokoban('metrics', 'classic', '--moves', 'rx')).toMatchObject({ code: 2 });
  });
});
