import { expect, test } from 'vitest';
import { drawPackRow } from '../../../../src/games/sokoban/screen/pack-row.ts';
import { Surface } from '../../../../src/terminal/surface.ts';

const NAMES = ['First steps', 'Classic', 'Pocket rooms', 'Workshop'];

function rowOf(chosen: number, columns: number): string {
  const surface = new Surface(columns, 1);
  surface.put(columns - 6, 0, '1/20');
  drawPackRow(surface, { names: NAMES, chosen, y: 0, end: columns - 7 });
  return surface.toText().trimEnd();
}

test('all packs where there is room', () => {
  expect(rowOf(0, 60)).toBe('   First steps   Classic   Pocket rooms   Workshop    1/20');
});

test('the chosen one and those beside it where there is less, and nothing over the count', () => {
  expect(rowOf(0, 40)).toBe('   First steps   Classic …        1/20');
  expect(rowOf(2, 40)).toBe(' … Classic   Pocket rooms …       1/20');
  expect(rowOf(3, 40)).toBe(' … Pocket rooms   Workshop        1/20');
});
