import { expect, test } from 'vitest';
import { isOneStep } from '../../../../src/canvas/motion.ts';
import { glidesBetween, gripAfter, PLAYER } from '../../../../src/games/sokoban/board/glides.ts';
import { levelOf, sceneOf } from './support.ts';

const level = levelOf('#######', '#@$ . #', '#     #', '#######');
const nowhere = (): undefined => undefined;

test('one step leads to a neighbour, and not round the edge of the grid', () => {
  expect(isOneStep(8, 9, 7)).toBe(true);
  expect(isOneStep(8, 15, 7)).toBe(true);
  expect(isOneStep(13, 14, 7)).toBe(false);
  expect(isOneStep(8, 16, 7)).toBe(false);
});

test('player and box glide when they went one cell', () => {
  const glides = glidesBetween(sceneOf(level, 8, [9]), sceneOf(level, 9, [10]), nowhere);
  expect(glides).toEqual([
    { piece: 0, from: { x: 2, y: 1 }, to: { x: 3, y: 1 } },
    { piece: PLAYER, from: { x: 1, y: 1 }, to: { x: 2, y: 1 } },
  ]);
});

test('a piece that went further jumps, and a new one appears', () => {
  expect(glidesBetween(sceneOf(level, 8, [9]), sceneOf(level, 10, [9]), nowhere)).toEqual([]);
  expect(glidesBetween(sceneOf(level, null, [9]), sceneOf(level, 10, [9]), nowhere)).toEqual([]);
});

test('an interrupted glide continues from where it is seen, but round a corner from the cell', () => {
  const before = sceneOf(level, 15, [9]);
  const seen = (): { x: number; y: number } => ({ x: 0.5, y: 2 });
  expect(glidesBetween(before, sceneOf(level, 16, [9]), seen)[0]!.from).toEqual({ x: 0.5, y: 2 });
  expect(glidesBetween(before, sceneOf(level, 8, [9]), seen)[0]!.from).toEqual({ x: 1, y: 2 });
});

test('a box before the player is pushed, one behind him pulled', () => {
  expect(gripAfter(sceneOf(level, 8, [9]), sceneOf(level, 9, [10]), 'none')).toBe('push');
  expect(gripAfter(sceneOf(level, 9, [8]), sceneOf(level, 10, [9]), 'none')).toBe('pull');
});

test('an undone push leaves the hands on the box; another step or look takes them off', () => {
  expect(gripAfter(sceneOf(level, 9, [10]), sceneOf(level, 8, [9]), 'push')).toBe('push');
  expect(gripAfter(sceneOf(level, 9, [10]), sceneOf(level, 9, [10]), 'push')).toBe('push');
  expect(gripAfter(sceneOf(level, 9, [10]), sceneOf(level, 16, [10], 'south'), 'push')).toBe('none');
  expect(gripAfter(sceneOf(level, 9, [10]), sceneOf(level, 9, [10], 'south'), 'push')).toBe('none');
});
