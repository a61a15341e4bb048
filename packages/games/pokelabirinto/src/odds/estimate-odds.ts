import type { Random } from '@dedalo/grid';
import type { Fighter, Gain } from '../fight/fighter.ts';
import { chooseAttack } from '../fight/minds.ts';
import { type Chooser, type FightTurn, simulateFight } from '../fight/simulate-fight.ts';
import type { Against } from './against.ts';

/** A fight as it stands. */
export interface FightSituation {
  readonly hero: Fighter;
  readonly rival: Fighter;
  readonly gain: Gain;
  readonly against: Against;
  /** Whose turn it is in the middle of a round; left out, a round begins. */
  readonly turn?: FightTurn | undefined;
}

/** The share of fights that were won, and between what the chance lies with 95 of 100. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A standard normal number is within this of 0 with 95 of 100. */
const DEVIATIONS = 1.959963984540054;

/** For fights that are too large to solve: the hero, and a rival that would choose best, choose greedily. */
export function estimateOdds(situation: FightSituation, games: number, random: Random): Estimate {
  const greedy: Chooser = (turn, draws) => chooseAttack('greedy', turn, draws);
  const byChance: Chooser = (turn, draws) => chooseAttack('random', turn, draws);
  const choosers = { hero: greedy, rival: situation.against === 'random' ? byChance : greedy };
  let won = 0;
  for (let game = 0; game < games; game++) {
    if (simulateFight({ ...situation, choosers }, random) === 'hero') won++;
  }
  return { share: games === 0 ? 0.5 : won / games, ...wilson(won, games) };
}

/** Wilson's interval (1927) for a share of which so many of so many were found. */
function wilson(found: number, all: number): { readonly low: number; readonly high: number } {
  if (all === 0) return { low: 0, high: 1 };
  const square = DEVIATIONS * DEVIATIONS;
  const share = found / all;
  const middle = share + square / (2 * all);
  const half = DEVIATIONS * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  const scale = 1 + square / all;
  return { low: found === 0 ? 0 : (middle - half) / scale, high: found === all ? 1 : (middle + half) / scale };
}
