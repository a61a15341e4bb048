import { groundOf } from './board-text.ts';
import { endOf } from './rules.ts';
import type { Event, State, View } from './state.ts';

export function view(state: State): View {
  const { level, mode, actionLimit } = state.config;
  const { player, boxes, moves, pushes } = state;
  const { width, height } = level;
  const ground = groundOf(level);
  return { width, height, ground, mode, actionLimit, player, boxes, moves, pushes, outcome: endOf(state) };
}

export const visible = (event: Event): Event => event;

export function follow(seen: View, event: Event): View {
  switch (event.type) {
    case 'walked':
    case 'jumped':
      return { ...seen, player: event.to, moves: seen.moves + 1 };
    case 'pushed':
      return { ...carry(seen, event), player: event.from };
    case 'pulled':
      return { ...carry(seen, event), player: event.to + (event.to - event.from) };
    case 'solved':
      return { ...seen, outcome: 'solved' };
    case 'stuck':
      return { ...seen, outcome: 'stuck' };
    case 'limit-reached':
      return { ...seen, outcome: 'action-limit' };
  }
}

const carry = (seen: View, { box, to }: { readonly box: number; readonly to: number }): View => ({
  ...seen,
  boxes: seen.boxes.with(box, to),
  moves: seen.moves + 1,
  pushes: seen.pushes + 1,
});
