import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frames } from '../../src/canvas/frames.ts';

/** The callbacks that wait for the next frame, by their number. */
const waiting = new Map<number, () => void>();

beforeEach(() => {
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    waiting.set(++last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (number: number) => waiting.delete(number));
});

afterEach(() => {
  waiting.clear();
  vi.unstubAllGlobals();
});

function nextFrame(): void {
  const due = [...waiting.values()];
  waiting.clear();
  for (const run of due) run();
}

test('draws once a frame, however often it is asked', () => {
  let drawn = 0;
  let isNeeded = true;
  const frames = new Frames(
    () => isNeeded,
    () => {
      drawn++;
      isNeeded = false;
    },
  );
  frames.ask();
  frames.ask();
  expect([drawn, waiting.size]).toEqual([0, 1]);
  nextFrame();
  expect([drawn, waiting.size]).toEqual([1, 0]);
});

test('draws again for as long as that is needed', () => {
  let left = 3;
  const frames = new Frames(
    () => left > 0,
    () => left--,
  );
  frames.ask();
  for (let frame = 0; frame < 5; frame++) nextFrame();
  expect([left, waiting.size]).toEqual([0, 0]);
});

test('asks for no frame where nothing is to be drawn', () => {
  new Frames(
    () => false,
    () => {},
  ).ask();
  expect(waiting.size).toBe(0);
});

test('draws no more once it is stopped', () => {
  const frames = new Frames(
    () => true,
    () => expect.unreachable(),
  );
  frames.ask();
  frames.stop();
  nextFrame();
});
