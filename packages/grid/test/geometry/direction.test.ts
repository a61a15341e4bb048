import { describe, expect, test } from 'vitest';
import { DIRECTIONS, opposite, oppositeIndex, step } from '../../src/index.ts';

describe('directions', () => {
  test('lead one cell up, right, down and left; rows count downwards', () => {
    expect(DIRECTIONS.map((direction) => step({ x: 5, y: 5 }, direction))).toEqual([
      { x: 5, y: 4 },
      { x: 6, y: 5 },
      { x: 5, y: 6 },
      { x: 4, y: 5 },
    ]);
  });

  test.each([
    ['north', 'south'],
    ['south', 'north'],
    ['east', 'west'],
    ['west', 'east'],
  ] as const)('the opposite of %s is %s', (direction, other) => {
    expect(opposite(direction)).toBe(other);
  });

  test.each(DIRECTIONS)('a step %s and its opposite lead back', (direction) => {
    expect(step(step({ x: 3, y: -8 }, direction), opposite(direction))).toEqual({ x: 3, y: -8 });
  });

  test('opposites by name and by index agree', () => {
    DIRECTIONS.forEach((direction, index) => expect(DIRECTIONS[oppositeIndex(index)]).toBe(opposite(direction)));
  });
});
