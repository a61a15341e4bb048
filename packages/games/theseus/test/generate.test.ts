import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { type Board, middleOf } from '../src/board.ts';
import { checkBoard } from '../src/check-board.ts';
import { createConfig, defaultWalls, fewestWalls } from '../src/config.ts';
import { generateBoard, placeSupplies, wallsOf } from '../src/generate.ts';
import type { Config } from '../src/state.ts';
import { valueOf } from './support/drawn.ts';

const SIZES = [5, 7, 9, 11, 13, 15, 17, 19, 21];
const SEEDS = 60;

const sidesOf = (board: Board): number => board.walls.reduce((sum, _, tile) => sum + wallsOf(board, tile), 0);

/** Counted by hand over the walls as they are, not by the functions that the generator uses. */
function judge({ size, walls }: Board): { components: number; mostWalls: number; isBordered: boolean; agree: boolean } {
  const has = (tile: number, way: number): boolean => (walls[tile]! & (1 << way)) !== 0;
  const group = Array.from({ length: size * size }, (_, tile) => tile);
  const root = (tile: number): number => (group[tile] === tile ? tile : root(group[tile]!));
  let [mostWalls, isBordered, agree] = [0, true, true];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const tile = row * size + column;
      mostWalls = Math.max(mostWalls, [0, 1, 2, 3].filter((way) => has(tile, way)).length);
      if (row === size - 1) isBordered &&= has(tile, 0);
      else {
        agree &&= has(tile, 0) === has(tile + size, 2);
        if (!has(tile, 0)) group[root(tile)] = root(tile + size);
      }
      if (column === size - 1) isBordered &&= has(tile, 1);
      else {
        agree &&= has(tile, 1) === has(tile + 1, 3);
        if (!has(tile, 1)) group[root(tile)] = root(tile + 1);
      }
      if (row === 0) isBordered &&= has(tile, 2);
      if (column === 0) isBordered &&= has(tile, 3);
    }
  }
  return { components: new Set(group.map((_, tile) => root(tile))).size, mostWalls, isBordered, agree };
}

describe.each(SIZES)('a board of %i tiles a side', (size) => {
  test.each([
    ['the described number of walls', defaultWalls(size)],
    ['as many walls as fit', 4 * size * size],
    ['an odd number of walls', fewestWalls(size) + 11],
    ['no walls but the border', fewestWalls(size)],
  ])('with %s', (_, walls) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const board = generateBoard({ size, walls }, new Random(seed));
      expect(judge(board), `seed ${seed}`).toEqual({
        components: 1,
        mostWalls: expect.toSatisfy((most) => most === 2),
        isBordered: true,
        agree: true,
      });
      expect(sidesOf(board), `seed ${seed}`).toBeLessThanOrEqual(walls);
    }
  });

  test('has exactly the described number of walls, or one side less where that is odd', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const walls = defaultWalls(size);
      expect(sidesOf(generateBoard({ size, walls }, new Random(seed)))).toBe(walls - (walls % 2));
      expect(sidesOf(generateBoard({ size, walls: walls - 1 }, new Random(seed)))).toBe(walls - 2 + (walls % 2));
    }
  });

  test('has at least five of six walls that could be, if more are asked for than fit', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const sides = sidesOf(generateBoard({ size, walls: 4 * size * size }, new Random(seed)));
      expect(sides).toBeGreaterThanOrEqual((2 * size * size * 5) / 6);
    }
  });

  test('has its supplies on distinct tiles where nobody begins', () => {
    for (let supplies = 1; supplies <= 6; supplies++) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const tiles = placeSupplies({ size, supplies }, new Random(seed));
        expect(tiles).toHaveLength(supplies);
        expect(new Set([...tiles, 0, middleOf(size)]).size).toBe(supplies + 2);
        expect(Math.min(...tiles)).toBeGreaterThan(0);
        expect(Math.max(...tiles)).toBeLessThan(size * size);
      }
    }
  });

  test('passes the door for boards that somebody wrote', () => {
    const config: Config = valueOf(createConfig({ size }));
    const board = generateBoard(config, new Random('door'));
    const supplies = placeSupplies(config, new Random('door'));
    expect(checkBoard(config, { board, theseus: 0, minotaur: middleOf(size), supplies }).ok).toBe(true);
  });
});

test('every inner wall is built somewhere, and each about as often as its mirror image', () => {
  const size = 5;
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 2000; seed++) {
    const { walls } = generateBoard({ size, walls: defaultWalls(size) }, new Random(seed));
    for (const [tile, sides] of walls.entries()) {
      for (const way of [0, 1]) {
        const key = 2 * tile + way;
        if ((sides >> way) & 1) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  // Right of a tile and right of the tile above it, seen in the mirror of the diagonal.
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const above = counts.get(2 * (row * size + column)) ?? 0;
      const mirrored = counts.get(2 * (column * size + row) + 1) ?? 0;
      expect(Math.abs(above - mirrored), `${row} ${column}`).toBeLessThan(160);
    }
  }
});

test('every tile where nobody begins gets supplies alike', () => {
  const counts = new Uint32Array(25);
  for (let seed = 0; seed < 4600; seed++)
    for (const tile of placeSupplies({ size: 5, supplies: 1 }, new Random(seed))) counts[tile]!++;
  const others = [...counts].filter((_, tile) => tile !== 0 && tile !== 12);
  expect(counts[0]! + counts[12]!).toBe(0);
  expect(Math.min(...others)).toBeGreaterThan(140);
  expect(Math.max(...others)).toBeLessThan(270);
});
