import { isThere, type NeedName, NEEDS } from '../../tools/needs.ts';

export interface ProofOptions {
  /** Only what can be shown in a minute: fewer cases, no speeds. */
  readonly isSample: boolean;
  /** A folder with maps/*.map, maps/*.scen4 and sokoban/ with files of levels. */
  readonly data?: string | undefined;
  /** A folder with files of Sokoban levels that are not ours. */
  readonly levels?: string | undefined;
}

/** A line of the proof. A claim that cannot be measured here is `not run`, never missed. */
export interface Finding {
  readonly claim: string;
  readonly bar: string;
  readonly measured: string;
  readonly verdict: 'ok' | 'MISSED' | 'not run';
  /** What the machine lacks to measure it. */
  readonly missing?: readonly NeedName[];
}

/** Something that the documentation says, and how to find out whether it is so. */
export interface Claim {
  readonly kind: 'correctness' | 'speed';
  readonly findings: (options: ProofOptions) => AsyncIterable<Finding> | Iterable<Finding>;
}

export const verdict = (isReached: boolean): 'ok' | 'MISSED' => (isReached ? 'ok' : 'MISSED');

/** The line in place of claims that need what this machine lacks; undefined where it has all of it. */
export function lacking(claim: string, ...needs: readonly NeedName[]): Finding | undefined {
  const missing = needs.filter((need) => !isThere(need));
  if (missing.length === 0) return undefined;
  const measured = `needs ${missing.map((need) => NEEDS[need].name).join(', ')}`;
  return { claim, bar: '', measured, verdict: 'not run', missing };
}

/** A line for cases that must all be right. */
export const allRight = (claim: string, count: { right: number; total: number }): Finding => ({
  claim,
  bar: 'all',
  measured: `${count.right} of ${count.total}`,
  verdict: verdict(count.total > 0 && count.right === count.total),
});
