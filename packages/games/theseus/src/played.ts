import type { GameRecord, Seat } from '@dedalo/engine';
import type { Dice } from './dice.ts';
import { play, start } from './rules.ts';
import type { Event, State, TheseusTypes } from './state.ts';

/** A die as it was played. */
export interface Played {
  /** Counted from 1. */
  readonly round: number;
  readonly seat: Seat;
  readonly dice: Dice;
  readonly events: readonly Event[];
  /** What came of it. */
  readonly state: State;
}

/** Plays a record again, die by die. */
export function playedDice({ config, seed, actions, played }: GameRecord<TheseusTypes>): Played[] {
  let state = start(config, seed);
  return actions.slice(0, played).map(({ seat, action }, index) => {
    const step = play(state, seat, action);
    if (!step.ok) throw new Error(`playedDice: die ${index + 1} of the record is refused (${step.error.code})`);
    const { events } = step.value;
    state = step.value.state;
    return { round: Math.floor(index / 2) + 1, seat, dice: action.dice, events, state };
  });
}
