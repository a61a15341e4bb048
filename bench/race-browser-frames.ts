import { Random } from '@dedalo/grid';
import type { Page } from 'playwright-core';
import { keep } from '../packages/web/test/browser/screens.ts';
import type { Stage } from '../tools/browser.ts';

/** What the frames of a page took. */
export interface Frames {
  readonly count: number;
  /** Milliseconds of JavaScript a frame: the middle one, and the slowest but a twentieth. */
  readonly middle: number;
  readonly slow: number;
  /** The share of frames that came more than 25 ms after the one before. */
  readonly late: number;
}

/**
 * Times everything that the page runs: the callbacks of animation frames, of timers, of messages and of events such as
 * keys, each with the promises that are kept after it; what runs within another is counted once. A frame has all that
 * runs from its first callback to the first one of the next frame. Neither layout and painting nor other threads are in
 * it: they are seen in the times between frames, which the browser tells to the callbacks.
 * Only frames are kept at whose beginning and end there is something that the selector finds.
 */
const timeFrames = (selector: string): string => `{
  globalThis.frames = { spent: [], between: [] };
  let depth = 0;
  let begun = 0;
  let spent = 0;
  let last = 0;
  let wasOf = false;
  const timed = (callback) => function (...given) {
    if (depth++ === 0) begun = performance.now();
    try {
      return callback.apply(this, given);
    } finally {
      if (--depth === 0) {
        const since = begun;
        const soFar = performance.now();
        spent += soFar - since;
        queueMicrotask(() => (spent += performance.now() - soFar));
      }
    }
  };
  const endFrame = (now) => {
    if (now === last) return;
    const isOf = document.querySelector(${JSON.stringify(selector)}) !== null;
    if (isOf && wasOf) {
      frames.spent.push(spent);
      frames.between.push(now - last);
    }
    wasOf = isOf;
    last = now;
    spent = 0;
  };
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => {
    const run = timed(callback);
    return ask((now) => {
      endFrame(now);
      run(now);
    });
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const set = globalThis[name].bind(globalThis);
    globalThis[name] = (callback, ...given) => set(timed(callback), ...given);
  }
  const timedOnes = new WeakMap();
  const timedOnce = (callback) => {
    if (typeof callback !== 'function') return callback;
    if (!timedOnes.has(callback)) timedOnes.set(callback, timed(callback));
    return timedOnes.get(callback);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, callback, options) {
    return addEventListener.call(this, type, timedOnce(callback), options);
  };
  EventTarget.prototype.removeEventListener = function (type, callback, options) {
    return removeEventListener.call(this, type, timedOnce(callback), options);
  };
}`;

const LATE_MS = 25;
const FIRST_FRAMES = 30;

async function readFrames(page: Page): Promise<Frames> {
  const { spent, between } = await page.evaluate<{ spent: number[]; between: number[] }>('frames');
  const ordered = spent.slice(FIRST_FRAMES).toSorted((one, other) => one - other);
  const intervals = between.slice(FIRST_FRAMES);
  return {
    count: ordered.length,
    middle: ordered[Math.floor(ordered.length / 2)] ?? Number.NaN,
    slow: ordered[Math.ceil(ordered.length * 0.95) - 1] ?? Number.NaN,
    late: intervals.filter((milliseconds) => milliseconds > LATE_MS).length / intervals.length,
  };
}

/** A page with nothing on it that asks for frame after frame. */
export async function emptyFrames(stage: Stage, seconds: number): Promise<Frames> {
  const page = await stage.open();
  await page.goto('about:blank');
  await page.evaluate(timeFrames('body'));
  await page.evaluate('{ const again = () => void requestAnimationFrame(again); again(); }');
  await page.waitForTimeout(seconds * 1000);
  const frames = await readFrames(page);
  await page.context().close();
  return frames;
}

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const KEY_MS = 400;
const RUNNING = '.race[data-phase="running"]';

/** The last level of the largest game, steered by chance; whenever the race is over, the next one begins. */
export async function raceFrames(stage: Stage, seconds: number, during?: (page: Page, run: () => Promise<void>) => Promise<void>): Promise<Frames> {
  const page = await stage.open({ locale: 'en' });
  await page.addInitScript({ content: timeFrames(RUNNING) });
  await keep(page, {
    progress: JSON.stringify({ known: ['race'], solved: [] }),
    race: JSON.stringify({ game: 'daedalus', level: 7, difficulty: 'gentle' }),
  });
  await page.goto('/#/race/play');
  await page.locator('.race[data-phase="ready"]').waitFor();
  const random = new Random('keys');
  const run = async () => {
  while ((await page.evaluate<number>('frames.between.reduce((sum, one) => sum + one, 0)')) < seconds * 1000) {
    const isOver = await page.locator('.race[data-phase="over"]').count();
    await page.keyboard.press(isOver ? 'Enter' : random.pick(KEYS));
    await page.waitForTimeout(KEY_MS);
  }
  };
  if (during) await during(page, run); else await run();
  const frames = await readFrames(page);
  await page.context().close();
  return frames;
}
