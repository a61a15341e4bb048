import { expect, test } from 'vitest';
import { Plan } from '../../src/lab/plan.ts';

const plan = new Plan({
  grid: { width: 21, height: 15 },
  room: { width: 900, height: 600 },
  hasLattice: true,
  doors: { areAside: true, areAbove: false },
  sign: 10,
  wallShare: 0.3,
});

test('it fits the room, and every cell lies on it in whole pixels', () => {
  expect(plan.size.width).toBeLessThanOrEqual(900);
  expect(plan.size.height).toBeLessThanOrEqual(600);
  for (let cell = 0; cell < 21 * 15; cell++) {
    const { x, y, width, height } = plan.boxOf(cell);
    expect([x, y, width, height].every(Number.isInteger)).toBe(true);
    expect(x + width).toBeLessThanOrEqual(plan.size.width);
    expect(y + height).toBeLessThanOrEqual(plan.size.height);
  }
});

test('rooms are wider than walls', () => {
  expect(plan.boxOf(0).width).toBe(plan.gauge.wall);
  expect(plan.boxOf(22).width).toBe(plan.gauge.floor);
  expect([plan.isRoom(0), plan.isRoom(1), plan.isRoom(22)]).toEqual([false, false, true]);
});

test('the sign of a door in the outer wall is wholly outside', () => {
  const door = 21;
  const box = plan.boxOf(door);
  expect(plan.signPlace(door, false).x).toBeLessThanOrEqual(box.x - 10);
  expect(plan.signPlace(door, false).x).toBeGreaterThanOrEqual(10);
  expect(plan.signPlace(door, true).x).toBe(box.x + box.width / 2);
});

test('a box finds the cells under it', () => {
  for (const cell of [0, 22, 100, 314]) {
    expect([...plan.cellsIn(plan.boxOf(cell))]).toEqual([cell]);
  }
  const around = plan.boxOf(22);
  const larger = { x: around.x - 1, y: around.y - 1, width: around.width + 2, height: around.height + 2 };
  expect([...plan.cellsIn(larger)]).toEqual([0, 1, 2, 21, 22, 23, 42, 43, 44]);
});
