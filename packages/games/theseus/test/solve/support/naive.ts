import { MINOTAUR, type State, theseus } from '../../../src/index.ts';
import type { GameValue } from '../../../src/solve/forced-results.ts';
import type { Odds } from '../../../src/solve/odds.ts';
import { following, keyOf } from './states.ts';

const EVEN: Odds = { win: 0, draw: 1, loss: 0 };

/** Wins most; among equals loses least. With few rounds every chance is a sum of powers of 2, so equal is equal. */
const isBetter = (one: Odds, other: Odds): boolean =>
  one.win > other.win || (one.win === other.win && one.loss < other.loss);

function oddsAtEnd(state: State): Odds | undefined {
  const outcome = theseus.outcome(state);
  if (!outcome) return undefined;
  const [winner] = outcome.winners;
  return winner === undefined ? EVEN : { win: winner === MINOTAUR ? 0 : 1, draw: 0, loss: winner === MINOTAUR ? 1 : 0 };
}

/** By the rules alone: a tree with a memory. */
export function naiveOdds(state: State, known = new Map<string, Odds>()): Odds {
  const key = keyOf(state);
  let odds = known.get(key) ?? oddsAtEnd(state);
  if (!odds) {
    const next = following(state).map((after) => naiveOdds(after, known));
    const mean = (of: (odds: Odds) => number): number => next.reduce((sum, odds) => sum + of(odds), 0) / next.length;
    odds =
      state.dice % 2 === 1
        ? next.reduce((best, odds) => (isBetter(odds, best) ? odds : best))
        : { win: mean(({ win }) => win), draw: mean(({ draw }) => draw), loss: mean(({ loss }) => loss) };
  }
  known.set(key, odds);
  return odds;
}

/** The value against a perfect Minotaur, and after how many dice it is there. */
export interface Forced {
  readonly value: GameValue;
  readonly dice: number;
}

export function naiveForced(state: State, known = new Map<string, Forced>()): Forced {
  const key = keyOf(state);
  const kept = known.get(key);
  if (kept) return kept;
  const odds = oddsAtEnd(state);
  let forced: Forced;
  if (odds) forced = { value: (odds.win - odds.loss) as GameValue, dice: 0 };
  else {
    const next = following(state).map((after) => naiveForced(after, known));
    const sign = state.dice % 2 === 1 ? 1 : -1;
    const value = (sign * Math.max(...next.map((after) => sign * after.value)) + 0) as GameValue;
    const lengths = next.filter((after) => after.value === value).map((after) => after.dice);
    // Whom it favours hurries, the other delays.
    forced = { value, dice: 1 + (value === sign ? Math.min(...lengths) : Math.max(...lengths)) };
  }
  known.set(key, forced);
  return forced;
}
