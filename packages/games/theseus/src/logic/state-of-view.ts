import type { Config, State, View } from './state.ts';

const known = new WeakMap<View, State>();

/** Nothing is hidden: a view and the config are the whole state. One view is always the same state. */
export function stateOfView(config: Config, view: View): State {
  const { theseus, minotaur, actions } = view;
  const state = known.get(view) ?? { config, theseus, minotaur, actions };
  known.set(view, state);
  return state;
}
