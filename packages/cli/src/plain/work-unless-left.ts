import { setImmediate } from 'node:timers/promises';
import { type Portions, workFor } from '@dedalo/clients/work';

const SLICE_MS = 50;
/** After so long somebody who waits wants to hear something, and then again. */
const SILENCE_MS = 2000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Works something out between two lines; whoever leaves meanwhile need not wait for it. */
export async function workUnlessLeft(work: Portions, tell: () => void): Promise<'done' | 'left'> {
  let isLeft = false;
  let told = performance.now();
  const leave = (): void => {
    isLeft = true;
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    for (;;) {
      // Signals are heard only between turns of the event loop.
      await setImmediate();
      if (isLeft || isTypingOver()) return 'left';
      if (workFor(work, SLICE_MS, () => performance.now()) === 'done') return 'done';
      if (performance.now() - told < SILENCE_MS) continue;
      tell();
      told = performance.now();
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

/** At a terminal Ctrl-C is a key, not a signal: it closes what reads the lines, which pauses the input. */
const isTypingOver = (): boolean => process.stdin.isTTY && process.stdin.isPaused();
