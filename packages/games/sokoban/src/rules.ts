import type { CommonRejection, Outcome, Seat, Step } from '@dedalo/engine';
import { err, type Result } from '@dedalo/grid';
import { forward } from './forward.ts';
import { reverse } from './reverse.ts';
import type { Ruleset } from './ruleset.ts';
import type { Action, Config, End, Mode, Rejection, SokobanTypes, State } from './state.ts';

/**
 * The game in five sentences:
 * 1. Forward play (`forward.ts`): the player walks onto a free cell, or pushes the one box ahead onto a free cell.
 * 2. Reverse play (`reverse.ts`): the player jumps in, walks, or walks and pulls the box behind along.
 * 3. Nothing leaves the grid; its edge blocks like a wall.
 * 4. The level is solved when every box that matters is where it belongs, after at least one push or pull.
 * 5. Who can move no more is stuck; after as many actions as the config allows the game ends unsolved.
 */
const RULESETS: Readonly<Record<Mode, Ruleset>> = { forward, reverse };

export const seats = (): number => 1;
export const actionLimit = (config: Config): number => config.actionLimit;
export const start = (config: Config): State => RULESETS[config.mode].start(config);
export const turn = (state: State): readonly Seat[] => (endOf(state) === null ? PLAYER : NOBODY);

const PLAYER: readonly Seat[] = [0];
const NOBODY: readonly Seat[] = [];
const GAME_OVER: CommonRejection = { code: 'game-over' };
const NOT_YOUR_TURN: CommonRejection = { code: 'not-your-turn' };

export function play(state: State, seat: Seat, action: Action): Result<Step<SokobanTypes>, Rejection> {
  if (seat !== 0) return err(NOT_YOUR_TURN);
  const ruleset = RULESETS[state.config.mode];
  return isClosed(state) ? err(GAME_OVER) : ruleset.play(state, action);
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== 0 || isClosed(state)) return [];
  const ruleset = RULESETS[state.config.mode];
  return ruleset.actions(state).filter((action) => ruleset.play(state, action).ok);
}

/** How a game has ended, if it has. */
export function endOf(state: State): End | null {
  const ruleset = RULESETS[state.config.mode];
  if (isSolved(ruleset, state)) return 'solved';
  if (isSpent(state)) return 'action-limit';
  return ruleset.isStuck(state) ? 'stuck' : null;
}

/** Over, but for being stuck: who is stuck is told of each action what stands in its way. */
const isClosed = (state: State): boolean => isSpent(state) || isSolved(RULESETS[state.config.mode], state);

/** A level that is drawn solved needs a push all the same. */
const isSolved = (ruleset: Ruleset, state: State): boolean => state.pushes > 0 && ruleset.isSolved(state);
const isSpent = (state: State): boolean => state.moves >= state.config.actionLimit;

export function outcome(state: State): Outcome | undefined {
  const end = endOf(state);
  return end === null ? undefined : { winners: end === 'solved' ? PLAYER : NOBODY, reason: end };
}
