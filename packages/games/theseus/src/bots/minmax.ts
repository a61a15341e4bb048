import type { Thought } from '@dedalo/engine';
import type { Dice } from '../dice.ts';
import { type Action, THESEUS } from '../state.ts';
import { boardOf } from '../view.ts';
import { openDice } from './open-dice.ts';
import type { TheseusBot } from './theseus-bot.ts';
import { countNodes, growTree, type TreeNode } from './tree.ts';

export interface MinmaxOptions {
  /** How many dice it looks ahead, its own and the Minotaur's in turn; 2 is described. */
  readonly depth?: number;
  /** Whether the end of the game counts more than anything (TB9); the description leaves it to the evaluation. */
  readonly terminalScores?: boolean;
}

export const DESCRIBED_DEPTH = 2;
export const MOST_DEPTH = 8;

/**
 * The described player (T14 to T16). A branch of its tree for each die that leads somewhere for Theseus, on it a leaf for
 * each that leads somewhere for the Minotaur, worth what both dice are worth from where their player stands; the
 * Minotaur looks for Theseus on his new tile, and its term is negative already, so it is added. Of every branch the
 * smallest leaf counts, of the branches the largest, and among equals each is equally likely. Deeper trees go on in
 * turn; supplies that were taken on the way are gone there, which no leaf of the described tree can notice.
 */
export function minmax(options: MinmaxOptions = {}): TheseusBot {
  const { depth = DESCRIBED_DEPTH, terminalScores = false } = options;
  if (!Number.isInteger(depth) || depth < 1 || depth > MOST_DEPTH) {
    throw new RangeError(`minmax: the depth is a whole number from 1 to ${MOST_DEPTH}, not ${depth}`);
  }
  return {
    name: 'minmax',
    parameters: [{ name: 'depth', least: 1, most: MOST_DEPTH }],
    withOptions: (given) => minmax({ ...options, depth: given['depth'] ?? depth }),
    think(view, { random }) {
      const { theseus, minotaur, supplies } = view;
      const placement = { board: boardOf(view), theseus, minotaur, supplies };
      // In random order the first of the best is each of the best equally likely.
      const order = random.shuffle(openDice(placement.board, view.theseus));
      return new TreeThought(order, depth, (dice, depth) =>
        growTree(placement, { seat: THESEUS, dice, depth, terminalScores }),
      );
    },
    seats: [THESEUS],
    sees: 'whole-board',
  };
}

/**
 * Has the described answer at once. Where a deeper tree is wanted, it works on trees that are one die deeper each time,
 * branch by branch: however small the budget, the answer is that of the deepest tree that is whole.
 */
class TreeThought implements Thought<Action> {
  readonly #order: readonly Dice[];
  readonly #depth: number;
  readonly #grow: (dice: Dice, depth: number) => TreeNode;
  #branches: TreeNode[] = [];
  /** Of the tree that the choice comes from. */
  #reached: number;
  #choice: Action;

  constructor(order: readonly Dice[], depth: number, grow: (dice: Dice, depth: number) => TreeNode) {
    this.#order = order;
    this.#depth = depth;
    this.#grow = grow;
    this.#reached = Math.min(depth, DESCRIBED_DEPTH);
    this.#choice = bestOf(order.map((dice) => grow(dice, this.#reached)));
  }

  advance(budget: number): 'searching' | 'done' {
    for (let left = budget; left > 0 && this.#reached < this.#depth;) {
      const branch = this.#grow(this.#order[this.#branches.length]!, this.#reached + 1);
      this.#branches.push(branch);
      left -= countNodes(branch);
      if (this.#branches.length < this.#order.length) continue;
      this.#choice = bestOf(this.#branches);
      this.#branches = [];
      this.#reached++;
    }
    return this.#reached < this.#depth ? 'searching' : 'done';
  }

  get choice(): Action {
    return this.#choice;
  }
}

function bestOf(branches: readonly TreeNode[]): Action {
  const most = Math.max(...branches.map(({ worth }) => worth));
  return { dice: branches.find(({ worth }) => worth === most)!.dice };
}
