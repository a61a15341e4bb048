import { visibleBy } from '@dedalo/engine';
import type { Cell, Maze } from '@dedalo/grid';
import { asSeen } from './fog.ts';
import { endOf } from './rules.ts';
import { applyEvent } from './scene.ts';
import { sightFrom } from './sight.ts';
import { signRows } from './signs.ts';
import type { Event, PokelabirintoTypes, State, View } from './state.ts';

/** All states of a game have the one maze. */
const knownRows = new WeakMap<Maze, readonly string[]>();

function wholeMaze(maze: Maze): readonly string[] {
  const known = knownRows.get(maze);
  const rows = known ?? signRows(maze);
  if (!known) knownRows.set(maze, rows);
  return rows;
}

/** Everybody looks on with the player's eyes. */
export function view(state: State): View {
  const { config, maze, hero, opponents, phase, told, actions, seen } = state;
  const { rows, columns, species, creature, movement, mind, gain, fog, limit } = config;
  const sight = seen && new Set(sightFrom(maze, hero.at));
  return {
    rows,
    columns,
    species,
    creature,
    movement,
    mind,
    gain,
    fog,
    limit,
    cells: seen ? signRows(maze, (cell) => seen[cell] === 1) : wholeMaze(maze),
    hero,
    opponents: sight ? opponents.map((opponent) => asSeen(opponent, sight)) : opponents,
    phase,
    told,
    actions,
    end: endOf(state),
  };
}

/** In the fog a record tells the whole maze, and where everybody is. */
export const hides = ({ fog }: View): boolean => fog;

const sees = ({ maze, hero }: State, cell: Cell): boolean => sightFrom(maze, hero.at).includes(cell);

export const visible = visibleBy<PokelabirintoTypes>({
  acted: 'everybody',
  moved: 'everybody',
  /** In the fog only one that was seen before is seen to move; others are there, or gone, when they are sighted. */
  'opponent-moved': (event, _, { before, after }) =>
    !after.seen || (sees(before, event.from) && sees(after, event.to)) ? event : undefined,
  met: 'everybody',
  'turned-back': 'everybody',
  'made-way': 'everybody',
  gained: 'everybody',
  attacked: 'everybody',
  powerless: 'everybody',
  'fight-won': 'everybody',
  'round-ended': 'everybody',
  sighted: 'everybody',
  ended: 'everybody',
});

export function follow(seen: View, event: Event): View {
  if (event.type === 'ended') return { ...seen, end: event.end };
  if (event.type !== 'sighted') return applyEvent(seen, event, seen);
  const opponents = seen.opponents.map((opponent, index) => ({ ...opponent, at: event.opponents[index]! }));
  if (event.cells.length === 0) return { ...seen, opponents };
  const rows = seen.cells.map((row) => [...row]);
  for (const { cell, sign } of event.cells) rows[Math.floor(cell / seen.columns)]![cell % seen.columns] = sign;
  return { ...seen, opponents, cells: rows.map((row) => row.join('')) };
}
