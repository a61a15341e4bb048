import type { Outcome, Seat, Step } from '@dedalo/engine';
import { err, ok, Random, type Result } from '@dedalo/grid';
import { isWalled, middleOf, stepFrom } from './board.ts';
import { DICE, type Dice, wayOf } from './dice.ts';
import { ENTRANCE, generateBoard, placeSupplies } from './generate.ts';
import {
  type Action,
  type Config,
  type End,
  type Event,
  MINOTAUR,
  type Rejection,
  type State,
  THESEUS,
  type TheseusTypes,
} from './state.ts';

/**
 * The game in six sentences:
 * 1. Theseus begins in the corner at the bottom left, the Minotaur in the middle, supplies lie about.
 * 2. In each round the Minotaur plays a die and then Theseus: 1 up, 3 right, 5 down, 7 left.
 * 3. Theseus may not choose a wall; the Minotaur may, and stays where it is.
 * 4. Theseus takes the supply on the tile he comes to, and wins when he has all, even on the Minotaur's tile.
 * 5. Else the Minotaur wins when both are on one tile, whoever came there.
 * 6. After the last round nobody has won.
 */
export function start(config: Config, seed: string): State {
  const random = new Random(seed);
  return {
    config,
    board: generateBoard(config, random.stream('walls')),
    theseus: ENTRANCE,
    minotaur: middleOf(config.size),
    supplies: placeSupplies(config, random.stream('supplies')),
    dice: 0,
  };
}

export const seats = (): number => 2;
/** Two dice a round. */
export const actionLimit = ({ rounds }: Pick<Config, 'rounds'>): number => 2 * rounds;

/** Whose die is next: the Minotaur's in every round first. */
export const seatInTurn = ({ dice }: Pick<State, 'dice'>): Seat => (dice % 2 === 0 ? MINOTAUR : THESEUS);

export const turn = (state: State): readonly Seat[] => (endOf(state) === null ? [seatInTurn(state)] : []);

/** Every die as an action, in the order up, right, down, left. */
export const ACTIONS: readonly Action[] = DICE.map((dice) => ({ dice }));

export const legal = (state: State, seat: Seat): readonly Action[] =>
  ACTIONS.filter(({ dice }) => refusalOf(state, seat, dice) === undefined);

/** Why a seat may not play a die; `legal` and `play` both ask here. */
function refusalOf(state: State, seat: Seat, dice: Dice): Rejection | undefined {
  if (endOf(state) !== null) return { code: 'game-over' };
  if (seat !== seatInTurn(state)) return { code: 'not-your-turn' };
  const isBarred = seat === THESEUS && isWalled(state.board, state.theseus, wayOf(dice));
  return isBarred ? { code: 'wall-ahead', dice } : undefined;
}

export function play(state: State, seat: Seat, { dice }: Action): Result<Step<TheseusTypes>, Rejection> {
  const refusal = refusalOf(state, seat, dice);
  if (refusal) return err(refusal);
  const { state: next, events } = seat === MINOTAUR ? moveMinotaur(state, dice) : moveTheseus(state, dice);
  const end = endOf(next);
  return ok({ state: next, events: end === null ? events : [...events, { type: 'ended', end }] });
}

function moveMinotaur(state: State, dice: Dice): Step<TheseusTypes> {
  const from = state.minotaur;
  const to = stepFrom(state.board, from, wayOf(dice));
  const event: Event =
    to === from
      ? { type: 'blocked', seat: MINOTAUR, dice, at: from }
      : { type: 'moved', seat: MINOTAUR, dice, from, to };
  return { state: { ...state, minotaur: to, dice: state.dice + 1 }, events: [event] };
}

function moveTheseus(state: State, dice: Dice): Step<TheseusTypes> {
  const from = state.theseus;
  const to = stepFrom(state.board, from, wayOf(dice));
  const next = { ...state, theseus: to, dice: state.dice + 1 };
  const moved: Event = { type: 'moved', seat: THESEUS, dice, from, to };
  const supply = state.supplies.indexOf(to);
  if (supply === -1) return { state: next, events: [moved] };
  const supplies = state.supplies.with(supply, null);
  return { state: { ...next, supplies }, events: [moved, { type: 'collected', supply, at: to }] };
}

/** How a game has ended, if it has. Supplies are counted before anybody is captured (TB4). */
export function endOf({ config, theseus, minotaur, supplies, dice }: Omit<State, 'board'>): End | null {
  if (supplies.every((tile) => tile === null)) return 'all-collected';
  if (theseus === minotaur) return 'captured';
  return dice >= actionLimit(config) ? 'action-limit' : null;
}

const WINNERS: Readonly<Record<End, readonly Seat[]>> = {
  'all-collected': [THESEUS],
  captured: [MINOTAUR],
  'action-limit': [],
};

export function outcome(state: State): Outcome | undefined {
  const end = endOf(state);
  return end === null ? undefined : { winners: WINNERS[end], reason: end };
}
