import type { CommonRejection, Outcome, Seat, Step } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { BLOCKED, type Square } from './level.ts';
import { MINOTAUR_STEPS, minotaurStep } from './minotaur.ts';
import { type Move, MOVES, WAIT } from './move.ts';
import type { Action, Config, End, Event, LogicMazeTypes, Rejection, State } from './state.ts';

/**
 * Robert Abbott's game (Mad Mazes, 1990) in five sentences:
 * 1. Theseus steps to a neighbouring square with no wall between, or waits.
 * 2. Who steps onto the Minotaur is caught; who steps onto the exit has escaped, before the Minotaur can move.
 * 3. Then the Minotaur takes two steps, each sideways if that brings it closer, else up or down if that does
 *    (`minotaur.ts`).
 * 4. If it reaches Theseus with either of them, he is caught.
 * 5. After as many actions as the config allows the game ends without an escape.
 */
export const seats = (): number => 1;
export const actionLimit = (config: Config): number => config.actionLimit;

export const start = (config: Config): State => ({
  config,
  theseus: config.level.theseus,
  minotaur: config.level.minotaur,
  actions: 0,
});

const THESEUS: readonly Seat[] = [0];
const NOBODY: readonly Seat[] = [];
const ACTIONS: readonly Action[] = MOVES.map((move) => ({ move }));
const GAME_OVER: CommonRejection = { code: 'game-over' };
const NOT_YOUR_TURN: CommonRejection = { code: 'not-your-turn' };

export const turn = (state: State): readonly Seat[] => (endOf(state) === null ? THESEUS : NOBODY);

export const legal = (state: State, seat: Seat): readonly Action[] =>
  turn(state).includes(seat) ? ACTIONS.filter(({ move }) => squareAfter(state, move) !== BLOCKED) : [];

export function play(state: State, seat: Seat, { move }: Action): Result<Step<LogicMazeTypes>, Rejection> {
  if (seat !== 0) return err(NOT_YOUR_TURN);
  if (endOf(state) !== null) return err(GAME_OVER);
  const to = squareAfter(state, move);
  if (to === BLOCKED) return err({ code: 'wall-ahead', move });

  const from = state.theseus;
  const events: Event[] = [move === 'wait' ? { type: 'waited', at: from } : { type: 'walked', move, from, to }];
  const moved: State = { ...state, theseus: to, actions: state.actions + 1 };
  const next = isDecided(moved) ? moved : { ...moved, minotaur: hunt(moved, events) };
  const end = endOf(next);
  if (end !== null) events.push({ type: 'ended', end });
  return ok({ state: next, events });
}

/** Where Theseus would stand after a move, or `BLOCKED`. */
const squareAfter = ({ config, theseus }: State, move: Move): Square => {
  const way = MOVES.indexOf(move);
  return way === WAIT ? theseus : config.level.steps[theseus * 4 + way]!;
};

/** The Minotaur's turn, told in events. */
function hunt({ config: { level }, theseus, minotaur }: State, events: Event[]): Square {
  let from = minotaur;
  for (let left = MINOTAUR_STEPS; left > 0; left--) {
    const to = minotaurStep(level, { minotaur: from, theseus });
    if (to === from) {
      events.push({ type: 'minotaur-stayed', at: from });
      return from;
    }
    events.push({ type: 'minotaur-stepped', from, to });
    from = to;
    if (from === theseus) return from;
  }
  return from;
}

/** How a game has ended, if it has. On the exit, too, it is the Minotaur who has Theseus. */
export function endOf(state: State): End | null {
  if (state.theseus === state.minotaur) return 'caught';
  if (state.theseus === state.config.level.exit) return 'escaped';
  return state.actions >= state.config.actionLimit ? 'action-limit' : null;
}

const isDecided = ({ theseus, minotaur, config }: State): boolean =>
  theseus === minotaur || theseus === config.level.exit;

export function outcome(state: State): Outcome | undefined {
  const end = endOf(state);
  return end === null ? undefined : { winners: end === 'escaped' ? THESEUS : NOBODY, reason: end };
}
