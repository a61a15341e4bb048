import type { Tile } from '../board.ts';
import type { Placement } from '../check-board.ts';
import { type Dice, wayOf } from '../dice.ts';
import type { Policy } from '../opponents/policy.ts';
import type { State } from '../state.ts';
import type { Half } from './rows.ts';

const maskOf = (dice: readonly Dice[]): number => dice.reduce((mask, die) => mask | (1 << wayOf(die)), 0);

/** For a row and a tile of the Minotaur the dice of one of the two, a bit a way. */
export type DiceMasks = (row: number, minotaur: Tile) => number;

/** What a policy plays on the rows of a half. Asked once for a place, since a solution asks in every round. */
export function masksOf(policy: Policy, { board, supplies }: State, half: Half): DiceMasks {
  const tiles = board.walls.length;
  const masks = new Uint8Array(half.size * tiles);
  return (row, minotaur) => {
    const place = row * tiles + minotaur;
    return (masks[place] ||= maskOf(policy(placementOf(row, minotaur))));
  };

  function placementOf(row: number, minotaur: Tile): Placement {
    const left = half.left[row]!;
    const there = supplies.map((tile, supply) => ((left >> supply) & 1 ? tile : null));
    return { board, theseus: half.tiles[row]!, minotaur, supplies: there };
  }
}
