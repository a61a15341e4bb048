import type { Side } from '@dedalo/clients/theseus/players';
import { seenTiles } from '@dedalo/clients/theseus/sight';
import {
  type Board,
  DICE,
  endOf,
  type Event,
  isWalled,
  MINOTAUR,
  sabreColour,
  seatInTurn,
  type State,
  stepFrom,
  THESEUS,
  type Tile,
  wayOf,
} from '@dedalo/theseus';
import type { Maze, Scene, Square, Walk, Way } from '../../../labyrinth/scene.ts';

/** Rows of the game are counted from the bottom, those of a drawing from the top. */
export const squareOf = (size: number, tile: Tile): Square =>
  (size - 1 - Math.floor(tile / size)) * size + (tile % size);

const mazes = new WeakMap<Board, Maze>();

/** All states of a game share one board, and so one maze. */
export function mazeOf(board: Board): Maze {
  const known = mazes.get(board);
  if (known) return known;
  const { size } = board;
  // The mapping from tile to square is its own inverse.
  const made: Maze = {
    columns: size,
    rows: size,
    isWalled: (square, way) => isWalled(board, squareOf(size, square), way),
  };
  mazes.set(board, made);
  return made;
}

export interface SceneOptions {
  /** The side whose view is shown, where not everything is visible. */
  readonly eyes?: Side | undefined;
  /** The side whose possible steps are marked. */
  readonly mover?: Side | undefined;
  /** The tiles that Theseus came over. */
  readonly trail?: readonly Tile[];
}

/** After the end everything is visible. */
export function sceneOf(state: State, { eyes, mover, trail = [] }: SceneOptions = {}): Scene {
  const { board, theseus, minotaur, supplies } = state;
  const { size } = board;
  const tiles = eyes !== undefined && endOf(state) === null ? seenTiles(state, eyes) : undefined;
  const shown = (tile: Tile): Square | undefined => (!tiles || tiles.has(tile) ? squareOf(size, tile) : undefined);
  return {
    maze: mazeOf(board),
    theseus: shown(theseus),
    minotaur: shown(minotaur),
    supplies: supplies.map((tile) => (tile === null ? undefined : shown(tile))),
    sabre: sabreColour(state),
    open: mover === undefined ? [] : openTiles(state, mover).map((tile) => squareOf(size, tile)),
    seen: tiles && new Set([...tiles].map((tile) => squareOf(size, tile))),
    thread: eyes === 'minotaur' && tiles ? [] : trail.map((tile) => squareOf(size, tile)),
  };
}

function openTiles(state: State, mover: Side): Tile[] {
  const seat = mover === 'theseus' ? THESEUS : MINOTAUR;
  if (endOf(state) !== null || seatInTurn(state) !== seat) return [];
  const from = seat === THESEUS ? state.theseus : state.minotaur;
  return DICE.map((dice) => stepFrom(state.board, from, wayOf(dice))).filter((tile) => tile !== from);
}

/** Visible steps. */
export const walksOf = (events: readonly Event[], size: number): Walk[] =>
  events.flatMap((event): Walk[] => {
    if (event.type !== 'moved' && event.type !== 'blocked') return [];
    const piece = event.seat === THESEUS ? 'theseus' : 'minotaur';
    if (event.type === 'moved') return [{ piece, from: squareOf(size, event.from), to: squareOf(size, event.to) }];
    return [{ piece, at: squareOf(size, event.at), against: wayOf(event.dice) as Way }];
  });
