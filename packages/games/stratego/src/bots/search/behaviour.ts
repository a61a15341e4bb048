import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat } from '../../armies.ts';
import { ARMY } from '../../kernel/kernel.ts';
import { RANK_COUNT } from '../../kernel/tables.ts';
import type { View } from '../../state.ts';
import { type EnemyTurn, weighTurn, type WeighedTurn } from './weighed-turn.ts';

/** Of the first so many moves so many are expected to be whims, before anything is known. */
const EXPECTED = { whims: 3, moves: 10 };
/** Older moves are forgotten. */
const MOST_TURNS = 150;

/**
 * What an enemy has done so far, and how well it goes with what its hidden pieces may be. Whoever looks one move ahead,
 * as `rules` does, makes some moves more often with one rank than with another; others follow plans of their own, so
 * how often a move is a whim is learned too.
 */
export class Behaviour {
  readonly #turns: WeighedTurn[] = [];
  #whim = EXPECTED.whims / EXPECTED.moves;
  #last: View | undefined;

  /** The share of the enemy's moves of which nothing can be learned. */
  get whim(): number {
    return this.#whim;
  }

  /** Learns from what the enemy did since the last view of the same seat. */
  watch(view: View, seat: Seat): void {
    const last = this.#last;
    this.#last = view;
    if (last?.moves !== view.moves - 2) return;
    const turn = turnBetween(last, view, otherSeat(seat));
    if (!turn) return;
    this.#turns.push(weighTurn(view, turn));
    if (this.#turns.length > MOST_TURNS) this.#turns.shift();
  }

  /** How likely whoever has these ranks, by place in the army, does all that was done; only ratios mean anything. */
  likelihood(ranks: ArrayLike<number>): number {
    let product = 1;
    for (const turn of this.#turns) product *= this.#whim + (1 - this.#whim) * turn.moves * byPlan(turn, ranks);
    return product;
  }

  /** Learns from likely ranks how often the enemy follows a whim. */
  judge(samples: readonly ArrayLike<number>[]): void {
    let whims = 0;
    for (const ranks of samples) {
      for (const turn of this.#turns) {
        whims += this.#whim / (this.#whim + (1 - this.#whim) * turn.moves * byPlan(turn, ranks));
      }
    }
    this.#whim = (EXPECTED.whims + whims / samples.length) / (EXPECTED.moves + this.#turns.length);
  }
}

/** What the enemy did between two views; undefined where it fought, which shows more than it tells. */
function turnBetween(last: View, view: View, seat: Seat): EnemyTurn | undefined {
  const before = armyOf(last.armies, seat);
  const after = armyOf(view.armies, seat);
  const mover = after.findIndex(({ at }, place) => at !== null && at !== before[place]!.at);
  if (mover === -1 || after[mover]!.isShown !== before[mover]!.isShown) return undefined;
  return { seat, army: after.with(mover, before[mover]!), mover, to: after[mover]!.at! };
}

/** How likely somebody with these ranks who looks one move ahead does what was done. */
function byPlan({ mover, all, chosen }: WeighedTurn, ranks: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < ARMY; place++) sum += all[place * RANK_COUNT + ranks[place]!]!;
  return sum === 0 ? 0 : chosen[ranks[mover]!]! / sum;
}
