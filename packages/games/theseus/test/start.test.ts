import { describe, expect, test } from 'vitest';
import { createConfig } from '../src/config.ts';
import { theseus } from '../src/game.ts';
import { board, picture, valueOf } from './support/drawn.ts';

const started = (seed: string, size = 15) => theseus.start(valueOf(createConfig({ size })), seed);

test('Theseus begins in the corner at the bottom left and the Minotaur in the middle', () => {
  for (const size of [5, 7, 15, 21]) {
    const state = started('a', size);
    expect(state.theseus).toBe(0);
    expect(state.minotaur).toBe(Math.floor(size / 2) * size + Math.floor(size / 2));
    expect(state.minotaur).toBe(Math.floor((size * size) / 2));
    expect(state.dice).toBe(0);
  }
});

test('a seed is a board with its supplies', () => {
  const state = theseus.start(valueOf(createConfig({ size: 5, supplies: 3 })), 'knossos');
  expect(picture(state)).toBe(
    board(`
      +---+---+---+---+---+
      |                   |
      +   +   +---+   +   +
      |       |     s3    |
      +---+---+   +---+   +
      |       | M         |
      +   +   +---+   +---+
      |s2   s1            |
      +   +   +---+   +   +
      | T                 |
      +---+---+---+---+---+
    `),
  );
});

describe('another seed', () => {
  test('is another board', () => {
    const boards = new Set(Array.from({ length: 50 }, (_, seed) => started(String(seed)).board.walls.join('')));
    expect(boards.size).toBe(50);
  });

  test('and the same one the same, whatever was played in between', () => {
    const first = started('again');
    started('other');
    expect(started('again')).toEqual(first);
  });
});

test('more supplies leave the walls as they are', () => {
  const one = theseus.start(valueOf(createConfig({ supplies: 1 })), 'a');
  const six = theseus.start(valueOf(createConfig({ supplies: 6 })), 'a');
  expect(six.board).toEqual(one.board);
  expect(six.supplies[0]).toBe(one.supplies[0]);
});
