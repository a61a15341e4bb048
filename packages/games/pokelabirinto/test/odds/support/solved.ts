import type { FightOdds } from '../../../src/odds/fight-odds.ts';
import type { SolverOptions } from '../../../src/odds/fight-plan.ts';
import { solveFight } from '../../../src/odds/fight-solver.ts';
import type { Fight, Standing } from '../../../src/odds/fight.ts';

export function solved(fight: Fight, options?: SolverOptions): FightOdds {
  const odds = solveFight(fight, options);
  if (!odds.ok) throw new Error(`${odds.error.needed} bytes`);
  return odds.value;
}

type Pair = readonly [hp: number, energy: number];

export const standing = ([heroHp, heroEnergy]: Pair, [rivalHp, rivalEnergy]: Pair): Standing => ({
  hero: { hp: heroHp, energy: heroEnergy },
  rival: { hp: rivalHp, energy: rivalEnergy },
});
