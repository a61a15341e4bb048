import { BLUE, type Cell, cellAt, DIRECTIONS, homeCells, isHome, isLake, RED, SIDE } from '../../src/board.ts';
import { createConfig } from '../../src/config.ts';
import { stratego } from '../../src/game.ts';
import type { Move } from '../../src/moving.ts';
import { type Piece, PIECES } from '../../src/pieces.ts';
import type { Config, Event, Rejection, Soldier, State } from '../../src/state.ts';
import { errorOf, valueOf } from './results.ts';

const LETTERS = ['r', 'b'];
const FREE = '...';
const LAKE = '~~~';

/** The rows of a drawing, from the margin. */
export const rowsOf = (drawing: string): string[][] =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));

/** A drawing as `picture` gives it. */
export const board = (drawing: string): string =>
  rowsOf(drawing)
    .map((row) => row.join(' '))
    .join('\n');

/** The board of a state, to be compared with `board`: `MAr` is Red's marshal, `SPb` Blue's spy, `~~~` a lake. */
export function picture({ armies }: State): string {
  const signAt = (cell: Cell): string => {
    for (const [seat, army] of armies.entries()) {
      const soldier = army.find(({ at }) => at === cell);
      if (soldier) return `${soldier.piece}${LETTERS[seat]}`;
    }
    return isLake(cell) ? LAKE : FREE;
  };
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => signAt(cellAt(row, column))).join(' '),
  ).join('\n');
}

export interface Given extends Partial<Config> {
  readonly turn?: 'red' | 'blue';
  readonly moves?: number;
  /** Signs of pieces that a fight has shown. */
  readonly shown?: readonly string[];
}

/** A state of a game: pieces that are not drawn have been captured, those out of their rows have moved. */
export function drawn(
  drawing: string,
  { turn = 'red', moves = turn === 'red' ? 10 : 11, shown = [], ...options }: Given = {},
): State {
  const signs = rowsOf(drawing);
  const places = new Map(signs.flatMap((row, r) => row.map((sign, c) => [sign, cellAt(r, c)] as const)));
  const armies = [RED, BLUE].map((seat) => armyOf(seat, { places, shown })) as [Soldier[], Soldier[]];
  const state = { config: valueOf(createConfig(options)), armies, moves } as const;
  if (picture(state) !== board(drawing)) throw new Error(`cannot be drawn:\n${board(drawing)}`);
  return state;
}

interface Drawing {
  readonly places: ReadonlyMap<string, Cell>;
  readonly shown: readonly string[];
}

function armyOf(seat: number, { places, shown }: Drawing): Soldier[] {
  const placeOf = (piece: Piece): Cell | null => places.get(`${piece}${LETTERS[seat]}`) ?? null;
  const isAtHome = (at: Cell | null): at is Cell => at !== null && isHome(seat, at);
  const taken = new Set(PIECES.map(placeOf));
  const free = homeCells(seat).filter((cell) => !taken.has(cell));
  return PIECES.map((piece): Soldier => {
    const at = placeOf(piece);
    const id = isAtHome(at) ? at : free.pop()!;
    const hasMoved = at !== null && !isAtHome(at);
    const isShown = at === null || shown.includes(`${piece}${LETTERS[seat]}`);
    return { id, piece, at, hasMoved, hasRun: false, isShown, trail: hasMoved ? [id] : [] };
  }).sort((a, b) => a.id - b.id);
}

/** Row, column, direction as the player sees it, steps: as the described `move` returns them. */
export type Numbers = readonly [row: number, column: number, direction: number, steps: number];

export const moveOf = ([row, column, way, steps]: Numbers): Move => ({
  type: 'move',
  from: cellAt(row, column),
  direction: DIRECTIONS.find((known) => known === way)!,
  steps,
});

const seatOf = ({ moves }: State): number => moves % 2;

/** What comes of moves, each played by whose turn it is; every one must be accepted. */
export function played(state: State, ...moves: readonly Numbers[]): { state: State; events: Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const move of moves) {
    const step = valueOf(stratego.play(now, seatOf(now), moveOf(move)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export const after = (state: State, ...moves: readonly Numbers[]): State => played(state, ...moves).state;

/** Why a move is refused, which must be. */
export const refusal = (state: State, move: Numbers, seat = seatOf(state)): Rejection =>
  errorOf(stratego.play(state, seat, moveOf(move)));

/** Where whose turn it is can go from a cell. */
export const targets = (state: State, row: number, column: number): string[] =>
  stratego
    .legal(state, seatOf(state))
    .flatMap((action) => (action.type === 'move' && action.from === cellAt(row, column) ? [action] : []))
    .map(({ direction, steps }) => `${direction}×${steps}`);
