import { otherSeat, type View } from '@dedalo/stratego';
import { levelOf, type Progress } from '../progress/progress.ts';
import { strategoProgress } from './beaten.ts';
import type { PlayerName, Sitter } from './players.ts';

/** The opponents from the weakest to the strongest, without the random one, from which nothing can be learned. */
export const STEPS = ['recruit', 'corporal', 'captain', 'colonel', 'search'] as const satisfies readonly PlayerName[];
export type StepName = (typeof STEPS)[number];

/** The weakest opponent that has not been clearly beaten, else the strongest. */
export const suggestedFor = (progress: Progress): StepName =>
  STEPS.find((name) => !levelOf(progress, strategoProgress, name)?.isSolved) ?? STEPS[STEPS.length - 1]!;

/** The lead in pieces that makes a clear winner. */
const CLEAR_LEAD = 3;

/** What a finished game says about the strength of the player in a seat; undefined where it was close. */
export function clearResult({ end, armies }: View, seat: number): 'won' | 'lost' | undefined {
  if (!end || end.winner === null) return undefined;
  const left = (owner: number): number => armies[owner as 0 | 1].filter(({ at }) => at !== null).length;
  const lead = left(end.winner) - left(otherSeat(end.winner));
  if (lead < CLEAR_LEAD) return undefined;
  return end.winner === seat ? 'won' : 'lost';
}

/** The next opponent after a game; undefined where the game says nothing, or there is no further one. */
export function suggestedAfter(against: Sitter, result: 'won' | 'lost' | undefined): StepName | undefined {
  const place = STEPS.findIndex((name) => name === against);
  if (place === -1 || result === undefined) return undefined;
  return STEPS[result === 'won' ? place + 1 : place - 1];
}
