import { pointOf, Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { makeTextMap } from '../../src/maps/text-map.ts';
import { drawn, levelOf } from './support/levels.ts';

const make = (source: ReturnType<typeof drawn>, opponents: number, seed = 1) =>
  makeTextMap(source, { random: new Random(seed), level: levelOf({ opponents }) });

const ARENA = drawn(`
  ###########
  S  V 3 V  #
  # ### ### #
  #    P    #
  # ### ### #
  #  V 3    E
  ###########
`);

test('R34: V cells go to the opponents in the order of the list', () => {
  const { map, opponents } = make(ARENA, 2);
  expect(opponents.map((cell) => pointOf(map.grid, cell))).toEqual([
    { x: 3, y: 1 },
    { x: 7, y: 1 },
  ]);
});

test('R34: opponents beyond the V cells are placed as on random maps, all different, neither on S nor on E', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { map, opponents } = make(ARENA, 9, seed);
    expect(opponents.slice(0, 3).map((cell) => pointOf(map.grid, cell))).toMatchObject([
      { x: 3, y: 1 },
      { x: 7, y: 1 },
      { x: 3, y: 5 },
    ]);
    expect(new Set([...opponents, map.start, map.exit]).size).toBe(11);
    for (const cell of opponents) expect(map.grid.costs[cell]).not.toBe(0);
  }
});

test('R34: P cells get power-ups always, blanks as likely as the map says, others never', () => {
  const cellsAt = (cellProbability: number, seed: number) =>
    make({ ...ARENA, spawning: { cellProbability, interval: 10, limit: 5 } }, 0, seed).powerUpCells;
  const bonus = 3 * 11 + 5;
  expect(cellsAt(0, 1)).toEqual([bonus]);
  const all = cellsAt(1, 1);
  const blanks = [...ARENA.rows.replaceAll('\n', '')].filter((sign) => sign === ' ').length;
  expect(all).toHaveLength(blanks + 1);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  let count = 0;
  for (let seed = 0; seed < 400; seed++) count += cellsAt(0.25, seed).length - 1;
  expect(Math.abs(count / 400 / blanks - 0.25)).toBeLessThan(0.02);
});

test('RB10: opposite sides touch, but neither the start nor the exit does', () => {
  const { grid, start, exit } = make(ARENA, 0).map;
  expect(grid.wrap).toBe(true);
  expect(grid.sealed).toEqual([start, exit]);
});

test('R34: what decides about power-ups is what the file says', () => {
  const spawning = { cellProbability: 0.1, interval: 7, limit: 3 };
  expect(make({ ...ARENA, spawning }, 0).spawning).toEqual(spawning);
});
