/** Wrong use of the command: one sentence, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The answer is no: one sentence, exit code 1. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export const EXIT = { done: 0, no: 1, usage: 2 } as const;
