import type { Thought } from '../src/bot.ts';
import { expect, test } from 'vitest';
import { TimedThought } from '../src/timed-thought.ts';

/** Each step takes so many milliseconds of a clock that nothing else moves. */
function stepping(perStep: number, isDoneAt = Infinity) {
  let now = 0;
  let steps = 0;
  const portions: number[] = [];
  const thought: Thought<number> = {
    advance(budget) {
      portions.push(budget);
      steps += budget;
      now += budget * perStep;
      return steps >= isDoneAt ? 'done' : 'searching';
    },
    get choice() {
      return steps;
    },
  };
  return { thought, portions, now: () => now };
}

test('a thought is over when its time is, in slices between which one can listen', () => {
  const { thought, now } = stepping(0.01);
  const timed = new TimedThought(thought, 100);
  let slices = 0;
  while (timed.workFor(15, now) === 'searching') slices++;
  expect(now()).toBeGreaterThanOrEqual(100);
  expect(now()).toBeLessThan(115);
  expect(slices).toBeGreaterThan(4);
  expect(timed.choice).toBeGreaterThan(9000);
  const before = now();
  expect(timed.workFor(15, now), 'once over it stays so').toBe('done');
  expect(now()).toBe(before);
});

test('portions grow where steps are short and shrink where they are long', () => {
  const quick = stepping(0.001);
  new TimedThought(quick.thought, 100).workFor(50, quick.now);
  expect(Math.max(...quick.portions)).toBeGreaterThan(500);
  const slow = stepping(10);
  const timed = new TimedThought(slow.thought, 2000);
  while (timed.workFor(15, slow.now) === 'searching');
  expect(slow.portions.at(-1)).toBe(1);
});

test('a thought that is done needs no more time', () => {
  const { thought, now } = stepping(1, 16);
  const timed = new TimedThought(thought, 1000);
  expect(timed.workFor(50, now)).toBe('done');
  expect(now()).toBe(16);
});
