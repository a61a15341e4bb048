import { sink } from './board.ts';
import type { Event, State } from './state.ts';

/** Nothing is hidden: a view is the state, and there is nothing to guess. */
export const view = (state: State): State => state;
export const guess = (seen: State): State => seen;

export const visible = (event: Event): Event => event;

/** The rules go on by it as well. */
export function follow(seen: State, event: Event): State {
  switch (event.type) {
    case 'stepped': {
      const [first, second] = seen.players;
      const players: State['players'] = event.seat === 0 ? [event.to, second] : [first, event.to];
      return { ...seen, players, steps: seen.steps + 1 };
    }
    case 'sank':
      return { ...seen, board: sink(seen.board, event.isle) };
  }
}
