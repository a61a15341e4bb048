/** Asks a worker one question. The worker ends with the answer, or when the signal aborts. */
export function askWorker<A>(worker: Worker, question: unknown, signal: AbortSignal): Promise<A> {
  return new Promise((resolve, reject) => {
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<A>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message || 'the worker cannot be loaded'));
    });
    worker.postMessage(question);
  });
}
