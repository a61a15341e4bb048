/** Closing the window means the same as pressing Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does the work; who presses Ctrl-C meanwhile has it stopped, and what there is then is for the work to tell. */
export async function untilStopped<T>(stop: () => void, work: () => Promise<T>): Promise<T> {
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
