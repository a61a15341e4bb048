import type { Random } from '@dedalo/grid';
import { DICE } from '../dice.ts';
import { endOf, play, seatInTurn } from '../rules.ts';
import { type End, type State, THESEUS } from '../state.ts';
import type { ExactSolution } from './exact-solution.ts';

/**
 * How many of so many games end in each way when Theseus plays a best die each time and the Minotaur rolls. All games go
 * on at the same pace, because a solution keeps the layers of one stretch at a time.
 */
export function simulate(
  start: State,
  solution: ExactSolution,
  { games, random }: { readonly games: number; readonly random: Random },
): Record<End, number> {
  const ends: Record<End, number> = { 'all-collected': 0, captured: 0, 'action-limit': 0 };
  let states: State[] = Array.from({ length: games }, () => start);
  while (states.length > 0) {
    const open: State[] = [];
    for (const state of states) {
      const end = endOf(state);
      if (end === null) open.push(played(state, solution, random));
      else ends[end]++;
    }
    states = open;
  }
  return ends;
}

function played(state: State, solution: ExactSolution, random: Random): State {
  const seat = seatInTurn(state);
  const dice = random.pick(seat === THESEUS ? solution.bestDice(state) : DICE);
  const next = play(state, seat, { dice });
  if (!next.ok) throw new Error(`simulate: the die ${dice} was refused (${next.error.code})`);
  return next.value.state;
}
