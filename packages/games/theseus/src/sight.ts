import type { Seat } from '@dedalo/engine';
import { type Board, isWalled, stepFrom, type Tile } from './board.ts';
import type { Placement } from './check-board.ts';
import { DICE } from './dice.ts';
import { THESEUS } from './state.ts';

/** So many tiles are seen along a line, as long as no wall is between. */
export const SIGHT = 3;

/** What there is to be seen by a player. */
export interface Scene {
  readonly board: Board;
  readonly supplies: readonly (Tile | null)[];
  /** Where the other player is. */
  readonly opponent: Tile;
}

/** Distances are counted in steps: 1 is the next tile. */
export interface Sight {
  readonly supplies: readonly { readonly supply: number; readonly distance: number }[];
  /** 0 where the other player is not seen. */
  readonly opponent: number;
}

/** The tiles that are seen in one direction, the nearest first. */
export function tilesAhead(board: Board, from: Tile, way: number): Tile[] {
  const tiles: Tile[] = [];
  for (let tile = from; tiles.length < SIGHT && !isWalled(board, tile, way);) {
    tile = stepFrom(board, tile, way);
    tiles.push(tile);
  }
  return tiles;
}

/** What is seen in one direction; nobody stands in the way of anybody's sight. */
export function lookAhead({ board, supplies, opponent }: Scene, from: Tile, way: number): Sight {
  const tiles = tilesAhead(board, from, way);
  const seen = tiles.map((tile, index) => ({ supply: supplies.indexOf(tile), distance: index + 1 }));
  return { supplies: seen.filter(({ supply }) => supply !== -1), opponent: tiles.indexOf(opponent) + 1 };
}

/** What is seen in each direction, in the order of `DICE`. */
export const lookAround = (scene: Scene, from: Tile): Sight[] => DICE.map((_, way) => lookAhead(scene, from, way));

/** How near is what a player sees: 0 for what it does not see, else from 1 to 3 tiles. */
export interface Nearness {
  readonly supply: number;
  readonly opponent: number;
}

/** What a player senses from where it stands; Theseus and the Minotaur sense alike. */
export function nearest({ board, theseus, minotaur, supplies }: Placement, seat: Seat): Nearness {
  const [from, opponent] = seat === THESEUS ? [theseus, minotaur] : [minotaur, theseus];
  const around = lookAround({ board, supplies, opponent }, from);
  const least = (distances: readonly number[]): number => (distances.length === 0 ? 0 : Math.min(...distances));
  return {
    supply: least(around.flatMap(({ supplies }) => supplies.map(({ distance }) => distance))),
    opponent: least(around.map(({ opponent }) => opponent).filter((distance) => distance > 0)),
  };
}
