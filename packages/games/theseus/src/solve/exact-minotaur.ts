import { type Board, stepFrom, type Tile } from '../board.ts';
import { ALL_COLLECTED, type Half, WALLED } from './rows.ts';

/**
 * With more rounds left a result that is forced stays forced, so one number a state is enough for all rounds: 0 while
 * nothing is forced, else one more than the rounds that must be left for it, below 0 where Theseus is the one who loses.
 */
export type Forced = number;

const CAPTURED: Forced = -1;

/** What is forced for the rows of one half, the Minotaur to move. */
export interface ForcedHalf {
  readonly half: Half;
  /** For a row and a tile of the Minotaur. */
  readonly forced: Int16Array;
  /** The layer in which a row was changed last; only rows that lead to a changed one need another look. */
  readonly changed: Uint16Array;
}

/** The table of a half before the first layer: on Theseus' own tile the Minotaur has captured him. */
export function unforced(half: Half, tiles: number): ForcedHalf {
  const forced = new Int16Array(half.size * tiles);
  for (let row = 0; row < half.size; row++) forced[row * tiles + half.tiles[row]!] = CAPTURED;
  return { half, forced, changed: new Uint16Array(half.size) };
}

/** For each tile where its four dice take the Minotaur. */
export function minotaurTiles(board: Board): Uint16Array {
  return Uint16Array.from({ length: 4 * board.walls.length }, (_, place) => stepFrom(board, place >> 2, place & 3));
}

export interface ForcingRound {
  /** Rounds left. */
  readonly left: number;
  readonly steps: Uint16Array;
  /** Room for one row. */
  readonly row: Int8Array;
}

/** Notes in `to` what is forced with so many rounds left and not with fewer; says whether anything is. */
export function forceBackwards(round: ForcingRound, from: ForcedHalf, to: ForcedHalf): boolean {
  const { left, steps, row } = round;
  const { half, forced, changed } = to;
  const tiles = row.length;
  let isAnyNew = false;
  for (let number = 0; number < half.size; number++) {
    if (!isDue(half.next, 4 * number, from.changed, left)) continue;
    bestStep(half.next, 4 * number, from.forced, round);
    row[half.tiles[number]!] = -1;
    let isNew = false;
    for (let minotaur: Tile = 0; minotaur < tiles; minotaur++) {
      const place = number * tiles + minotaur;
      if (forced[place] !== 0) continue;
      const die = 4 * minotaur;
      const a = Math.min(row[steps[die]!]!, row[steps[die + 1]!]!);
      const b = Math.min(row[steps[die + 2]!]!, row[steps[die + 3]!]!);
      const value = Math.min(a, b);
      if (value === 0) continue;
      forced[place] = value * (left + 1);
      isNew = true;
    }
    if (!isNew) continue;
    changed[number] = left;
    isAnyNew = true;
  }
  return isAnyNew;
}

/** A row that this layer has already changed may have been changed by the one before as well. */
function isDue(next: Int32Array, place: number, changed: Uint16Array, left: number): boolean {
  if (left === 1) return true;
  for (let way = 0; way < 4; way++) {
    const to = next[place + way]!;
    if (to >= 0 && changed[to]! >= left - 1) return true;
  }
  return false;
}

/** By the Minotaur's tile: 1 where a step of Theseus forces a win with one round less, −1 where each one loses. */
function bestStep(next: Int32Array, place: number, from: Int16Array, { left, row }: ForcingRound): void {
  row.fill(-1);
  for (let way = 0; way < 4; way++) {
    const to = next[place + way]!;
    if (to === WALLED) continue;
    if (to === ALL_COLLECTED) {
      row.fill(1);
      return;
    }
    const begin = to * row.length;
    for (let minotaur = 0; minotaur < row.length; minotaur++) {
      const forced = from[begin + minotaur]!;
      // What this layer itself has found needs more rounds than are left then.
      const isLost = forced < 0 && forced >= -left;
      if (forced > 0 && forced <= left) row[minotaur] = 1;
      else if (!isLost && row[minotaur] === -1) row[minotaur] = 0;
    }
  }
}
