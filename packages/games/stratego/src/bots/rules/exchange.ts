import { canMove, fight, type Rank, RANKS } from '../../pieces.ts';
import type { RankOdds } from './rank-odds.ts';

/** What a card is worth to its player, in hundredths of a marshal. A flag that is only guessed is worth a risk, not all. */
export const WORTH: Readonly<Record<Rank, number>> = {
  flag: 300,
  marshal: 100,
  general: 80,
  miner: 35,
  spy: 30,
  bomb: 25,
  scout: 20,
};

const balance = (attacker: Rank, defender: Rank): number => {
  const result = fight(attacker, defender);
  return (result === 'defender' ? 0 : WORTH[defender]) - (result === 'attacker' ? 0 : WORTH[attacker]);
};

const BALANCE = Object.fromEntries(
  RANKS.map((attacker) => [attacker, Object.fromEntries(RANKS.map((rank) => [rank, balance(attacker, rank)]))]),
) as Readonly<Record<Rank, Readonly<Record<Rank, number>>>>;

/** What an attack brings on the average. */
export const gainOf = (attacker: Rank, defender: RankOdds): number =>
  RANKS.reduce((sum, rank) => sum + defender[rank] * BALANCE[attacker][rank], 0);

/** What is lost on the average if somebody who may be of these ranks attacks, which who would lose by it does not. */
export const lossTo = (attacker: RankOdds, defender: Rank): number =>
  RANKS.reduce((sum, rank) => sum + (canMove(rank) ? attacker[rank] * Math.max(0, BALANCE[rank][defender]) : 0), 0);

export const isCertain = (odds: RankOdds): boolean => RANKS.some((rank) => odds[rank] === 1);
