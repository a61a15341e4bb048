import { expect, test } from 'vitest';
import { chargeClock, costOf, leftAt, nextTimeOut, pauseClock, startClock } from '../../src/matches/clock.ts';

const FISCHER = { kind: 'fischer', start: 60_000, increment: 2000 } as const;
const EACH = { kind: 'move', each: 30_000 } as const;
const BEGIN = 1_000_000;

test('only the clock of the seat in turn runs', () => {
  const clock = startClock(FISCHER, 2, [0], BEGIN);
  expect(leftAt(clock, BEGIN + 5000)).toEqual([55_000, 60_000]);
});

test('a turn costs its thinking and adds the increment, and the other clock runs from then on', () => {
  const at = BEGIN + 5000;
  const clock = startClock(FISCHER, 2, [0], BEGIN);
  const after = chargeClock(FISCHER, clock, { seat: 0, cost: costOf(clock, 0, at, undefined), turn: [1], at });
  expect(leftAt(after, at)).toEqual([57_000, 60_000]);
  expect(leftAt(after, at + 1000)).toEqual([57_000, 59_000]);
});

test('a turn of several actions adds the increment once, at its end', () => {
  let clock = startClock(FISCHER, 2, [0], BEGIN);
  for (const [seconds, turn] of [
    [1, [0]],
    [2, [0]],
    [3, [1]],
  ] as const) {
    const at = BEGIN + 1000 * seconds;
    clock = chargeClock(FISCHER, clock, { seat: 0, cost: costOf(clock, 0, at, undefined), turn, at });
  }
  expect(clock.left).toEqual([59_000, 60_000]);
});

test('where each turn has its time, the next turn has all of it again', () => {
  const at = BEGIN + 12_000;
  const clock = startClock(EACH, 2, [0], BEGIN);
  const after = chargeClock(EACH, clock, { seat: 0, cost: costOf(clock, 0, at, undefined), turn: [1], at });
  expect(after.left).toEqual([30_000, 30_000]);
});

test('time on the way is forgiven as far as the player says how long the thinking took', () => {
  const clock = startClock(FISCHER, 2, [0], BEGIN);
  expect(costOf(clock, 0, BEGIN + 5000, 4800)).toEqual({ thinking: 4800, forgiven: 200 });
  expect(costOf(clock, 0, BEGIN + 5000, undefined)).toEqual({ thinking: 5000, forgiven: 0 });
});

test('nobody thinks for less than no time, nor for longer than it took', () => {
  const clock = startClock(FISCHER, 2, [0], BEGIN);
  expect(costOf(clock, 0, BEGIN + 100, 9000)).toEqual({ thinking: 100, forgiven: 0 });
  expect(costOf(clock, 0, BEGIN - 100, 0)).toEqual({ thinking: 0, forgiven: 0 });
});

test('whoever says no time at all is forgiven no more than the pool holds, and it fills slowly', () => {
  // 60 s and 40 × 2 s: 0.4 % of it and 150 ms a turn.
  const aTurn = 710;
  let clock = startClock(FISCHER, 2, [0], BEGIN);
  let at = BEGIN;
  const forgiven = Array.from({ length: 4 }, () => {
    at += 4000;
    const cost = costOf(clock, 0, at, 0);
    clock = chargeClock(FISCHER, clock, { seat: 0, cost, turn: [0], at });
    return cost.forgiven;
  });
  expect(forgiven).toEqual([3 * aTurn, aTurn, aTurn, aTurn]);
});

test('the pool never holds more than seven turns', () => {
  let clock = startClock(FISCHER, 2, [0], BEGIN);
  for (let turn = 0; turn < 30; turn++) {
    clock = chargeClock(FISCHER, clock, { seat: 0, cost: { thinking: 0, forgiven: 0 }, turn: [0], at: BEGIN });
  }
  expect(clock.credit[0]).toBe(7 * 710);
});

test('time in which the server was away costs nobody anything', () => {
  const clock = pauseClock(startClock(FISCHER, 2, [0], BEGIN), 90_000);
  expect(leftAt(clock, BEGIN + 95_000)).toEqual([55_000, 60_000]);
});

test('the time of the seat in turn runs out when what may be on its way must have come', () => {
  expect(nextTimeOut(startClock(FISCHER, 2, [0], BEGIN))).toEqual({ seat: 0, at: BEGIN + 60_000 + 3 * 710 });
  expect(nextTimeOut(startClock(FISCHER, 2, [], BEGIN))).toBeUndefined();
});
