import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAZE_ALGORITHMS, parseSymbols, readMap } from '@dedalo/grid';
import { afterAll, describe, expect, test } from 'vitest';
import { dedalo } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'dedalo-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

describe('dedalo maze', () => {
  test.each(MAZE_ALGORITHMS)('%s makes the same maze for the same seed, of the size asked for', (algorithm) => {
    const args = ['maze', '--algorithm', algorithm, '--rows', '13', '--cols', '20', '--seed', '0'];
    const { code, out, error } = dedalo(args);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(dedalo(args).out).toBe(out);
    const read = parseSymbols(out);
    expect(read).toMatchObject({ ok: true, value: { grid: { width: 20, height: 13 } } });
  });

  test.each(['symbols', 'binary', 'map', 'race'] as const)('what it writes as %s can be read again', (format) => {
    const { out } = dedalo(['maze', '--seed', '5', '--format', format]);
    const read = readMap(out);
    expect(read).toMatchObject({ ok: true, value: { format, grid: { width: 41, height: 21 } } });
  });

  test('FORCE_COLOR colours what is piped, whatever NO_COLOR says', () => {
    const args = ['maze', '--seed', '5', '--format', 'blocks'];
    const plain = dedalo(args).out;
    expect(plain).not.toContain('\u001B');
    for (const FORCE_COLOR of ['', '1', 'true']) {
      expect(dedalo(args, { env: { FORCE_COLOR, NO_COLOR: '1' } }).out).toContain('\u001B[38;5;');
    }
    expect(dedalo(args, { env: { FORCE_COLOR: '0' } }).out).toBe(plain);
  });

  test('--format json prints everything, with the solution on request', () => {
    const answer = json(
      dedalo(['maze', '--seed', 'x', '--rows', '9', '--cols', '9', '--format', 'json', '--solution']).out,
    );
    expect(answer).toMatchObject({
      algorithm: 'backtracker',
      seed: 'x',
      rows: 9,
      cols: 9,
      entrance: [0, 1],
      exit: [8, 7],
    });
    const solution = answer['solution'] as [number, number][];
    expect([solution[0], solution.at(-1)]).toEqual([
      [0, 1],
      [8, 7],
    ]);
  });

  test('a picture goes to a file', () => {
    const output = join(folder, 'maze.png');
    expect(dedalo(['maze', '--format', 'png', '-o', output])).toEqual({ code: 0, out: '', error: '' });
    expect(readFileSync(output).subarray(1, 4).toString()).toBe('PNG');
  });

  test('without a terminal --animate just prints', () => {
    const args = ['maze', '--seed', '1'];
    expect(dedalo([...args, '--animate'])).toEqual(dedalo(args));
  });
});

describe('dedalo path', () => {
  const map = 'S19E\n 111\n';
  const path = (...args: string[]): ReturnType<typeof dedalo> =>
    dedalo(['path', '--map', '-', ...args], { input: map });

  test('the entered cells count, the start does not', () => {
    for (const algorithm of ['dijkstra', 'astar']) {
      expect(json(path('--algorithm', algorithm, '--json').out)).toMatchObject({ cost: 9, length: 5 });
    }
    expect(json(path('--algorithm', 'bfs', '--json').out)).toMatchObject({ cost: 15, length: 3 });
  });

  test('--json gives cost, length, path and expanded, and nothing else', () => {
    const answer = json(path('--from', '0,0', '--to', '1,1', '--json').out);
    expect(Object.keys(answer)).toEqual(['cost', 'length', 'path', 'expanded']);
    expect(answer['path']).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test('--wrap goes around the edge', () => {
    expect(json(path('--wrap', '--json').out)).toMatchObject({ cost: 5, length: 1 });
  });

  test('no path: exit code 1 and a sentence, also as JSON', () => {
    const walled = '.#.\n.#.\n';
    const args = ['path', '--map', '-', '--from', '0,0', '--to', '2,0'];
    expect(dedalo(args, { input: walled })).toEqual({
      code: 1,
      out: '',
      error: 'dedalo: There is no path from 0,0 to 2,0.\n',
    });
    const asJson = dedalo([...args, '--json'], { input: walled });
    expect(asJson.code).toBe(1);
    expect(json(asJson.out)).toEqual({ cost: null, length: null, path: null, expanded: 2 });
    expect(dedalo(['path', '--map', '-', '--from', '1,0', '--to', '2,0'], { input: walled }).error).toContain(
      'is a wall',
    );
  });

  test('a short row is filled up, with a warning on standard error', () => {
    const { code, error } = dedalo(['path', '--map', '-'], { input: 'S   E\n##\n' });
    expect(code).toBe(0);
    expect(error).toContain('standard input:2:3: warning');
  });
});

describe('dedalo', () => {
  test('every command has help with examples', () => {
    for (const args of [
      ['--help'],
      ['maze', '--help'],
      ['path', '--help'],
      ['help', 'path'],
      ['play', 'sokoban', '--help'],
      ['replay', '--help'],
    ]) {
      const { code, out } = dedalo(args);
      expect(code).toBe(0);
      expect(out).toContain('Examples:');
    }
  });

  test('--version', () => {
    expect(dedalo(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
