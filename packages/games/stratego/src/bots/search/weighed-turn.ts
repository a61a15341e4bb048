import { exponential, type Seat } from '@dedalo/engine';
import { armyOf, otherSeat } from '../../armies.ts';
import { type Cell, CELLS } from '../../board.ts';
import { ARMY } from '../../kernel/kernel.ts';
import { EMPTY, NEXT, RANK_COUNT, rankIndex, SCOUT, WAY_COUNT } from '../../kernel/tables.ts';
import { RANK_OF, RANKS } from '../../pieces.ts';
import type { SeenSoldier, View } from '../../state.ts';
import { asShown } from '../../view.ts';
import { moverScore } from '../rules/score-move.ts';
import { situationAgainst } from '../rules/situation.ts';
import { Belief } from './belief.ts';

/** By so much better a move must look to be made e times as often. */
const COOLNESS = 0.4;
/** Scores beyond are all the same. */
const MOST_SCORE = 12;

/** A move of an enemy: its army before, who moved and where to. */
export interface EnemyTurn {
  readonly seat: Seat;
  readonly army: readonly SeenSoldier[];
  readonly mover: number;
  readonly to: Cell;
}

/** A move and all that could have been done instead, by what the pieces may be. */
export interface WeighedTurn {
  readonly mover: number;
  /** By place in the army · 7 + rank: the weight of all its moves. */
  readonly all: Float64Array;
  /** By rank of the mover: the weight of the move that was made. */
  readonly chosen: Float64Array;
  /** How many moves there were, as far as can be known. */
  readonly moves: number;
}

/** `view` is that of the other one, after the move. */
export function weighTurn(view: View, { seat, army, mover, to }: EnemyTurn): WeighedTurn {
  const seen = asEnemySees(view, seat, army);
  const flag = army[new Belief(seen, seat, (place) => army[place]!.piece !== null).likelyFlag]!;
  const situation = situationAgainst(seen, seat, flag.at ?? flag.id);
  const owners = ownersOf(seen);
  const all = new Float64Array(ARMY * RANK_COUNT);
  const chosen = new Float64Array(RANK_COUNT);
  let moves = 0;
  for (const [place, soldier] of army.entries()) {
    if (soldier.at === null) continue;
    const { at, piece } = soldier;
    let most = 0;
    for (let rank = 2; rank < RANK_COUNT; rank++) {
      if (piece !== null && rankIndex(RANK_OF[piece]) !== rank) continue;
      const targets = targetsOf(soldier, { rank, seat, owners });
      most = Math.max(most, piece === null && rank === SCOUT ? 0 : targets.length);
      for (const target of targets) {
        const score = moverScore(situation, { soldier, at, rank: RANKS[rank]! }, target);
        const weight = exponential(Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score)) / COOLNESS);
        all[place * RANK_COUNT + rank]! += weight;
        if (place === mover && target === to) chosen[rank] = weight;
      }
    }
    moves += most;
  }
  return { mover, all, chosen, moves: Math.max(1, moves) };
}

function asEnemySees(view: View, seat: Seat, army: readonly SeenSoldier[]): View {
  const others = armyOf(view.armies, otherSeat(seat)).map(asShown);
  return { ...view, armies: seat === 0 ? [army, others] : [others, army] };
}

/** By cell: the seat of who stands there. */
function ownersOf({ armies }: View): Int8Array {
  const owners = new Int8Array(CELLS).fill(EMPTY);
  for (const [seat, army] of armies.entries()) for (const { at } of army) if (at !== null) owners[at] = seat;
  return owners;
}

/** Where a piece could go if it were of a rank. */
function targetsOf(
  { at, trail }: SeenSoldier,
  { rank, seat, owners }: { rank: number; seat: Seat; owners: Int8Array },
): Cell[] {
  const targets: Cell[] = [];
  for (let way = 0; way < WAY_COUNT; way++) {
    for (let to = NEXT[at! * WAY_COUNT + way]!; to >= 0; to = NEXT[to * WAY_COUNT + way]!) {
      if (owners[to] === seat) break;
      if (!trail.includes(to)) targets.push(to);
      if (owners[to] !== EMPTY || rank !== SCOUT) break;
    }
  }
  return targets;
}
