import type { GameRecord, Seat } from '@dedalo/engine';
import { armyOf, BLUE, type Move, RED, soldierAt, type StrategoTypes, targetOf } from '@dedalo/stratego';
import { type ListedMove, movesSeen, type SeenMoves } from './seen-moves.ts';

/** With whose knowledge a game that is over is gone through: that of a seat, or with all cards. */
export type Reviewer = Seat | 'all';

/** The moves of a recorded game, as either side saw them and as they were. */
export class ReviewedMoves {
  readonly #seen: readonly [SeenMoves, SeenMoves];

  constructor(record: GameRecord<StrategoTypes>) {
    const whole = { ...record, played: record.actions.length };
    this.#seen = [movesSeen(whole, RED), movesSeen(whole, BLUE)];
  }

  get length(): number {
    return this.#seen[RED].moves.length;
  }

  /** Every player knows what it moves itself. */
  listed(reviewer: Reviewer): readonly ListedMove[] {
    if (reviewer !== 'all') return this.#seenBy(reviewer).moves;
    return this.#seen[RED].moves.map((move, index) => this.#seenBy(move.seat).moves[index] ?? move);
  }

  /** A move that could have been made after so many. */
  possible(
    count: number,
    { seat, move }: { readonly seat: Seat; readonly move: Move },
    reviewer: Reviewer,
  ): ListedMove {
    const { armies } = this.#seenBy(reviewer === 'all' ? seat : reviewer).viewAfter(count);
    const piece = soldierAt(armyOf(armies, seat), move.from)?.piece ?? null;
    return { seat, from: move.from, to: targetOf(seat, move)!, piece, fought: undefined };
  }

  #seenBy(seat: Seat): SeenMoves {
    return this.#seen[seat as 0 | 1];
  }
}
