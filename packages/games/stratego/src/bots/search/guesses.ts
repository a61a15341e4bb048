import type { BotSeat } from '@dedalo/engine';
import { armyOf, otherSeat } from '../../armies.ts';
import { ARMY } from '../../kernel/kernel.ts';
import { BOMB, FLAG, RANK_COUNT } from '../../kernel/tables.ts';
import { canMove, RANK_OF } from '../../pieces.ts';
import type { View } from '../../state.ts';
import type { Behaviour } from './behaviour.ts';
import { Belief } from './belief.ts';
import { Suspicion } from './suspicion.ts';

/** How surely the enemy strikes a flag of which it knows nothing, and one that it knows. */
const LEAST_RISK = 0.3;
const MOST_RISK = 0.95;

/** What both sides guess of each other's pieces before a choice; pieces are those of the kernel. */
export interface Guesses {
  /** The enemy's hidden pieces, and likely ranks for them. */
  readonly hidden: readonly number[];
  readonly samples: readonly (readonly number[])[];
  /** By piece · 7 + rank: how likely it is that, to the other side. */
  readonly odds: Float64Array;
  /** By piece: how likely it is a flag that is raided, and that it never moves. */
  readonly flagOdds: Float64Array;
  readonly fastOdds: Float64Array;
  /** How surely the enemy strikes the flag where it could. */
  readonly flagRisk: number;
}

export function guessesOf(view: View, { seat, random }: BotSeat, behaviour: Behaviour): Guesses {
  const enemy = otherSeat(seat);
  behaviour.watch(view, seat);
  const believed = new Belief(view, enemy, (index) => armyOf(view.armies, enemy)[index]!.piece !== null);
  const suspicion = new Suspicion(believed, behaviour, random);
  const own = new Belief(view, seat, (index) => armyOf(view.armies, seat)[index]!.isShown);
  const odds = new Float64Array(2 * ARMY * RANK_COUNT);
  odds.set(suspicion.odds, enemy * ARMY * RANK_COUNT);
  odds.set(own.odds, seat * ARMY * RANK_COUNT);
  const flagOdds = new Float64Array(2 * ARMY);
  const fastOdds = new Float64Array(2 * ARMY);
  for (let piece = enemy * ARMY; piece < (enemy + 1) * ARMY; piece++) {
    flagOdds[piece] = odds[piece * RANK_COUNT + FLAG]!;
    fastOdds[piece] = flagOdds[piece]! + odds[piece * RANK_COUNT + BOMB]!;
  }
  const cards = armyOf(view.armies, seat).map(({ piece }) => piece);
  for (const [index, card] of cards.entries()) fastOdds[seat * ARMY + index] = canMove(RANK_OF[card!]) ? 0 : 1;
  const flag = seat * ARMY + cards.indexOf('FL');
  const known = odds[flag * RANK_COUNT + FLAG]!;
  flagOdds[flag] = Math.min(1, 0.4 + 1.2 * known);
  return {
    hidden: believed.hidden.map((index) => enemy * ARMY + index),
    samples: suspicion.samples,
    odds,
    flagOdds,
    fastOdds,
    flagRisk: Math.min(MOST_RISK, LEAST_RISK + known),
  };
}
