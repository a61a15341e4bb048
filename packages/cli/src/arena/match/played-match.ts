import type { Estimate, Series, SeriesResult, SprtRules } from '@dedalo/arena/series/index';
import type { OddGame } from './ledger.ts';

/** A series that is over, with all that can be told of it. */
export interface PlayedMatch {
  readonly series: Series;
  readonly result: SeriesResult;
  readonly estimate: Estimate;
  readonly sprt?: SprtRules;
  /** Where replays and logs are, if any were kept. */
  readonly folder?: string;
  /** How many replays there are that hold. */
  readonly replays: number;
  /** Whether a program wrote to standard error. */
  readonly hasLogs: boolean;
  readonly variety: { readonly different: number; readonly pairs: number };
  /** The file with all odd games, where there are any. */
  readonly again?: string;
  readonly odd: readonly (OddGame & { readonly command: string })[];
}
