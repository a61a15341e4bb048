import type { Outcome } from '@dedalo/engine';
import { solveLogicMaze, StateGraph, type State } from '@dedalo/theseus/logic';
import type { Words } from '@dedalo/words';
import { type Message, sentence } from '../message.ts';

/** The state of a level in words: escaped, caught, lost. */
export function mazeVerdict(
  { state, outcome }: { readonly state: State; readonly outcome: Outcome | undefined },
  words: Words,
  options: { readonly deadlockNotice: boolean },
): Message | undefined {
  const said = words.games['logic-maze'];
  if (outcome?.reason === 'escaped') return { text: said.escaped(state.actions), role: 'good' };
  if (outcome) return { text: sentence(said.ends[outcome.reason as keyof typeof said.ends]), role: 'bad' };
  return options.deadlockNotice && isLost(state) ? { text: said.noEscape, role: 'bad' } : undefined;
}

const graph = new StateGraph();
const known = new WeakMap<State, boolean>();

/** Asked for at every drawing of the same position. */
export function isLost(state: State): boolean {
  const found = known.get(state) ?? solveLogicMaze(state.config.level, { from: state, graph }).moves === undefined;
  known.set(state, found);
  return found;
}
