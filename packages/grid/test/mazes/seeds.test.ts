import { describe, expect, test } from 'vitest';
import { MAZE_ALGORITHMS } from '../../src/index.ts';
import { picture } from '../support/board.ts';
import { made } from '../support/making.ts';
import { range } from '../support/numbers.ts';

const size = { width: 21, height: 17 };

describe.each(MAZE_ALGORITHMS)('%s', (algorithm) => {
  test('gives the same maze for the same request', () => {
    const request = { algorithm, ...size, seed: 'dedalo', braid: 0.3 };
    expect(made(request)).toEqual(made({ ...request }));
    expect(made({ ...request, seed: 7 })).toEqual(made({ ...request, seed: '7' }));
  });

  test('gives another maze for another seed', () => {
    const mazes = range(1, 20).map((seed) => picture(made({ algorithm, ...size, seed }).grid));
    expect(new Set(mazes).size).toBe(20);
  });
});
