interface Asked {
  readonly id: number;
  readonly question: never;
}

/** In a worker: answers the questions of a `Thinker`, one after the other. */
export function answerWith(answer: (question: never) => unknown): void {
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
    // An error in the worker is reported to the page.
    Promise.resolve(answer(question)).then(
      (given) => postMessage({ id, answer: given }),
      (error: unknown) => reportError(error),
    );
  });
}
