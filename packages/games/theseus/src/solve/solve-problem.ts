/** Large games are only played: their tables would need more bytes than are allowed. */
export interface SolveProblem {
  readonly code: 'too-large-to-solve';
  readonly needed: number;
  readonly allowed: number;
}

/** What the tables of a solution may take unless another bound is given. */
export const MOST_BYTES = 300_000_000;
