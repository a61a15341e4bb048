import type { Game, GameTypes } from '../game.ts';
import type { Seat } from '../seat.ts';

/** Who decides what comes next: a seat, nature, or nobody any more. */
export type Turn = Seat | 'chance' | 'over';

/** One of the things that nature may do. */
export interface Chance<S> {
  readonly probability: number;
  readonly state: S;
}

/**
 * A game as a search sees it: whole states, seats that choose, nature that draws. A state may be a single number where a
 * game can pack it so; nothing here asks for objects.
 */
export interface SearchModel<S, A> {
  turn(state: S): Turn;
  /** What the seat in turn can do; searches try it in this order, so the likely best belongs first. */
  actions(state: S): readonly A[];
  play(state: S, action: A): S;
  /** Of a state that is over: what it is worth to a seat, from -1 (lost) to 1 (won). */
  value(state: S, seat: Seat): number;
  /**
   * What a state that is not over seems to be worth to a seat, strictly between -1 and 1: these two are proofs, and a
   * search that meets one looks no further. Left out: 0.
   */
  estimate?(state: S, seat: Seat): number;
  /** What nature may do in a state whose turn is 'chance'; the probabilities sum to 1. */
  chances?(state: S): readonly Chance<S>[];
  /** Equal exactly for states that are equal in all that matters for what follows. */
  key?(state: S): string | number;
}

/** The model of any game of the contract in which one seat moves at a time: winners 1, losers -1, nobody 0. */
export function modelOf<T extends GameTypes>(
  game: Game<T>,
  extras: Pick<SearchModel<T['State'], T['Action']>, 'estimate' | 'key'> = {},
): SearchModel<T['State'], T['Action']> {
  const seatOf = (state: T['State']): Seat | undefined => {
    const [seat, ...others] = game.turn(state);
    if (others.length > 0) throw new Error(`modelOf: ${others.length + 1} seats of ${game.id} may act at once`);
    return seat;
  };
  const seatToMove = (state: T['State']): Seat => {
    const seat = seatOf(state);
    if (seat === undefined) throw new Error(`modelOf: this game of ${game.id} is over`);
    return seat;
  };
  return {
    ...extras,
    turn: (state) => seatOf(state) ?? 'over',
    actions: (state) => game.legal(state, seatToMove(state)),
    play(state, action) {
      const played = game.play(state, seatToMove(state), action);
      if (!played.ok) throw new Error(`modelOf: ${game.id} refused an action (${played.error.code})`);
      return played.value.state;
    },
    value(state, seat) {
      const outcome = game.outcome(state);
      if (!outcome) throw new Error(`modelOf: this game of ${game.id} is not over`);
      if (outcome.winners.length === 0) return 0;
      return outcome.winners.includes(seat) ? 1 : -1;
    },
  };
}

/** A seat that chooses by chance is nature: for play against random opponents. */
export function withRandomSeat<S, A>(model: SearchModel<S, A>, seat: Seat): SearchModel<S, A> {
  return {
    turn(state) {
      const turn = model.turn(state);
      return turn === seat ? 'chance' : turn;
    },
    actions: (state) => model.actions(state),
    play: (state, action) => model.play(state, action),
    value: (state, whose) => model.value(state, whose),
    ...(model.estimate && { estimate: (state, whose) => model.estimate!(state, whose) }),
    ...(model.key && { key: (state) => model.key!(state) }),
    chances(state) {
      if (model.turn(state) !== seat) return chancesOf(model, state);
      const actions = model.actions(state);
      return actions.map((action) => ({ probability: 1 / actions.length, state: model.play(state, action) }));
    },
  };
}

export function chancesOf<S, A>(model: SearchModel<S, A>, state: S): readonly Chance<S>[] {
  const chances = model.chances?.(state);
  if (!chances || chances.length === 0) throw new Error('SearchModel: it is the turn of chance, and there is none');
  return chances;
}

export function actionsOf<S, A>(model: SearchModel<S, A>, state: S): readonly A[] {
  const actions = model.actions(state);
  if (actions.length === 0) throw new Error('SearchModel: a seat is in turn and has no action');
  return actions;
}

/** Who chooses where a search begins; undefined where the game is over. */
export function seatAtRoot(turn: Turn): Seat | undefined {
  if (turn === 'chance') throw new RangeError('a search begins where a seat chooses, not where nature draws');
  return turn === 'over' ? undefined : turn;
}
