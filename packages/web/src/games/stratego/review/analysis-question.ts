import type { JudgedMove } from '@dedalo/clients/stratego/judged-moves';
import type { Weighed } from '@dedalo/clients/stratego/weighed-moves';
import type { Seat } from '@dedalo/engine';
import type { Move, View } from '@dedalo/stratego';

/** A position of which only is told what the side to move knew. */
interface Known {
  readonly seat: Seat;
  readonly seed: string;
  /** In milliseconds. */
  readonly time: number;
  /** What that side saw at its turns; the last one is the position. */
  readonly views: readonly View[];
}

/** What is asked: only what the side to move knew. */
export type AnalysisQuestion =
  | (Known & {
      readonly kind: 'weigh';
      /** What was played there, which is valued as exactly as the best. */
      readonly played: Move | undefined;
    })
  /** It has more time. */
  | { readonly kind: 'weigh-on' };

export interface AnalysisAnswer {
  readonly status: 'searching' | 'done';
  readonly weighed: Weighed;
}

/** A move to be judged; positions of one side are asked for in their order, and remembered. */
export interface JudgeQuestion extends Known {
  readonly position: number;
  readonly played: Move;
}

export interface JudgeAnswer {
  /** Undefined where there was no other move. */
  readonly judged: JudgedMove | undefined;
}
