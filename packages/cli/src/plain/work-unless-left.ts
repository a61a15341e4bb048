import { setImmediate } from 'node:timers/promises';
import { type Portions, workFor } from '@dedalo/clients/work';
import { Leaving } from './leaving.ts';

const SLICE_MS = 50;
/** How long a waiting person gets no message, and the time between two. */
export const SILENCE_MS = 2000;

/** Computes something between two lines; the player can leave without waiting for it. */
export async function workUnlessLeft(work: Portions, tell: () => void): Promise<'done' | 'left'> {
  const leaving = new Leaving();
  let told = performance.now();
  try {
    for (;;) {
      // Signals arrive only between turns of the event loop.
      await setImmediate();
      if (leaving.isLeft) return 'left';
      if (workFor(work, SLICE_MS, () => performance.now()) === 'done') return 'done';
      if (performance.now() - told < SILENCE_MS) continue;
      tell();
      told = performance.now();
    }
  } finally {
    leaving.end();
  }
}
