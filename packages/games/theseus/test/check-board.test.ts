import { describe, expect, test } from 'vitest';
import { checkBoard, type Placement } from '../src/check-board.ts';
import { createConfig } from '../src/config.ts';
import { placed, valueOf } from './support/drawn.ts';

const GOOD = `
  +---+---+---+---+---+
  |       |           |
  +   +   +   +---+   +
  |             s2    |
  +   +   +---+   +   +
  |         M |       |
  +   +   +   +   +   +
  |s1                 |
  +   +   +   +---+   +
  | T                 |
  +---+---+---+---+---+
`;

const config = valueOf(createConfig({ size: 5, supplies: 2, walls: 38 }));
const good = placed(GOOD, 2);

const codeOf = (placement: Placement, wanted = config): string => {
  const checked = checkBoard(wanted, placement);
  if (checked.ok) return 'accepted';
  return 'tile' in checked.error ? `${checked.error.code} ${checked.error.tile}` : checked.error.code;
};

/** The walls of some tiles changed, each by its bits. */
const walled = (changes: Readonly<Record<number, number>>): Placement => {
  const walls = good.board.walls.slice();
  for (const [tile, bits] of Object.entries(changes)) walls[Number(tile)]! ^= bits;
  return { ...good, board: { size: 5, walls } };
};
const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8];

test('a good board passes as it is', () => {
  expect(checkBoard(config, good)).toEqual({ ok: true, value: good });
});

describe('walls', () => {
  test('must stand all around', () => {
    expect(codeOf(walled({ 0: DOWN }))).toBe('board-open 0');
    expect(codeOf(walled({ 4: RIGHT }))).toBe('board-open 4');
    expect(codeOf(walled({ 10: LEFT }))).toBe('board-open 10');
    expect(codeOf(walled({ 22: UP }))).toBe('board-open 22');
  });

  test('must be there from both sides', () => {
    expect(codeOf(walled({ 6: RIGHT }))).toBe('walls-differ 6');
    expect(codeOf(walled({ 7: LEFT }))).toBe('walls-differ 6');
    expect(codeOf(walled({ 7: UP }))).toBe('walls-differ 7');
    expect(codeOf(walled({ 3: 128 }))).toBe('walls-differ 3');
  });

  test('are at most two a tile', () => {
    expect(codeOf(walled({ 12: LEFT, 11: RIGHT }))).toBe('too-many-walls 12');
    expect(codeOf(walled({ 0: UP, 5: DOWN }))).toBe('too-many-walls 0');
  });

  test('are at most as many in all as the config has', () => {
    const sides = 20 + 2 * 5;
    expect(codeOf(good, { ...config, walls: sides })).toBe('accepted');
    expect(codeOf(good, { ...config, walls: sides - 1 })).toBe('too-many-walls');
  });

  test('leave the board in one piece', () => {
    const cut = placed(
      `
      +---+---+---+---+---+
      |                   |
      +   +---+   +   +   +
      |   |     s2        |
      +   +   +   +   +   +
      |   |     M         |
      +   +   +   +   +   +
      |   |               |
      +   +---+---+---+   +
      | T       s1        |
      +---+---+---+---+---+
    `,
      2,
    );
    expect(codeOf(cut)).toBe('accepted');
    const island = placed(
      `
      +---+---+---+---+---+
      |                   |
      +   +---+---+---+   +
      |   |           |   |
      +   +   +   +   +   +
      |   |     M     |   |
      +   +   +   +   +   +
      |   |     s1  s2|   |
      +   +---+---+---+   +
      | T                 |
      +---+---+---+---+---+
    `,
      2,
    );
    expect(codeOf(island, { ...config, walls: 50 })).toBe('board-apart 6');
  });

  test('fit the size', () => {
    expect(codeOf(good, { ...config, size: 7 })).toBe('bad-size');
    expect(codeOf({ ...good, board: { size: 5, walls: good.board.walls.slice(1) } })).toBe('bad-size');
  });
});

describe('players', () => {
  test.each([-1, 25, 0.5, Number.NaN])('stand on the board, which %d is not', (tile) => {
    expect(codeOf({ ...good, theseus: tile })).toBe('piece-outside');
    expect(codeOf({ ...good, minotaur: tile })).toBe('piece-outside');
  });

  test('may stand on one tile, and the Minotaur on a supply', () => {
    expect(codeOf({ ...good, minotaur: 0 })).toBe('accepted');
    expect(codeOf({ ...good, minotaur: 5 })).toBe('accepted');
  });
});

describe('supplies', () => {
  test('lie on the board', () => {
    expect(codeOf({ ...good, supplies: [5, 25] })).toBe('piece-outside');
    expect(codeOf({ ...good, supplies: [-1, 5] })).toBe('piece-outside');
  });

  test('lie neither where a player begins, nor under Theseus, nor on one another', () => {
    expect(codeOf({ ...good, theseus: 1, supplies: [0, 5] })).toBe('supply-misplaced 0');
    expect(codeOf({ ...good, minotaur: 1, supplies: [5, 12] })).toBe('supply-misplaced 12');
    expect(codeOf({ ...good, theseus: 5, supplies: [5, 18] })).toBe('supply-misplaced 5');
    expect(codeOf({ ...good, supplies: [5, 5] })).toBe('supply-misplaced 5');
  });

  test('are as many as the config has, collected or not', () => {
    expect(codeOf({ ...good, supplies: [5] })).toBe('supply-misplaced');
    expect(codeOf({ ...good, supplies: [5, null, null] })).toBe('supply-misplaced');
    expect(codeOf({ ...good, supplies: [null, null] })).toBe('accepted');
  });
});
