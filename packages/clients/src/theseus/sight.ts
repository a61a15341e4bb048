import { DICE, type State, THESEUS, type Tile, tilesAhead } from '@dedalo/theseus';
import { type Side, SIDES } from './players.ts';

/** The tiles that a player in the maze sees: its own, and three in every direction up to a wall. */
export function seenTiles({ board, theseus, minotaur }: State, side: Side): ReadonlySet<Tile> {
  const from = SIDES.indexOf(side) === THESEUS ? theseus : minotaur;
  return new Set([from, ...DICE.flatMap((_, way) => tilesAhead(board, from, way))]);
}

/** Whether one of them sees the other; sight goes both ways. */
export const seeEachOther = (state: State): boolean => seenTiles(state, 'theseus').has(state.minotaur);
