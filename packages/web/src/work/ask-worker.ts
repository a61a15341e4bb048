import { signal } from '@preact/signals';

/** What takes long enough to be shown; `stop` ends it. */
export const longWork = signal<{ readonly stop: () => void } | undefined>(undefined);

const PATIENCE_MS = 150;

/** Asks a worker one question and ends it. Who gets tired of waiting can stop it. */
export function askWorker<A>(worker: Worker, question: unknown): Promise<A | 'stopped'> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      longWork.value = undefined;
      worker.terminate();
    };
    const stop = (): void => {
      end();
      resolve('stopped');
    };
    const timer = setTimeout(() => (longWork.value = { stop }), PATIENCE_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<A>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(question);
  });
}
