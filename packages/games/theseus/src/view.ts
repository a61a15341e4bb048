import type { Board } from './board.ts';
import { endOf } from './rules.ts';
import { type Event, type State, THESEUS, type View } from './state.ts';

/** All states of a game have the one board. */
const knownWalls = new WeakMap<Board, readonly number[]>();

function plainWalls(board: Board): readonly number[] {
  const known = knownWalls.get(board);
  const walls = known ?? Array.from(board.walls);
  if (!known) knownWalls.set(board, walls);
  return walls;
}

export function view(state: State): View {
  const { config, board, theseus, minotaur, supplies, dice } = state;
  const { size, rounds } = config;
  return { size, rounds, walls: plainWalls(board), theseus, minotaur, supplies, dice, end: endOf(state) };
}

/** Views that follow each other share their walls. */
const knownBoards = new WeakMap<readonly number[], Board>();

/** The board of a view, as all that looks at boards wants it. */
export function boardOf({ size, walls }: Pick<View, 'size' | 'walls'>): Board {
  const board = knownBoards.get(walls) ?? { size, walls: Uint8Array.from(walls) };
  knownBoards.set(walls, board);
  return board;
}

export const visible = (event: Event): Event => event;

export function follow(seen: View, event: Event): View {
  switch (event.type) {
    case 'moved': {
      const moved = event.seat === THESEUS ? { theseus: event.to } : { minotaur: event.to };
      return { ...seen, ...moved, dice: seen.dice + 1 };
    }
    case 'blocked':
      return { ...seen, dice: seen.dice + 1 };
    case 'collected':
      return { ...seen, supplies: seen.supplies.with(event.supply, null) };
    case 'ended':
      return { ...seen, end: event.end };
  }
}
