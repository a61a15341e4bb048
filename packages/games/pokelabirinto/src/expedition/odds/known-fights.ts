import type { FightOdds } from '../../odds/fight-odds.ts';
import { solveFight } from '../../odds/fight-solver.ts';
import { GAIN, MOST_ENERGY } from '../content/balance.ts';
import { CREATURE_NAMES, type CreatureName, CREATURES } from '../content/creatures.ts';

/** A table takes about a megabyte: enough for every pair of creatures. */
const MOST_KEPT = CREATURE_NAMES.length ** 2;

const kept = new Map<string, FightOdds>();

/** The exact odds of one of the party against a wild one, as it chooses; those asked for last are remembered. */
export function fightOdds(hero: CreatureName, rival: CreatureName): FightOdds {
  const key = `${hero} ${rival}`;
  const known = kept.get(key);
  kept.delete(key);
  const odds = known ?? solve(hero, rival);
  kept.set(key, odds);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest!);
  return odds;
}

function solve(hero: CreatureName, rival: CreatureName): FightOdds {
  const against = CREATURES[rival].mind;
  const fight = { hero: CREATURES[hero], rival: CREATURES[rival], gain: GAIN, against, mostEnergy: MOST_ENERGY };
  const solved = solveFight(fight);
  if (!solved.ok) throw new Error(`expedition: ${key(hero, rival)} is ${solved.error.code}`);
  return solved.value;
}

const key = (hero: CreatureName, rival: CreatureName): string => `${hero} against ${rival}`;
