export interface ProofOptions {
  /** Only what can be shown in a minute: fewer cases, no speeds. */
  readonly isSample: boolean;
  /** A folder with maps/*.map, maps/*.scen4 and sokoban/ with files of levels. */
  readonly data?: string | undefined;
  /** A folder with files of Sokoban levels that are not ours. */
  readonly levels?: string | undefined;
}

/** A line of the proof. */
export interface Finding {
  readonly claim: string;
  readonly bar: string;
  readonly measured: string;
  readonly verdict: 'ok' | 'MISSED' | 'not run';
}

/** Something that the documentation says, and how to find out whether it is so. */
export interface Claim {
  readonly kind: 'correctness' | 'speed';
  readonly findings: (options: ProofOptions) => AsyncIterable<Finding> | Iterable<Finding>;
}

export const verdict = (isReached: boolean): 'ok' | 'MISSED' => (isReached ? 'ok' : 'MISSED');

/** A line for cases that must all be right. */
export const allRight = (claim: string, count: { right: number; total: number }): Finding => ({
  claim,
  bar: 'all',
  measured: `${count.right} of ${count.total}`,
  verdict: verdict(count.total > 0 && count.right === count.total),
});
