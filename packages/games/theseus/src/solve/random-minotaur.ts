import { type Board, stepFrom } from '../board.ts';
import { ALL_COLLECTED, type Half, WALLED } from './rows.ts';

/**
 * A loss costs a billionth of what a win brings: of two steps with equal chances to win Theseus takes the one that
 * loses less. A comparison of the chances one after the other would let rounding errors decide who is equal.
 */
const LOSS_WEIGHT = 2 ** -30;

/**
 * What a layer has for a row and a tile of the Minotaur, side by side: the score, which is the chance to win less that
 * price of the chance to lose, and the chance to lose.
 */
export const NUMBERS_A_STATE = 2;
export const winOf = (score: number, loss: number): number => score + LOSS_WEIGHT * loss;
export const scoreOf = (win: number, loss: number): number => win - LOSS_WEIGHT * loss;

const CAPTURED_SCORE = -LOSS_WEIGHT;

/** For each tile where its four dice take the Minotaur, as places in a row of a layer. */
export function minotaurSteps(board: Board): Uint16Array {
  const steps = new Uint16Array(4 * board.walls.length);
  for (let place = 0; place < steps.length; place++) {
    steps[place] = NUMBERS_A_STATE * stepFrom(board, place >> 2, place & 3);
  }
  return steps;
}

/** When the rounds are over it is a draw, but for those who are captured. */
export function lastLayer(layer: Float64Array, tiles: Uint16Array, width: number): void {
  for (let row = 0; (row + 1) * width <= layer.length; row++)
    capture(layer, row * width + NUMBERS_A_STATE * tiles[row]!);
}

export interface Round {
  /** Of the round: the first `count` rows of this half are wanted. */
  readonly half: Half;
  readonly count: number;
  readonly steps: Uint16Array;
  /** Room for one row. */
  readonly row: Float64Array;
}

/**
 * One round backwards, the Minotaur to move in both layers. Theseus' die first: the best of the rows that he can step
 * to. Then the Minotaur's, the mean of four. Whoever stands on Theseus' own tile has captured him: that is an entry of
 * the row like any other, written and not asked about.
 */
export function roundBackwards({ half, count, steps, row }: Round, from: Float64Array, to: Float64Array): void {
  const width = row.length;
  for (let number = 0; number < count; number++) {
    const own = NUMBERS_A_STATE * half.tiles[number]!;
    bestStep(half.next, 4 * number, from, row);
    capture(row, own);
    meanDie(row, steps, to, number * width);
    capture(to, number * width + own);
  }
}

function capture(layer: Float64Array, place: number): void {
  layer[place] = CAPTURED_SCORE;
  layer[place + 1] = 1;
}

/** A board leaves every tile two ways at least. */
function bestStep(next: Int32Array, place: number, from: Float64Array, row: Float64Array): void {
  const width = row.length;
  let ways = 0;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let way = 0; way < 4; way++) {
    const to = next[place + way]!;
    if (to === WALLED) continue;
    if (to === ALL_COLLECTED) {
      for (let i = 0; i < width; i++) row[i] = 1 - (i & 1);
      return;
    }
    ways++;
    d = c;
    c = b;
    b = a;
    a = to * width;
  }
  if (ways === 4) bestOfFour(from, row, a, b, c, d);
  else if (ways === 3) bestOfThree(from, row, a, b, c);
  else bestOfTwo(from, row, a, b);
}

// Three times the same by hand, because a loop over the ways in the innermost loop takes twice as long.

function bestOfTwo(from: Float64Array, row: Float64Array, a: number, b: number): void {
  for (let i = 0; i < row.length; i += 2) {
    let best = a + i;
    let score = from[best]!;
    const other = from[b + i]!;
    if (other > score) {
      score = other;
      best = b + i;
    }
    row[i] = score;
    row[i + 1] = from[best + 1]!;
  }
}

function bestOfThree(from: Float64Array, row: Float64Array, a: number, b: number, c: number): void {
  for (let i = 0; i < row.length; i += 2) {
    let best = a + i;
    let score = from[best]!;
    let other = from[b + i]!;
    if (other > score) {
      score = other;
      best = b + i;
    }
    other = from[c + i]!;
    if (other > score) {
      score = other;
      best = c + i;
    }
    row[i] = score;
    row[i + 1] = from[best + 1]!;
  }
}

function bestOfFour(from: Float64Array, row: Float64Array, a: number, b: number, c: number, d: number): void {
  for (let i = 0; i < row.length; i += 2) {
    let best = a + i;
    let score = from[best]!;
    let other = from[b + i]!;
    if (other > score) {
      score = other;
      best = b + i;
    }
    other = from[c + i]!;
    if (other > score) {
      score = other;
      best = c + i;
    }
    other = from[d + i]!;
    if (other > score) {
      score = other;
      best = d + i;
    }
    row[i] = score;
    row[i + 1] = from[best + 1]!;
  }
}

function meanDie(row: Float64Array, steps: Uint16Array, to: Float64Array, place: number): void {
  for (let i = 0; i < steps.length; i += 4) {
    const a = steps[i]!;
    const b = steps[i + 1]!;
    const c = steps[i + 2]!;
    const d = steps[i + 3]!;
    to[place] = (row[a]! + row[b]! + (row[c]! + row[d]!)) / 4;
    to[place + 1] = (row[a + 1]! + row[b + 1]! + (row[c + 1]! + row[d + 1]!)) / 4;
    place += 2;
  }
}
