import { expect, test } from 'vitest';
import { Random } from '@dedalo/grid';
import { distance } from '../src/board.ts';
import { opposite } from '../src/config.ts';
import { isles } from '../src/game.ts';
import { lines, valueOf } from './drawn.ts';

const start = (config: string, seed = 'sea'): string =>
  isles.text.draw(isles.start(valueOf(isles.text.parseConfig(config)), seed));

test('I2: the first player begins below, the second opposite', () => {
  expect(start('5x4 missing 0')).toBe(
    lines(`
      .  a b c d e
      1  o o 2 o o
      2  o o o o o
      3  o o o o o
      4  o o 1 o o
    `).replace('.', ' '),
  );
  expect(start('4x4 missing 0')).toBe(
    lines(`
      .  a b c d
      1  o o 2 o
      2  o o o o
      3  o o o o
      4  o 1 o o
    `).replace('.', ' '),
  );
});

test('I1: so many isles are missing, opposite each other, and none where a player begins or next to it', () => {
  const random = new Random('start');
  for (let game = 0; game < 200; game++) {
    const config = isles.samples.config(random);
    const { board, players } = isles.start(config, `sea ${game}`);
    const missing = board.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [{ x, y }] : [])));
    expect(missing.length).toBe(config.missing);
    for (const place of missing) {
      expect(missing).toContainEqual(opposite(config, place));
      for (const player of players) expect(distance(place, player)).toBeGreaterThan(1);
    }
  }
});

test('I1: another seed is another sea, the same seed the same', () => {
  const seas = new Set(Array.from({ length: 20 }, (_, seed) => start('7x6 missing 4', String(seed))));
  expect(seas.size).toBeGreaterThan(15);
  expect(start('7x6 missing 4', '3')).toBe(start('7x6 missing 4', '3'));
});
