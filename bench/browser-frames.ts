import type { Stage } from '../tools/browser.ts';

/** What was measured, frame by frame, in milliseconds. */
export interface Frames {
  /** What JavaScript took. */
  readonly spent: readonly number[];
  /** The time since the frame before. */
  readonly between: readonly number[];
}

/**
 * A script that times all that a page runs: callbacks of frames, of timers and of events such as keys, each with the
 * promises that are kept after it; what runs within another is counted once. To a frame belongs all from its first
 * callback to the first one of the next. Layout, painting and other threads are not in it: where they are slow, frames
 * come late, by the time that the browser tells to the callbacks.
 * Only frames are kept that begin and end while the selector finds something.
 */
export const timeFrames = (selector: string): string => `{
  globalThis.frameTimes = { spent: [], between: [] };
  let [depth, spent, last, wasFound] = [0, 0, 0, false];
  const timed = (callback) => function (...given) {
    const begun = performance.now();
    depth++;
    try {
      return callback.apply(this, given);
    } finally {
      depth--;
      if (depth === 0) {
        const ended = performance.now();
        spent += ended - begun;
        queueMicrotask(() => (spent += performance.now() - ended));
      }
    }
  };
  const endFrame = (now) => {
    if (now === last) return;
    const isFound = document.querySelector(${JSON.stringify(selector)}) !== null;
    if (isFound && wasFound) {
      frameTimes.spent.push(spent);
      frameTimes.between.push(now - last);
    }
    [spent, last, wasFound] = [0, now, isFound];
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
  const listeners = new WeakMap();
  for (const name of ['addEventListener', 'removeEventListener']) {
    const change = EventTarget.prototype[name];
    EventTarget.prototype[name] = function (type, listener, options) {
      if (typeof listener !== 'function') return change.call(this, type, listener, options);
      if (!listeners.has(listener)) listeners.set(listener, timed(listener));
      return change.call(this, type, listeners.get(listener), options);
    };
  }
}`;

/** A page with nothing on it that asks for one frame after the other. */
export async function emptyFrames(stage: Stage, seconds: number): Promise<Frames> {
  const page = await stage.open();
  await page.evaluate(timeFrames('body'));
  await page.evaluate('{ const again = () => void requestAnimationFrame(again); again(); }');
  await page.waitForTimeout(seconds * 1000);
  const frames = await page.evaluate<Frames>('frameTimes');
  await page.context().close();
  return frames;
}

/** The value that so great a share of all do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)]!;
}
