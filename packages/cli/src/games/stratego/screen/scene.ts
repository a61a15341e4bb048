import type { Draft } from '@dedalo/clients/stratego/draft';
import type { Seat } from '@dedalo/engine';
import type { Cell, View } from '@dedalo/stratego';

/** A board to be drawn, with its marks. */
export interface Scene {
  readonly view: View;
  /** The side that is below, and whose cards are the own ones. */
  readonly seat: Seat;
  /** For watching: neither side is the own one, and nothing is hidden. */
  readonly isWatched?: true;
  readonly cursor?: Cell | undefined;
  readonly picked?: Cell | undefined;
  /** The possible targets of the picked piece. */
  readonly targets?: readonly Cell[];
  readonly lastMove?: { readonly from: Cell; readonly to: Cell } | undefined;
  /** The set-up in progress, in place of the own army. */
  readonly draft?: Draft | undefined;
}
