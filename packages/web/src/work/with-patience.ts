import { signal } from '@preact/signals';

/** After this long the person is told what is going on. */
export const PATIENCE_MS = 150;

/** A computation that is long enough to be shown; `stop` ends it. */
export const longWork = signal<{ readonly stop: () => void } | undefined>(undefined);

/** Does something that may take long; the person can stop it. */
export async function withPatience<A>(work: (signal: AbortSignal) => Promise<A>): Promise<A | 'stopped'> {
  const stopping = new AbortController();
  const timer = setTimeout(() => (longWork.value = { stop: () => stopping.abort() }), PATIENCE_MS);
  try {
    return await work(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return 'stopped';
    throw error;
  } finally {
    clearTimeout(timer);
    longWork.value = undefined;
  }
}
