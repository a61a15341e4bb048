import { boardOf } from './view.ts';
import type { Config, State, View } from './state.ts';

const known = new WeakMap<View, State>();

/** Nothing is hidden: a view and the config are the whole state. One view is always the same state. */
export function stateOfView(config: Config, view: View): State {
  const state = known.get(view) ?? stateFrom(config, view);
  known.set(view, state);
  return state;
}

function stateFrom(config: Config, view: View): State {
  const { theseus, minotaur, supplies, dice } = view;
  return { config, board: boardOf(view), theseus, minotaur, supplies, dice };
}
