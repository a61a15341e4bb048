import type { Draft } from '@dedalo/clients/stratego/draft';
import type { Seat } from '@dedalo/engine';
import type { Cell, View } from '@dedalo/stratego';

/** A board to be drawn, and what is marked on it. */
export interface Scene {
  readonly view: View;
  /** Whose side is below, and whose cards are the own ones. */
  readonly seat: Seat;
  /** For who watches: nobody is oneself, and nothing is hidden. */
  readonly isWatched?: true;
  readonly cursor?: Cell | undefined;
  readonly picked?: Cell | undefined;
  /** Where the picked piece may go. */
  readonly targets?: readonly Cell[];
  readonly lastMove?: { readonly from: Cell; readonly to: Cell } | undefined;
  /** The set-up that is being made, in the place of the own army. */
  readonly draft?: Draft | undefined;
}
