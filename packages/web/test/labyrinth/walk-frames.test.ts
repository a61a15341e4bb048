import { expect, test } from 'vitest';
import type { Maze, Walk } from '../../src/labyrinth/scene.ts';
import { framesOf } from '../../src/labyrinth/walk-frames.ts';

const MAZE: Maze = { columns: 3, rows: 3, isWalled: () => false };
/** Theseus goes a square to the right, then the Minotaur bumps into the wall above it. */
const WALKS: readonly Walk[] = [
  { piece: 'theseus', from: 0, to: 1 },
  { piece: 'minotaur', at: 4, against: 0 },
];

const placesOf = (frames: readonly Keyframe[]): unknown[] => frames.map(({ offset, transform }) => [offset, transform]);

test('a piece stands still before and after its own walk', () => {
  expect(placesOf(framesOf('theseus', WALKS, MAZE))).toEqual([
    [0, 'translate(50px, 50px)'],
    [0.5, 'translate(150px, 50px)'],
    [1, 'translate(150px, 50px)'],
  ]);
});

test('a piece that bumps into a wall comes back', () => {
  expect(placesOf(framesOf('minotaur', WALKS, MAZE))).toEqual([
    [0, 'translate(150px, 150px)'],
    [0.5, 'translate(150px, 150px)'],
    [0.75, 'translate(150px, 128px)'],
    [1, 'translate(150px, 150px)'],
    [1, 'translate(150px, 150px)'],
  ]);
});

test('a piece without a walk is not animated', () => {
  expect(framesOf('minotaur', WALKS.slice(0, 1), MAZE)).toEqual([]);
});
