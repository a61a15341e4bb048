import { TrialFights } from '@dedalo/clients/pokelabirinto/trial-fights';
import { Random } from '@dedalo/grid';
import { type Fight, FightSolver, type Standing } from '@dedalo/pokelabirinto';
import { interval95 } from '../../../interval.ts';

interface Names {
  readonly hero: string;
  readonly rival: string;
}

/** How often the hero wins: computed, or found by trial fights where there are too many cases. */
export type FoundOdds = Names &
  (
    | { readonly win: number; readonly error: number; readonly exact: true }
    | { readonly win: number; readonly interval95: readonly [low: number, high: number]; readonly exact: false }
  );

/** The number of trial fights, where there are too many cases for exact odds. */
export const TRIALS = 20_000;

/** About this many milliseconds pass between two reports of the progress, from 0 to 1. */
const SLICE = 50;

type Tell = (progress: number) => void;

export function findOdds(fight: Fight, standing: Standing, tell: Tell): FoundOdds {
  const names = { hero: fight.hero.name, rival: fight.rival.name };
  const begun = FightSolver.begin(fight);
  if (!begun.ok) return { ...names, ...tryOdds(fight, standing, tell) };
  const solver = begun.value;
  while (solver.advance(SLICE) === 'searching') tell(solver.progress);
  const odds = solver.result();
  return { ...names, win: odds.win(standing), error: odds.error, exact: true };
}

/** The same fight always has the same random numbers. */
function tryOdds(fight: Fight, { hero, rival }: Standing, tell: Tell): Omit<FoundOdds & { exact: false }, keyof Names> {
  const situation = {
    ...fight,
    hero: { species: fight.hero, ...hero },
    rival: { species: fight.rival, ...rival },
  };
  const random = new Random('odds').stream(JSON.stringify(situation));
  const trials = new TrialFights(situation, TRIALS, random);
  while (trials.advance(SLICE) === 'searching') tell(trials.progress);
  const won = Math.round(trials.share * TRIALS);
  return { win: trials.share, interval95: interval95(won, TRIALS), exact: false };
}
