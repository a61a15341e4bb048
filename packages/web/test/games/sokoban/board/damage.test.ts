import type { Rectangle } from '@dedalo/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Damage } from '../../../../src/games/sokoban/board/damage.ts';

const rectangle = fc.record({
  x: fc.nat(100),
  y: fc.nat(100),
  width: fc.integer({ min: 1, max: 30 }),
  height: fc.integer({ min: 1, max: 30 }),
});

const covers = (part: Rectangle, x: number, y: number): boolean =>
  x >= part.x && y >= part.y && x < part.x + part.width && y < part.y + part.height;

test('all that was damaged is covered, and exactly once', () => {
  fc.assert(
    fc.property(fc.array(rectangle, { maxLength: 30 }), (added) => {
      const damage = new Damage();
      for (const part of added) damage.add(part);
      const parts = damage.take();
      for (const { x, y, width, height } of added) {
        for (const [px, py] of [
          [x, y],
          [x + width - 1, y],
          [x, y + height - 1],
          [x + width - 1, y + height - 1],
        ] as const) {
          expect(parts.filter((part) => covers(part, px, py))).toHaveLength(1);
        }
      }
    }),
  );
});

test('it is whole again once its parts were taken', () => {
  const damage = new Damage();
  damage.add({ x: 0, y: 0, width: 1, height: 1 });
  damage.take();
  expect(damage.take()).toEqual([]);
});
