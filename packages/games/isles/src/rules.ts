import type { Outcome, Seat, Step } from '@dedalo/engine';
import { err, isSamePoint, ok, type Point, Random, type Result } from '@dedalo/grid';
import { around, distance, isIsle, ISLE, sink } from './board.ts';
import { mayBeMissing, opposite, startsOf } from './config.ts';
import type { Action, Config, Event, IslesTypes, Rejection, State } from './state.ts';
import { follow } from './view.ts';

export const seats = (): number => 2;

/** Every step sinks an isle, and two are left when nobody can step any more (I6). */
export const actionLimit = ({ columns, rows, missing }: Config): number => columns * rows - missing - 2;

/** The isles that are missing lie opposite each other, so that neither player has the better sea (I1). */
export function start(config: Config, seed: string): State {
  const whole = Array.from({ length: config.rows }, () => ISLE.repeat(config.columns));
  const drawn = new Random(seed).shuffle(mayBeMissing(config)).slice(0, config.missing / 2);
  const missing = drawn.flatMap((isle) => [isle, opposite(config, isle)]);
  return { config, board: missing.reduce(sink, whole), players: startsOf(config), steps: 0 };
}

/** Seats step in turn (I2); whether this one still can is another question. */
const seatToStep = ({ steps }: State): Seat => steps % 2;

/** Why the seat in turn cannot step there (I3). */
function refusalOf(state: State, to: Point): Rejection | undefined {
  if (distance(state.players[seatToStep(state)]!, to) > 1) return { code: 'too-far' };
  if (!isIsle(state.board, to)) return { code: 'no-isle' };
  return state.players.some((player) => isSamePoint(player, to)) ? { code: 'not-free' } : undefined;
}

const openSteps = (state: State): Action[] =>
  around(state.players[seatToStep(state)]!)
    .filter((to) => !refusalOf(state, to))
    .map((to) => ({ to }));

export const turn = (state: State): readonly Seat[] => (openSteps(state).length > 0 ? [seatToStep(state)] : []);

export const legal = (state: State, seat: Seat): readonly Action[] =>
  seat === seatToStep(state) ? openSteps(state) : [];

export const legalInView = legal;

export function play(state: State, seat: Seat, { to }: Action): Result<Step<IslesTypes>, Rejection> {
  if (outcome(state)) return err({ code: 'game-over' });
  if (seat !== seatToStep(state)) return err({ code: 'not-your-turn' });
  const refusal = refusalOf(state, to);
  if (refusal) return err(refusal);
  const events: Event[] = [
    { type: 'stepped', seat, to },
    // The isle that was left (I4).
    { type: 'sank', isle: state.players[seat]! },
  ];
  return ok({ state: events.reduce(follow, state), events });
}

/** Whoever is in turn and cannot step has lost (I5). */
export const outcome = (state: State): Outcome | undefined =>
  turn(state).length > 0 ? undefined : { winners: [1 - seatToStep(state)], reason: 'stranded' };
