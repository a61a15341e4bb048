import type { Seat } from '@dedalo/engine';
import { stepFrom, type Tile } from '../board.ts';
import type { Placement } from '../check-board.ts';
import { type Dice, wayOf } from '../dice.ts';
import { MINOTAUR, THESEUS } from '../state.ts';
import { thousandths } from './evaluate.ts';
import { openDice } from './open-dice.ts';

/** A die that might be played (T10). Numbers are thousandths, so that equals are equal. */
export interface TreeNode {
  readonly seat: Seat;
  /** Where its player stands before it. */
  readonly from: Tile;
  readonly dice: Dice;
  /** Of this die and all before it in the tree. */
  readonly evaluation: number;
  /** The evaluation of the leaf that both come to: Theseus wants the largest, the Minotaur the smallest. */
  readonly worth: number;
  readonly children: readonly TreeNode[];
}

export interface Growth {
  readonly seat: Seat;
  readonly dice: Dice;
  /** How many dice are looked at, this one included. */
  readonly depth: number;
  readonly terminalScores: boolean;
  /** The evaluation of the dice before. */
  readonly before?: number;
}

/** The part of the tree that begins with a die (T14); the placement it is given stays as it is (TB7). */
export function growTree(placement: Placement, growth: Growth): TreeNode {
  const { board, theseus, minotaur, supplies } = placement;
  const { seat, dice, depth, terminalScores, before = 0 } = growth;
  const isTheseus = seat === THESEUS;
  const [from, opponent] = isTheseus ? [theseus, minotaur] : [minotaur, theseus];
  const to = stepFrom(board, from, wayOf(dice));
  const next = isTheseus
    ? { board, theseus: to, minotaur, supplies: without(supplies, to) }
    : { ...placement, minotaur: to };
  const end = terminalScores ? endScore(next) : undefined;
  const evaluation = end ?? before + thousandths({ board, supplies, opponent }, { seat, from, dice });
  if (end !== undefined || depth === 1) return { seat, from, dice, evaluation, worth: evaluation, children: [] };
  const other = isTheseus ? MINOTAUR : THESEUS;
  const children = openDice(board, opponent).map((dice) =>
    growTree(next, { seat: other, dice, depth: depth - 1, terminalScores, before: evaluation }),
  );
  const worths = children.map(({ worth }) => worth);
  return { seat, from, dice, evaluation, worth: isTheseus ? Math.min(...worths) : Math.max(...worths), children };
}

const without = (supplies: Placement['supplies'], tile: Tile): Placement['supplies'] =>
  supplies.includes(tile) ? supplies.map((other) => (other === tile ? null : other)) : supplies;

/** The end of a game is worth more, or less, than anything else. */
function endScore({ theseus, minotaur, supplies }: Placement): number | undefined {
  if (supplies.every((tile) => tile === null)) return Infinity;
  return theseus === minotaur ? -Infinity : undefined;
}

export const countNodes = ({ children }: TreeNode): number =>
  children.reduce((sum, child) => sum + countNodes(child), 1);
