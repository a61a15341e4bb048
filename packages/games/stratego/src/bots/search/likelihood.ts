import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat } from '../../armies.ts';
import { RANK_OF } from '../../pieces.ts';
import type { SeenSoldier, View } from '../../state.ts';
import { BOMB, FLAG, LOSES, MINER, NEXT, OUTCOME, RANK_COUNT, rankIndex, SCOUT, WINS } from '../../kernel/tables.ts';
import { usual } from './prior.ts';

/** A scout that has only ever walked. */
const WALKING_SCOUT = 0.2;
/** Beside a card that it knows, a piece that has come there is likely to win, and not to lose. */
const DARES = 2.5;
const SUFFERS = 0.5;

/** How well each rank explains where a hidden piece began, what it did and next to whom it stands; by rank. */
export function likelihoods(view: View, seat: Seat, soldier: SeenSoldier): number[] {
  const beside = shownBeside(view, seat, soldier);
  return Array.from({ length: RANK_COUNT }, (_, rank) => {
    const isImmovable = rank === FLAG || rank === BOMB;
    if (soldier.hasMoved && isImmovable) return 0;
    if (soldier.hasRun && rank !== SCOUT) return 0;
    let weight = usual(rank, soldier.id, seat);
    if (soldier.hasMoved && !soldier.hasRun && rank === SCOUT) weight *= WALKING_SCOUT;
    if (soldier.hasMoved) for (const known of beside) weight *= daring(rank, known);
    return weight;
  });
}

function daring(rank: number, known: number): number {
  if (known === BOMB) return rank === MINER ? DARES : 1;
  const result = OUTCOME[rank * RANK_COUNT + known]!;
  return result === WINS ? DARES : result === LOSES ? SUFFERS : 1;
}

function shownBeside(view: View, seat: Seat, { at }: SeenSoldier): number[] {
  const others = armyOf(view.armies, otherSeat(seat));
  return others.flatMap((other) => {
    if (other.at === null || !other.isShown || other.piece === null) return [];
    for (let way = 0; way < 4; way++) if (NEXT[at! * 4 + way] === other.at) return [rankIndex(RANK_OF[other.piece])];
    return [];
  });
}
