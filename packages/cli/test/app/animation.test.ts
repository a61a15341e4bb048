import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Animation } from '../../src/app/animation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded(answers: readonly boolean[] = [true, true, true]) {
  const done: number[] = [];
  const redraw = vi.fn();
  const steps = answers.map((answer, index) => () => {
    done.push(index);
    return answer;
  });
  return { done, redraw, steps, animation: new Animation(redraw) };
}

test('the first step is taken at once, the others a pause apart, each with a redraw', () => {
  const { done, redraw, steps, animation } = recorded();
  animation.start(steps, 40);
  expect(done).toEqual([0]);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(39);
  expect(done).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([0, 1]);
  vi.advanceTimersByTime(400);
  expect(done).toEqual([0, 1, 2]);
  expect(redraw).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('with no pause all is done at once', () => {
  const { done, steps, animation } = recorded();
  animation.start(steps, 0);
  expect(done).toEqual([0, 1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a step that answers false is the last, also the first one', () => {
  const later = recorded([true, false, true]);
  later.animation.start(later.steps, 10);
  vi.advanceTimersByTime(100);
  expect(later.done).toEqual([0, 1]);
  expect(vi.getTimerCount()).toBe(0);
  const first = recorded([false, true]);
  first.animation.start(first.steps, 10);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(first.done).toEqual([0]);
});

test('finishing takes what is left, and so does starting another', () => {
  const { done, steps, animation } = recorded();
  animation.start(steps, 10);
  animation.finish();
  expect(done).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([0, 1, 2]);
  animation.start(steps, 10);
  animation.start(steps, 10);
  expect(done).toEqual([0, 1, 2, 0, 1, 2, 0]);
  animation.finish();
});

test('no steps, no timer', () => {
  const { animation } = recorded();
  animation.start([], 10);
  expect(vi.getTimerCount()).toBe(0);
});
