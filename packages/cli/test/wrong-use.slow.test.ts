import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dedalo } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'dedalo-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function expectWrongUse(args: readonly string[], ...parts: string[]): void {
  const { code, out, error } = dedalo(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const part of parts) expect(error).toContain(part);
  expect(error, 'no stack trace').not.toMatch(/^\s+at /m);
}

describe('a wrong value names its flag, itself and what is allowed', () => {
  test.each(['0', '-1', '2.5', '5000', 'abc', '', '1e3'])('--rows %s', (value) => {
    expectWrongUse(['maze', '--rows', value], '--rows', `'${value}'`, 'a whole number from 3 to 4096');
  });
  test('a size too small for the algorithm', () => {
    expectWrongUse(['maze', '--algorithm', 'classic', '--rows', '4'], '--rows 4', 'from 5 to 4096');
    expectWrongUse(['maze', '--wrap', '--cols', '3'], '--cols 3', 'from 4 to 4096');
  });
  test.each(['-0.1', '1.5', 'much'])('--braid %s', (value) => {
    expectWrongUse(['maze', '--braid', value], '--braid', 'from 0 to 1');
  });
  test('an unknown algorithm, with the nearest spelling', () => {
    expectWrongUse(['maze', '--algorithm', 'wilsen'], 'wilsen', 'backtracker', 'Did you mean wilson?');
    expectWrongUse(['path', '--map', '-', '--algorithm', 'djikstra'], 'bfs, dijkstra, astar', 'Did you mean dijkstra?');
  });
  test('an unknown flag and an unknown command, with the nearest spelling', () => {
    expectWrongUse(['maze', '--solutoin'], '--solutoin', '--solution');
    expectWrongUse(['mzae'], 'mzae', 'Did you mean maze?');
    expectWrongUse(['sing'], 'sing', 'maze, path');
  });
  test('what an algorithm cannot do', () => {
    expectWrongUse(['maze', '--algorithm', 'eller', '--wrap'], 'eller', '--wrap');
  });
  test('points', () => {
    expectWrongUse(['path', '--map', 'x', '--from', '1;2'], '--from', "'1;2'", 'column,row');
  });
});

describe('a bad map names file, line and column', () => {
  const file = join(folder, 'bad.map');
  const refuse = (text: string, ...parts: string[]): void => {
    writeFileSync(file, text);
    expectWrongUse(['path', '--map', file, '--from', '0,0', '--to', '1,0'], ...parts);
  };
  test('an unknown character', () => refuse('S #\n#@E\n', `${file}:2:2`, '@'));
  test('a row longer than declared', () =>
    refuse('type octile\nheight 1\nwidth 2\nmap\n...\n', `${file}:5:3`, '3 cells', '2 wide'));
  test('no start', () => refuse('## E\n', file, 'no start (S)'));
  test('two exits', () => refuse('S E\n##E\n', `${file}:2:3`, 'second exit (E)', 'line 1, column 3'));
  test('an empty file', () => refuse('', file, 'no map'));
  test('a control character is spelled out', () => refuse('S\u0007E\n', `${file}:1:2`, 'U+0007'));
  test('no such file, a folder', () => {
    expectWrongUse(['path', '--map', join(folder, 'nowhere')], 'nowhere', 'no such file');
    expectWrongUse(['path', '--map', folder], 'folder');
  });
  test('ends outside the map, or not given', () => {
    writeFileSync(file, '. .\n. .\n');
    expectWrongUse(['path', '--map', file, '--from', '0,2', '--to', '1,0'], '--from 0,2', '0,0 to 1,1');
    expectWrongUse(['path', '--map', file, '--from', '0,1'], '--to is missing');
  });
});

test('nothing is written when the request is wrong', () => {
  const output = join(folder, 'maze.svg');
  expectWrongUse(['maze', '--rows', '0', '--format', 'svg', '-o', output]);
  expectWrongUse(['maze', '--algorithm', 'classic', '--rows', '4', '-o', output]);
  expect(existsSync(output)).toBe(false);
});

test('DEDALO_DEBUG=1 shows where an error comes from', () => {
  const { code, error } = dedalo(['path', '--map', join(folder, 'nowhere')], { env: { DEDALO_DEBUG: '1' } });
  expect(code).toBe(2);
  expect(error).toMatch(/^\s+at /m);
});
