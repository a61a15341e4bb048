/** Asks a worker one question. With the answer, or when the signal says so, the worker ends. */
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
