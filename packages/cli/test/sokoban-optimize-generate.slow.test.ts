import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';

const folder = testFolder();
const sokoban = (...args: string[]): ReturnType<typeof dedalo> => dedalo(['sokoban', ...args]);

const DETOUR = `Long way

########
#      #
#@ $ . #
#      #
########

Solution 7/2
udrRR
`;

const UNSOLVED = 'No way\n\n#####\n#$@ #\n#  .#\n#####\n';

describe('optimize', () => {
  test('shortens what is stored, and writes it before what was there', () => {
    const file = folder.write('detour.sok', DETOUR);
    const target = join(folder.path, 'shorter.sok');
    const { code, out } = sokoban('optimize', file, '--by', 'moves', '-o', target);
    expect(code).toBe(0);
    expect(out).toMatch(/1 +Long way +5 → 3 +2 +nothing left to try/);
    expect(out).toContain('5 moves before, 3 after');
    expect(readFileSync(target, 'utf8')).toContain('Solution/Moves 3/2\nrRR\n\nSolution 7/2\nudrRR\n');
    expect(sokoban('check', target).code).toBe(0);
  });

  test('--json is data; a level without a solution is solved first', () => {
    const file = folder.write('plain.xsb', '#####\n#@$.#\n#####\n');
    const { out } = sokoban('optimize', file, '--json');
    expect(JSON.parse(out)).toMatchObject({
      levels: [{ level: 1, end: 'done', before: null, after: { moves: 1, pushes: 1 }, letters: 'R' }],
    });
  });

  test('a level that cannot be solved ends it with 1, and in the language that is spoken', () => {
    const file = folder.write('unsolved.sok', UNSOLVED);
    expect(sokoban('optimize', file, '--lang', 'it')).toMatchObject({
      code: 1,
      error: expect.stringContaining('1 livello è senza soluzione.'),
    });
  });
});

describe('generate', () => {
  const small = ['--width', '8', '--height', '8', '--boxes', '3', '--difficulty', 'easy', '--seed', '5'];

  test('writes levels that pass the check, the same for the same seed', () => {
    const target = join(folder.path, 'made.sok');
    const { code, out, error } = sokoban('generate', ...small, '--count', '3', '-o', target);
    expect(code).toBe(0);
    expect(out).toMatch(/Easy 5-1 .*\n.*Easy 5-2 .*\n.*Easy 5-3 /);
    expect(error).toContain('3 levels out of ');
    expect(sokoban('check', target)).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 levels, 3 stored games'),
    });
    expect(sokoban('generate', ...small, '--count', '3').out).toBe(readFileSync(target, 'utf8'));
  });

  test('--json is data', () => {
    const { levels } = JSON.parse(sokoban('generate', ...small, '--json').out) as { levels: { pushes: number }[] };
    expect(levels).toHaveLength(1);
    expect(levels[0]!.pushes).toBeGreaterThanOrEqual(15);
  });

  test('what cannot be had is said, and no file is written', () => {
    const target = join(folder.path, 'none.sok');
    const wish = ['--width', '6', '--height', '6', '--boxes', '1', '--difficulty', 'expert', '--tries', '2'];
    expect(sokoban('generate', ...wish, '--seed', '1', '-o', target)).toMatchObject({
      code: 1,
      error: expect.stringContaining('found 0 of 1'),
    });
    expect(existsSync(target)).toBe(false);
    expect(sokoban('generate', '--width', '5').code).toBe(2);
    expect(sokoban('generate', '--difficulty', 'esy').error).toContain('Did you mean easy?');
  });
});
