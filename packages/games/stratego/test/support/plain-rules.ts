import type { Action } from '../../src/state.ts';

/**
 * The rules once more, from the description alone and as plainly as can be, to check the game against. A board is a
 * table of words, `red MA`; every piece has the list of all the places it has left.
 */
export interface PlainGame {
  readonly mayNotReturnFor: 2 | 3;
  readonly movesEach: number;
  readonly table: string[][];
  readonly left: Record<string, string[]>;
  readonly placed: { red: number; blue: number };
  moves: number;
}

const ORDER = ['FL', 'FB', 'SB', 'MA', 'GE', 'FM', 'SM', 'FS', 'SS', 'SP'];
const NOTHING = '';
const WATER = 'water';

export function plainGame(rules: 'final' | 'april', movesEach: number): PlainGame {
  const table = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => NOTHING));
  for (const row of [4, 5]) for (const column of [2, 3, 6, 7]) table[row]![column] = WATER;
  return {
    mayNotReturnFor: rules === 'final' ? 2 : 3,
    movesEach,
    table,
    left: {},
    placed: { red: 0, blue: 0 },
    moves: 0,
  };
}

type Side = 'red' | 'blue';

const isPlacing = (game: PlainGame): boolean => game.placed.red + game.placed.blue < 20;

export function sideToAct(game: PlainGame): Side {
  if (game.placed.red < 10) return 'red';
  if (game.placed.blue < 10) return 'blue';
  return game.moves % 2 === 0 ? 'red' : 'blue';
}

const contents = (game: PlainGame): string[] => game.table.flat();

/** Who has won and how, if the game is over. */
export function plainEnd(game: PlainGame): string | undefined {
  if (isPlacing(game)) return undefined;
  if (!contents(game).includes('red FL')) return 'blue flag-captured';
  if (!contents(game).includes('blue FL')) return 'red flag-captured';
  if (game.moves === game.movesEach + game.movesEach) return 'nobody action-limit';
  const side = sideToAct(game);
  if (movesOf(game, side).some((action) => isMoveAllowed(game, side, action))) return undefined;
  return side === 'red' ? 'blue no-moves' : 'red no-moves';
}

/** All that whose turn it is may do. */
export function allowedActions(game: PlainGame): Action[] {
  if (plainEnd(game) !== undefined) return [];
  const side = sideToAct(game);
  return isPlacing(game)
    ? ALL_PLACINGS.filter(({ cell }) => isPlaceAllowed(game, side, cell))
    : movesOf(game, side).filter((action) => isMoveAllowed(game, side, action));
}

/** All that a side could try with a piece of its own, legal or not. */
const movesOf = (game: PlainGame, side: Side): PlainMove[] =>
  contents(game).flatMap((word, cell) => (word.startsWith(side) ? MOVES_FROM[cell]! : []));

type PlainPlacing = Extract<Action, { type: 'place' }>;
type PlainMove = Extract<Action, { type: 'move' }>;

/** All that anybody could ever try, legal or not. */
export const ALL_PLACINGS: PlainPlacing[] = Array.from({ length: 100 }, (_, cell) => ({ type: 'place', cell }));
const MOVES_FROM: PlainMove[][] = Array.from({ length: 100 }, (_, from) =>
  ([1, 2, 3, 4] as const).flatMap((direction) =>
    Array.from({ length: 11 }, (__, steps) => ({ type: 'move', from, direction, steps }) as const),
  ),
);
export const ALL_MOVES: PlainMove[] = MOVES_FROM.flat();

function isPlaceAllowed(game: PlainGame, side: Side, cell: number): boolean {
  const row = Math.floor(cell / 10);
  const rows = side === 'red' ? [0, 1, 2, 3] : [6, 7, 8, 9];
  return rows.includes(row) && game.table[row]![cell % 10] === NOTHING;
}

/** Red looks down the table and has its right hand where columns begin; Blue looks up. */
const WAYS = {
  red: { 1: [1, 0], 2: [-1, 0], 3: [0, 1], 4: [0, -1] },
  blue: { 1: [-1, 0], 2: [1, 0], 3: [0, -1], 4: [0, 1] },
} as const;

function isMoveAllowed(game: PlainGame, side: Side, { from, direction, steps }: PlainMove): boolean {
  const row = Math.floor(from / 10);
  const column = from % 10;
  const word = game.table[row]![column]!;
  if (!word.startsWith(side)) return false;
  const card = word.slice(-2);
  if (card === 'FL' || card === 'FB' || card === 'SB') return false;
  if (steps < 1) return false;
  if (steps > 1 && card !== 'FS' && card !== 'SS') return false;
  const [down, right] = WAYS[side][direction];
  for (let step = 1; step <= steps; step++) {
    const there = game.table[row + down * step]?.[column + right * step];
    if (there === undefined || there === WATER || there.startsWith(side)) return false;
    if (step < steps && there !== NOTHING) return false;
  }
  const target = `${row + down * steps},${column + right * steps}`;
  return !(game.left[word] ?? []).slice(-game.mayNotReturnFor).includes(target);
}

const SCORES: Record<string, number> = { MA: 10, GE: 9, FM: 3, SM: 3, FS: 2, SS: 2, SP: 1 };

/** What the table is after an action that is allowed. */
export function perform(game: PlainGame, action: Action): void {
  const side = sideToAct(game);
  if (action.type === 'place') {
    game.table[Math.floor(action.cell / 10)]![action.cell % 10] = `${side} ${ORDER[game.placed[side]]!}`;
    game.placed[side]++;
    return;
  }
  if (action.type === 'resign') throw new Error('nobody resigns by these rules');
  const row = Math.floor(action.from / 10);
  const column = action.from % 10;
  const mover = game.table[row]![column]!;
  const [down, right] = WAYS[side][action.direction];
  const toRow = row + down * action.steps;
  const toColumn = column + right * action.steps;
  const target = game.table[toRow]![toColumn]!;
  game.table[row]![column] = NOTHING;
  game.table[toRow]![toColumn] = target === NOTHING ? mover : survivor(mover, target);
  game.left[mover] = [...(game.left[mover] ?? []), `${row},${column}`];
  game.moves++;
}

function survivor(mover: string, target: string): string {
  const attacks = mover.slice(-2);
  const stands = target.slice(-2);
  if (stands === 'FL') return mover;
  if (stands === 'FB' || stands === 'SB') return attacks === 'FM' || attacks === 'SM' ? mover : target;
  if (attacks === 'SP' && stands === 'MA') return mover;
  if (SCORES[attacks]! > SCORES[stands]!) return mover;
  if (SCORES[attacks]! < SCORES[stands]!) return target;
  return NOTHING;
}
