import type { Step } from '@dedalo/engine';
import type { Result } from '@dedalo/grid';
import type { Action, Config, Rejection, SokobanTypes, State } from './state.ts';

/** What a mode of play decides for itself. */
export interface Ruleset {
  start(config: Config): State;
  /** Every action there is in this mode, legal or not, always in the same order. */
  actions(state: State): readonly Action[];
  /** The game is not over when this is called. */
  play(state: State, action: Action): Result<Step<SokobanTypes>, Rejection>;
  isSolved(state: State): boolean;
  /** Whether no action is left that would be accepted. */
  isStuck(state: State): boolean;
}
