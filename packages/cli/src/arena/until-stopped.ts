/** Closing the window counts as Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does the work; Ctrl-C stops it, and the work reports its results so far. */
export async function untilStopped<T>(stop: () => void, work: () => Promise<T>): Promise<T> {
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
