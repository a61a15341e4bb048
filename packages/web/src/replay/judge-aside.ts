import type { Judgement, Source } from './judge.ts';

/** Has a replay judged in a worker of its own, which the signal ends. */
export function judgeAside(source: Source, signal: AbortSignal): Promise<Judgement> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Judgement>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message || 'the worker cannot be loaded'));
    });
    worker.postMessage(source);
  });
}
