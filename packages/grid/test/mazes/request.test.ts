import { describe, expect, test } from 'vitest';
import {
  canMask,
  canWrap,
  generateMaze,
  MAZE_ALGORITHMS,
  type MazeProblem,
  type MazeRequest,
  mazeSteps,
  smallestSide,
} from '../../src/index.ts';

const good: MazeRequest = { algorithm: 'kruskal', width: 9, height: 9, seed: 1 };

/** Why a request is refused; both ways of making a maze must agree. */
function problemOf(change: Partial<MazeRequest>): MazeProblem | undefined {
  const atOnce = generateMaze({ ...good, ...change });
  const inSteps = mazeSteps({ ...good, ...change });
  const problem = atOnce.ok ? undefined : atOnce.error;
  expect(inSteps.ok ? undefined : inSteps.error).toEqual(problem);
  return problem;
}

test('a good request is granted', () => {
  expect(problemOf({})).toBe(undefined);
});

describe('bad-size', () => {
  test.each([0, -1, 2, 2.5, 4097, 5000, Number.NaN, Number.POSITIVE_INFINITY])('a side of %d', (value) => {
    const size = { code: 'bad-size', value, least: 3, most: 4096 };
    expect(problemOf({ width: value })).toEqual({ ...size, side: 'width' });
    expect(problemOf({ height: value })).toEqual({ ...size, side: 'height' });
  });

  const edges = MAZE_ALGORITHMS.flatMap((algorithm) =>
    [false, true].filter((wrap) => !wrap || canWrap(algorithm)).map((wrap) => ({ algorithm, wrap })),
  );
  test.each(edges)('one less than the smallest side of $algorithm (torus: $wrap), which itself is granted', (kind) => {
    const least = smallestSide(kind.algorithm, kind.wrap);
    expect(least).toBe(kind.wrap ? 4 : ['classic', 'clean'].includes(kind.algorithm) ? 5 : 3);
    expect(problemOf({ ...kind, width: least, height: least })).toBe(undefined);
    expect(problemOf({ ...kind, width: least - 1 })).toMatchObject({ code: 'bad-size', side: 'width', least });
    expect(problemOf({ ...kind, height: least - 1 })).toMatchObject({ code: 'bad-size', side: 'height', least });
  });

  test('the longest side is still granted', () => {
    expect(mazeSteps({ ...good, width: 4096, height: 4096 }).ok).toBe(true);
  });
});

describe('bad-braid', () => {
  test.each([-0.1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no probability', (braid) => {
    expect(problemOf({ braid })).toEqual({ code: 'bad-braid', value: braid });
  });

  test.each([0, 0.5, 1])('%d is one', (braid) => {
    expect(problemOf({ braid })).toBe(undefined);
  });
});

describe('cannot-wrap', () => {
  test.each(MAZE_ALGORITHMS)('%s', (algorithm) => {
    const expected = canWrap(algorithm) ? undefined : { code: 'cannot-wrap', algorithm };
    expect(problemOf({ algorithm, wrap: true })).toEqual(expected);
  });
});

describe('cannot-mask', () => {
  test.each(MAZE_ALGORITHMS)('%s', (algorithm) => {
    const expected = canMask(algorithm) ? undefined : { code: 'cannot-mask', algorithm };
    expect(problemOf({ algorithm, mask: new Uint8Array(16).fill(1) })).toEqual(expected);
  });
});

describe('a mask', () => {
  test('of another size than the rooms: mask-size', () => {
    expect(problemOf({ mask: new Uint8Array(15).fill(1) })).toEqual({ code: 'mask-size', expected: 16, found: 15 });
    expect(problemOf({ mask: new Uint8Array(81).fill(1) })).toEqual({ code: 'mask-size', expected: 16, found: 81 });
    expect(problemOf({ mask: new Uint8Array(0) })).toEqual({ code: 'mask-size', expected: 16, found: 0 });
  });

  test('that keeps no room: mask-empty', () => {
    expect(problemOf({ mask: new Uint8Array(16) })).toEqual({ code: 'mask-empty' });
  });

  // prettier-ignore
  const corners = Uint8Array.of(
    1, 0, 0, 1,
    1, 0, 0, 1,
    1, 0, 0, 1,
    1, 0, 0, 1,
  );
  test('whose rooms do not hang together: mask-apart', () => {
    expect(problemOf({ mask: corners })).toEqual({ code: 'mask-apart' });
  });

  test('may hang together around the edge of a torus', () => {
    expect(problemOf({ mask: corners, wrap: true })).toBe(undefined);
  });

  // prettier-ignore
  test('whose rooms touch only at their corners is apart', () => {
    const diagonal = Uint8Array.of(
      1, 0, 0, 0,
      0, 1, 0, 0,
      0, 0, 0, 0,
      0, 0, 0, 0,
    );
    expect(problemOf({ mask: diagonal })).toEqual({ code: 'mask-apart' });
  });

  test('of one room is a maze of one room', () => {
    const made = generateMaze({ ...good, mask: Uint8Array.from({ length: 16 }, (_, room) => (room === 5 ? 1 : 0)) });
    expect(made.ok && [made.value.entrance, made.value.exit, made.value.grid.costs.filter(Boolean).length]).toEqual([
      30, 30, 1,
    ]);
  });

  test('counts any number but 0 as kept', () => {
    expect(problemOf({ mask: new Uint8Array(16).fill(255) })).toBe(undefined);
  });
});
