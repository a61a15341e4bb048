import type { PlayerName } from '@dedalo/clients/stratego/players';
import type { Seat } from '@dedalo/engine';
import type { Action, View } from '@dedalo/stratego';

/** What a bot is asked: only what its seat may know. */
export type BotQuestion =
  | {
      readonly kind: 'think';
      readonly bot: PlayerName;
      readonly seat: Seat;
      readonly seed: string;
      /** In milliseconds. */
      readonly time: number;
      /** What it saw at its turns since the last question; the last one is now. */
      readonly views: readonly View[];
    }
  /** Whether it has more time. */
  | { readonly kind: 'think-on' };

export interface BotAnswer {
  readonly status: 'searching' | 'done';
  /** Its current choice: a move, or all its pieces placed. */
  readonly actions: readonly Action[];
}
