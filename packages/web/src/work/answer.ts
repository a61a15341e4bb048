interface Asked {
  readonly id: number;
  readonly question: never;
}

/** In a worker: answers the questions of a `Thinker`, one after the other. */
export function answerWith(answer: (question: never) => unknown): void {
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
    // What fails is told to the page as an error of the worker.
    Promise.resolve(answer(question)).then(
      (given) => postMessage({ id, answer: given }),
      (error: unknown) => reportError(error),
    );
  });
}
