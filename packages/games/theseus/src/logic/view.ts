import type { Level } from './level.ts';
import { endOf } from './rules.ts';
import type { Event, State, View } from './state.ts';

const doorsOf = new WeakMap<Level, readonly number[]>();

export function view(state: State): View {
  const { level, actionLimit } = state.config;
  const { theseus, minotaur, actions } = state;
  const { columns: width, rows: height, doors: bytes } = level.rooms;
  const doors = doorsOf.get(level) ?? [...bytes];
  doorsOf.set(level, doors);
  return { width, height, doors, theseus, minotaur, exit: level.exit, actions, actionLimit, end: endOf(state) };
}

export const visible = (event: Event): Event => event;

export function follow(seen: View, event: Event): View {
  switch (event.type) {
    case 'walked':
      return { ...seen, theseus: event.to, actions: seen.actions + 1 };
    case 'waited':
      return { ...seen, actions: seen.actions + 1 };
    case 'minotaur-stepped':
      return { ...seen, minotaur: event.to };
    case 'minotaur-stayed':
      return seen;
    case 'ended':
      return { ...seen, end: event.end };
  }
}
