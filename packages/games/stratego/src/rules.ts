import type { Outcome, Seat, Step } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { afterFight, afterMove, armyOf, otherSeat } from './armies.ts';
import { BLUE, type Cell, homeCells, isHome, RED } from './board.ts';
import { enemyAt, hasMove, movesOf, refusalOfMove, targetOf, type Move } from './moving.ts';
import { fight, PIECES, RANK_OF } from './pieces.ts';
import type { Action, Config, End, Event, Phase, Rejection, Soldier, State, StrategoTypes } from './state.ts';

/**
 * The game in six sentences:
 * 1. Red and then Blue place their ten pieces in their four rows, in the order of `PIECES`, unseen by the other.
 * 2. Red begins; each turn one piece is moved one cell, a scout any number of free cells in a line.
 * 3. Flag and bombs never move; nobody enters a lake, or a cell that the piece left in its last moves.
 * 4. Who comes to a cell of the enemy fights: both cards are shown, the lower one goes, equal ones both.
 * 5. Who reaches the flag wins, and so does who leaves the other without a move, or whose enemy resigns.
 * 6. After 200 moves of each nobody has won.
 */
export const start = (config: Config): State => ({ config, armies: [[], []], moves: 0 });

export const seats = (): number => 2;

/** Ten pieces are placed by each, and so many moves are made. */
export const actionLimit = ({ movesEach }: Config): number => 2 * PIECES.length + 2 * movesEach;

const isSetUp = ({ armies }: State, seat: Seat): boolean => armyOf(armies, seat).length === PIECES.length;

export const phaseOf = (state: State): Phase =>
  isSetUp(state, RED) && isSetUp(state, BLUE) ? 'playing' : 'setting-up';

export function seatInTurn(state: State): Seat {
  if (phaseOf(state) === 'playing') return state.moves % 2;
  return isSetUp(state, RED) ? BLUE : RED;
}

export const turn = (state: State): readonly Seat[] => (endOf(state) === null ? [seatInTurn(state)] : []);

export function legal(state: State, seat: Seat): readonly Action[] {
  if (endOf(state) !== null || seat !== seatInTurn(state)) return [];
  if (phaseOf(state) === 'playing') return movesOf(state, seat);
  return homeCells(seat)
    .map((cell): Action => ({ type: 'place', cell }))
    .filter((action) => refusalOf(state, seat, action) === undefined);
}

const isSeat = (seat: Seat): boolean => seat === RED || seat === BLUE;

function refusalOf(state: State, seat: Seat, action: Action): Rejection | undefined {
  if (endOf(state) !== null) return { code: 'game-over' };
  if (action.type === 'resign' && isSeat(seat)) return undefined;
  if (action.type === 'resign' || seat !== seatInTurn(state)) return { code: 'not-your-turn' };
  const phase = phaseOf(state);
  if ((action.type === 'place') !== (phase === 'setting-up')) return { code: 'not-now', phase };
  if (action.type === 'move') return refusalOfMove(state, seat, action);
  const { cell } = action;
  if (!isHome(seat, cell)) return { code: 'wrong-cell', cell };
  return armyOf(state.armies, seat).some(({ id }) => id === cell) ? { code: 'taken-cell', cell } : undefined;
}

export function play(state: State, seat: Seat, action: Action): Result<Step<StrategoTypes>, Rejection> {
  const refusal = refusalOf(state, seat, action);
  if (refusal) return err(refusal);
  const { state: next, events } = stepOf(state, seat, action);
  const end = endOf(next);
  if (end === null) return ok({ state: next, events });
  const [winner = null] = outcome(next)!.winners;
  // What has been placed so far stays hidden: it would tell how the player sets up.
  const isShown = phaseOf(next) === 'playing';
  const [red, blue] = next.armies.map((army) => (isShown ? army.map(({ piece }) => piece) : [])) as [
    Soldier['piece'][],
    Soldier['piece'][],
  ];
  return ok({ state: next, events: [...events, { type: 'ended', end, winner, pieces: [red, blue] }] });
}

function stepOf(state: State, seat: Seat, action: Action): Step<StrategoTypes> {
  if (action.type === 'place') return place(state, seat, action.cell);
  if (action.type === 'move') return move(state, seat, action);
  return { state: { ...state, resigned: seat }, events: [] };
}

function place(state: State, seat: Seat, cell: Cell): Step<StrategoTypes> {
  const army = armyOf(state.armies, seat);
  const piece = PIECES[army.length]!;
  const soldier: Soldier = {
    id: cell,
    piece,
    at: cell,
    hasMoved: false,
    hasRun: false,
    isShown: false,
    trail: [],
  };
  const next = [...army, soldier].sort((a, b) => a.id - b.id);
  const armies: State['armies'] = seat === RED ? [next, state.armies[BLUE]] : [state.armies[RED], next];
  const events: Event[] = [{ type: 'placed', seat, piece, cell }];
  const placed = { ...state, armies };
  if (phaseOf(placed) === 'playing') {
    const [red, blue] = armies.map((both) => both.map(({ id }) => id)) as [Cell[], Cell[]];
    events.push({ type: 'began', cells: [red, blue] });
  }
  return { state: placed, events };
}

function move(state: State, seat: Seat, action: Move): Step<StrategoTypes> {
  const { from, direction, steps } = action;
  const to = targetOf(seat, action)!;
  const mover = armyOf(state.armies, seat).find(({ at }) => at === from)!;
  const enemy = enemyAt(state, seat, to);
  const moved = { type: 'moved', seat, from, to, direction, steps } as const;
  const armies = afterMove(state.armies, moved, state.config);
  const moves = state.moves + 1;
  if (!enemy) return { state: { ...state, armies, moves }, events: [moved] };
  const result = fight(RANK_OF[mover.piece], RANK_OF[enemy.piece]);
  const fought = { type: 'fought', seat, at: to, attacker: mover.piece, defender: enemy.piece, result } as const;
  return { state: { ...state, armies: afterFight(armies, fought), moves }, events: [moved, fought] };
}

/** A state never changes, and its end is asked for many times: whose turn, which moves, what a viewer sees. */
const ends = new WeakMap<State, End | null>();

/** How a game has ended, if it has. Whether there is a move left is asked at the beginning of a turn (DB3). */
export function endOf(state: State): End | null {
  const known = ends.get(state);
  if (known !== undefined) return known;
  const end = findEnd(state);
  ends.set(state, end);
  return end;
}

function findEnd(state: State): End | null {
  if (state.resigned !== undefined) return 'resigned';
  if (phaseOf(state) === 'setting-up') return null;
  if (flaglessSeat(state) !== undefined) return 'flag-captured';
  if (state.moves >= 2 * state.config.movesEach) return 'action-limit';
  return hasMove(state, seatInTurn(state)) ? null : 'no-moves';
}

function flaglessSeat({ armies }: State): Seat | undefined {
  const seat = armies.findIndex((army) => army.some(({ piece, at }) => piece === 'FL' && at === null));
  return seat === -1 ? undefined : seat;
}

export function outcome(state: State): Outcome | undefined {
  const end = endOf(state);
  if (end === null) return undefined;
  const loser = LOSERS[end](state);
  return { winners: loser === undefined ? [] : [otherSeat(loser)], reason: end };
}

const LOSERS: Readonly<Record<End, (state: State) => Seat | undefined>> = {
  'flag-captured': flaglessSeat,
  'no-moves': seatInTurn,
  resigned: ({ resigned }) => resigned,
  'action-limit': () => undefined,
};
