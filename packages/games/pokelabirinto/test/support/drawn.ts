import { type Cell, formatRandom, type Maze, parseSymbols, Random, type Result } from '@dedalo/grid';
import { type Config, createConfig } from '../../src/config.ts';
import { lookAround } from '../../src/fog.ts';
import { pokelabirinto } from '../../src/game.ts';
import { WALKING } from '../../src/scene.ts';
import type { Action, Event, Hero, Opponent, Rejection, State, Walk } from '../../src/state.ts';

const { text } = pokelabirinto;

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function errorOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('accepted');
  return result.error;
}

/** The rows of a drawing at the margin. */
export const rowsOf = (drawing: string): string[] =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A drawing as `picture` gives it. */
export const board = (drawing: string): string => rowsOf(drawing).join('\n');

/** What is drawn of a state, to be compared with `board`: the blanks at the end of each row are left out. */
export const picture = (state: State): string =>
  text
    .draw(pokelabirinto.view(state, 'public'))
    .split('\n')
    .map((row) => row.trimEnd())
    .join('\n');

/** What a drawing leaves open. Opponents stand still unless told otherwise. */
export interface Given {
  readonly config?: Partial<Omit<Config, 'rows' | 'columns' | 'opponents'>>;
  readonly hero?: Partial<Omit<Hero, 'at'>>;
  /** In the order of the opponents. */
  readonly opponents?: readonly Partial<Omit<Opponent, 'at'>>[];
  readonly walks?: readonly Partial<Walk>[];
  readonly actions?: number;
  readonly seed?: string;
}

/**
 * A state of a game in a drawn maze: `#` wall, `.` open, `E` entrance, `U` exit, `P` the player's creature, `X` an
 * opponent and `x` one that stands on the exit, in reading order; or else numbered from `1` to `5`.
 */
export function drawn(drawing: string, given: Given = {}): State {
  const signs = rowsOf(drawing).join('').replaceAll(' ', '');
  const maze = drawnMaze(drawing);
  const { grid } = maze;
  const places = placesOf(signs);
  const made = valueOf(createConfig({ movement: 'still', ...given.config, opponents: places.length }));
  const config = { ...made, rows: grid.height, columns: grid.width };
  const at = signs.indexOf('P');
  if (at === -1) throw new Error('the drawing has no P');
  const { hitPoints } = config.species[config.creature]!;
  const state: State = {
    config,
    maze,
    hero: { previous: at, hp: hitPoints, energy: 0, ...given.hero, at },
    opponents: places.map((cell, index) => {
      const { species = config.rivals[0]!, hp, energy = 0 } = given.opponents?.[index] ?? {};
      return { species, at: cell, hp: hp ?? config.species[species]!.hitPoints, energy };
    }),
    walks: places.map((cell, index) => {
      const { from = cell, posts = [] } = given.walks?.[index] ?? {};
      return { from, posts };
    }),
    phase: WALKING,
    told: [],
    actions: given.actions ?? 0,
    yetToMove: [],
    seen: config.fog ? new Uint8Array(grid.costs.length) : null,
    random: randomOf(given.seed ?? 'drawn'),
  };
  return state.seen ? { ...state, seen: lookAround(state).seen } : state;
}

function drawnMaze(drawing: string): Maze {
  const signs = board(drawing)
    .replaceAll(/[PX1-5]/g, '.')
    .replaceAll('x', 'U');
  const { grid, entrance, exit } = valueOf(parseSymbols(signs));
  if (entrance === undefined || exit === undefined) throw new Error('the drawing has no E or no U');
  return { grid, entrance, exit };
}

function placesOf(signs: string): Cell[] {
  const inOrder = [...signs.matchAll(/[Xx]/g)].map(({ index }) => index);
  const numbered = ['1', '2', '3', '4', '5'].map((digit) => signs.indexOf(digit)).filter((cell) => cell !== -1);
  if (inOrder.length > 0 && numbered.length > 0) throw new Error('opponents are either numbered or not');
  return [...inOrder, ...numbered];
}

const randomOf = (seed: string): string => formatRandom(new Random(seed));

/** The cell in a row and a column, both counted from 0 at the top left corner. */
export const at = ({ maze }: State, row: number, column: number): Cell => row * maze.grid.width + column;

/** The same state with a chance that does what is wanted of it. */
export function seedWhere(state: State, isWanted: (state: State) => boolean): State {
  for (let seed = 0; seed < 20_000; seed++) {
    const lucky = { ...state, random: randomOf(String(seed)) };
    if (isWanted(lucky)) return lucky;
  }
  throw new Error('no seed does this');
}

/** The same state under as many chances. */
export const underChances = (state: State, count: number): State[] =>
  Array.from({ length: count }, (_, seed) => ({ ...state, random: randomOf(String(seed)) }));

export const seatOf = (state: State): number => pokelabirinto.turn(state)[0] ?? 0;

const actionOf = (letter: string): Action => valueOf(text.parseAction(letter));

/** What comes of actions, a letter each, played by whose turn it is; every one must be accepted. */
export function played(state: State, letters: string): { state: State; events: Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const letter of letters) {
    const step = valueOf(pokelabirinto.play(now, seatOf(now), actionOf(letter)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export const after = (state: State, letters: string): State => played(state, letters).state;

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The events of one type. */
export const eventsOf = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** The types of all that happened, without that it was asked for. */
export const typesOf = (events: readonly Event[]): Event['type'][] =>
  events.map(({ type }) => type).filter((type) => type !== 'acted');

/** Why an action is refused, which must be. */
export const refusal = (state: State, letter: string, seat = seatOf(state)): Rejection =>
  errorOf(pokelabirinto.play(state, seat, actionOf(letter)));

/** The letters of what can be done. */
export const legal = (state: State, seat = seatOf(state)): string =>
  pokelabirinto
    .legal(state, seat)
    .map((action) => text.formatAction(action))
    .join('');
