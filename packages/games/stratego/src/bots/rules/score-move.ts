import { afterMove } from '../../armies.ts';
import type { Cell } from '../../board.ts';
import { type Move, targetOf } from '../../moving.ts';
import { canMove, type Rank } from '../../pieces.ts';
import { movesOfView } from '../../view-moves.ts';
import { gainOf, isCertain, lossTo, WORTH } from './exchange.ts';
import type { Enemy, Own, Situation } from './situation.ts';
import { BESIDE } from './ways.ts';

/** What the rules weigh, in the units of `WORTH`. */
const WEIGHTS = {
  win: 10_000,
  /** To know a card that was not known. */
  knowledge: 6,
  /** The share of a card's worth that is lost when it is shown. */
  secrecy: 0.08,
  /** A step that brings a goal nearer. */
  approach: 0.55,
  /** What is left of a goal's worth a step farther away. */
  distance: 0.84,
  flagGuess: 100,
  /** Who moves about cannot be met everywhere. */
  chase: 0.7,
  /** A piece that comes near the own flag is a better target. */
  guard: 1,
  /** An enemy who is not known may be harmless, and does not know either. */
  doubt: 0.35,
  otherDangers: 0.25,
  flagThreat: 400,
  /** A piece that has stood still so far might be a bomb. */
  stillness: 1.5,
  fewMoves: 40,
} as const;

/** One ply: what is taken, what is then in danger, and what comes nearer. */
export function scoreMove(situation: Situation, move: Move): number {
  const { own, enemies, seat } = situation;
  const mover = own.find(({ at }) => at === move.from)!;
  const to = targetOf(seat, move)!;
  const enemy = enemies.find(({ at }) => at === to);
  if (enemy?.odds.flag === 1) return WEIGHTS.win;
  const others = enemies.filter((other) => other !== enemy);
  const moved = { ...mover, at: to };
  const army = own.map((soldier) => (soldier === mover ? moved : soldier));
  return (
    (enemy ? attackScore(mover, enemy) : approachScore(situation, { mover, to })) -
    dangerScore(army, others) -
    (mover.soldier.hasMoved ? 0 : WEIGHTS.stillness) -
    confinement(situation, move, to)
  );
}

/** What a move is worth by what its mover does alone: what it takes, gets nearer to, and gets into or out of. */
export function moverScore(situation: Situation, mover: Own, to: Cell): number {
  const enemy = situation.enemies.find(({ at }) => at === to);
  const dangerAt = (at: Cell): number =>
    Math.max(0, ...situation.enemies.map((other) => (other === enemy ? 0 : danger({ ...mover, at }, other))));
  return (
    (enemy ? attackScore(mover, enemy) : approachScore(situation, { mover, to })) -
    dangerAt(to) +
    dangerAt(mover.at) -
    (mover.soldier.hasMoved ? 0 : WEIGHTS.stillness)
  );
}

function attackScore({ rank, soldier }: Own, enemy: Enemy): number {
  const secret = soldier.isShown ? 0 : WORTH[rank] * WEIGHTS.secrecy;
  const known = isCertain(enemy.odds) ? 0 : WEIGHTS.knowledge;
  return gainFrom(rank, enemy) + known - secret;
}

/** What an attack brings, with the flag where it usually stands. */
const gainFrom = (rank: Rank, { odds, flag }: Enemy): number => gainOf(rank, odds) + (flag - odds.flag) * WORTH.flag;

function approachScore({ enemies, flag }: Situation, { mover, to }: { mover: Own; to: Cell }): number {
  const pull = (cell: Cell): number =>
    Math.max(0, ...enemies.map((enemy) => wish(mover, enemy, flag) * WEIGHTS.distance ** enemy.steps[cell]!));
  return WEIGHTS.approach * (pull(to) - pull(mover.at));
}

function wish({ rank }: Own, enemy: Enemy, flag: Cell): number {
  const guard = 1 + WEIGHTS.guard * WEIGHTS.distance ** (2 * enemy.steps[flag]!);
  const knowledge = isCertain(enemy.odds) ? 0 : WEIGHTS.knowledge;
  const chase = enemy.soldier.hasMoved ? WEIGHTS.chase : 1;
  return chase * guard * Math.max(0, gainFrom(rank, enemy) + knowledge) + enemy.flag * WEIGHTS.flagGuess;
}

/** The worst that can be taken in the next move, and a share of the rest. */
function dangerScore(army: readonly Own[], enemies: readonly Enemy[]): number {
  const dangers = army.map((own) => Math.max(0, ...enemies.map((enemy) => danger(own, enemy))));
  const worst = Math.max(0, ...dangers);
  return worst + WEIGHTS.otherDangers * (dangers.reduce((sum, each) => sum + each, 0) - worst);
}

function danger({ at, rank }: Own, enemy: Enemy): number {
  if (!BESIDE[at]!.includes(enemy.at)) return 0;
  if (rank === 'flag') return WEIGHTS.flagThreat * (enemy.soldier.hasMoved ? 1 : 0.1);
  const loss = lossTo(enemy.odds, rank);
  return isCertain(enemy.odds) ? loss : WEIGHTS.doubt * loss;
}

/** Who has few moves left may soon have none: a cell that was left cannot be entered at once. */
function confinement({ view, seat, own }: Situation, { from, direction, steps }: Move, to: Cell): number {
  if (own.filter(({ rank }) => canMove(rank)).length > 3) return 0;
  const armies = afterMove(view.armies, { type: 'moved', seat, from, to, direction, steps }, view.config);
  const moves = movesOfView({ ...view, armies }, seat).length;
  return moves === 0 ? WEIGHTS.win / 2 : WEIGHTS.fewMoves / moves;
}
