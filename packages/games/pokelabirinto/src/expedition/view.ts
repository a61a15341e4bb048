import { visibleBy } from '@dedalo/engine';
import type { Cell } from '@dedalo/grid';
import { sightFrom } from '../sight.ts';
import { signRows, UNSEEN } from '../signs.ts';
import { asSeen } from './fog.ts';
import { endOf } from './rules.ts';
import { applyEvent } from './scene.ts';
import type { Event, ExpeditionTypes, State, View } from './state.ts';

/** Everybody looks on with the player's eyes (E2). */
export function view(state: State): View {
  const { config, maze, number, party, at, previous, wild, finds, phase, told, journey, score, actions, seen } = state;
  const sight = new Set(sightFrom(maze, at));
  return {
    config,
    number,
    party,
    at,
    previous,
    wild: wild.map((each) => asSeen(each, sight)),
    finds: finds.filter((find) => seen[find.at] === 1),
    phase,
    told,
    journey,
    score,
    actions,
    rows: maze.grid.height,
    columns: maze.grid.width,
    cells: signRows(maze, (cell) => seen[cell] === 1),
    end: endOf(state),
  };
}

const sees = ({ maze, at }: State, cell: Cell): boolean => sightFrom(maze, at).includes(cell);

export const visible = visibleBy<ExpeditionTypes>({
  acted: 'everybody',
  moved: 'everybody',
  woke: 'everybody',
  /** Only one that was seen before is seen to move; others are there, or gone, when they are sighted. */
  'wild-moved': (event, _, { before, after }) =>
    sees(before, event.from) && after.number === before.number && sees(after, event.to) ? event : undefined,
  met: 'everybody',
  struck: 'everybody',
  'turned-back': 'everybody',
  'made-way': 'everybody',
  gained: 'everybody',
  attacked: 'everybody',
  powerless: 'everybody',
  swapped: 'everybody',
  fainted: 'everybody',
  'fight-won': 'everybody',
  joined: 'everybody',
  'let-go': 'everybody',
  found: 'everybody',
  scored: 'everybody',
  left: 'everybody',
  entered: 'everybody',
  sighted: 'everybody',
  ended: 'everybody',
});

export function follow(seen: View, event: Event): View {
  if (event.type === 'ended') return { ...seen, end: event.end };
  const next = applyEvent(seen, event);
  if (event.type === 'entered') {
    const { rows, columns } = event;
    return { ...next, rows, columns, cells: Array.from({ length: rows }, () => UNSEEN.repeat(columns)) };
  }
  return event.type === 'sighted' ? sighted(next, event) : next;
}

function sighted(seen: View, event: Extract<Event, { type: 'sighted' }>): View {
  const wild = seen.wild.map((each, index) => ({ ...each, at: event.wild[index]! }));
  const finds = [...seen.finds, ...event.finds].sort((one, other) => one.at - other.at);
  const rows = seen.cells.map((row) => [...row]);
  for (const { cell, sign } of event.cells) rows[Math.floor(cell / seen.columns)]![cell % seen.columns] = sign;
  return { ...seen, wild, finds, cells: rows.map((row) => row.join('')) };
}
