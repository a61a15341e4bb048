import { type Cell, formatRandom, type Maze, parseSymbols, Random } from '@dedalo/grid';
import { CREATURES } from '../../../src/expedition/content/creatures.ts';
import { defaultConfig } from '../../../src/expedition/config.ts';
import { lookAround } from '../../../src/expedition/fog.ts';
import { expedition } from '../../../src/expedition/game.ts';
import { newLeg, WALKING } from '../../../src/expedition/scene.ts';
import type { Action, Event, Find, FindKind, Member, Rejection, State, Wild } from '../../../src/expedition/state.ts';
import { board, errorOf, rowsOf, valueOf } from '../../support/drawn.ts';

const { text } = expedition;

const FINDS: Readonly<Record<string, FindKind>> = { b: 'berry', t: 'tonic', l: 'lamp', g: 'gem' };

/** What a drawing leaves open. */
export interface Given {
  /** Who is in front, and the others. */
  readonly party?: readonly Partial<Member>[];
  /** In reading order. */
  readonly wild?: readonly Partial<Omit<Wild, 'at'>>[];
  readonly par?: number;
  readonly steps?: number;
  readonly number?: number;
  readonly limit?: number;
}

/** A journey in a drawn maze: `P` the party, `X` a wild creature, Bulbasaur that stands still unless told otherwise. */
export function drawn(drawing: string, given: Given = {}): State {
  const signs = rowsOf(drawing).join('').replaceAll(' ', '');
  const maze = drawnMaze(drawing);
  const places = cellsOf(signs, 'X');
  const at = signs.indexOf('P');
  const { number = 1 } = given;
  const leg = { ...newLeg(given.par ?? 100), steps: given.steps ?? 0 };
  const state: State = {
    config: { ...defaultConfig(), limit: given.limit ?? 1000 },
    maze,
    number,
    party: (given.party ?? [{}]).map((member) => creature({ creature: 'Pikachu', energy: 6, ...member })),
    at,
    previous: at,
    wild: places.map((cell, index) => ({ ...creature({ creature: 'Bulbasaur', ...given.wild?.[index] }), at: cell })),
    walks: places.map((from) => ({ from, posts: [] })),
    finds: [...signs].flatMap((sign, cell): Find[] => (FINDS[sign] ? [{ kind: FINDS[sign], at: cell }] : [])),
    phase: WALKING,
    told: [],
    journey: [...Array.from({ length: number - 1 }, () => newLeg(20)), leg],
    score: 0,
    actions: 0,
    yetToMove: [],
    seen: new Uint8Array(maze.grid.costs.length),
    mazes: '0123456789abcdef',
    random: randomOf('drawn'),
  };
  return { ...state, seen: lookAround(state).seen };
}

const creature = (given: Partial<Member> & Pick<Member, 'creature'>): Member => ({
  hp: CREATURES[given.creature].hitPoints,
  energy: 0,
  ...given,
});

function drawnMaze(drawing: string): Maze {
  const { grid, entrance, exit } = valueOf(parseSymbols(board(drawing).replaceAll(/[PXbtlg]/g, '.')));
  if (entrance === undefined || exit === undefined) throw new Error('the drawing has no E or no U');
  return { grid, entrance, exit };
}

const cellsOf = (signs: string, sign: string): Cell[] =>
  [...signs].flatMap((each, cell) => (each === sign ? [cell] : []));

const randomOf = (seed: string): string => formatRandom(new Random(seed));

/** The maze as it is drawn of a state, without what stands above and below it. */
export const picture = (state: State): string =>
  text
    .draw(expedition.view(state, 0))
    .split('\n')
    .slice(1, state.maze.grid.height + 1)
    .map((row) => row.trimEnd())
    .join('\n');

/** The same state with a chance that does what is wanted of it. */
export function seedWhere(state: State, isWanted: (state: State) => boolean): State {
  for (let seed = 0; seed < 5000; seed++) {
    const lucky = { ...state, random: randomOf(String(seed)) };
    if (isWanted(lucky)) return lucky;
  }
  throw new Error('no seed does this');
}

export const actionOf = (word: string): Action => valueOf(text.parseAction(word));

/** What comes of actions, a word each; every one must be accepted. */
export function played(state: State, words: string): { state: State; events: Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const word of words.split(' ')) {
    const step = valueOf(expedition.play(now, 0, actionOf(word)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export const after = (state: State, words: string): State => played(state, words).state;

export const eventsOf = <Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { readonly type: Type }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);

/** The types of all that happened, without that it was asked for and what was seen. */
export const typesOf = (events: readonly Event[]): string[] =>
  events.map(({ type }) => type).filter((type) => type !== 'acted' && type !== 'sighted');

export const refusal = (state: State, word: string): Rejection => errorOf(expedition.play(state, 0, actionOf(word)));

/** What can be done, a word each. */
export const legal = (state: State): string =>
  expedition
    .legal(state, 0)
    .map((action) => text.formatAction(action))
    .join(' ');
