import type { Weighed } from '@dedalo/clients/stratego/weighed-moves';
import type { Seat } from '@dedalo/engine';
import type { View } from '@dedalo/stratego';

/** What is asked: only what the side to move knew. */
export type AnalysisQuestion =
  | {
      readonly kind: 'weigh';
      readonly seat: Seat;
      readonly seed: string;
      /** In milliseconds. */
      readonly time: number;
      /** What that side saw at its turns; the last one is the position. */
      readonly views: readonly View[];
    }
  /** It has more time. */
  | { readonly kind: 'weigh-on' };

export interface AnalysisAnswer {
  readonly status: 'searching' | 'done';
  readonly weighed: Weighed;
}
