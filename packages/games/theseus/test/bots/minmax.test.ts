import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/bots/evaluate.ts';
import { minmax } from '../../src/bots/minmax.ts';
import { openDice } from '../../src/bots/open-dice.ts';
import { countNodes, growTree, type TreeNode } from '../../src/bots/tree.ts';
import { stepFrom } from '../../src/board.ts';
import { createConfig } from '../../src/config.ts';
import { type Dice, wayOf } from '../../src/dice.ts';
import { theseus } from '../../src/game.ts';
import { MINOTAUR, type State, THESEUS } from '../../src/state.ts';
import { DOWN, drawn, LEFT, RIGHT, UP, valueOf } from '../support/drawn.ts';

const STATE = drawn(
  `
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |     s1            |
  +   +   +---+   +   +
  |                   |
  +   +   +   +   +   +
  |     T       M |s2 |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`,
  { supplies: 2, turn: 'theseus' },
);

const branches = (state: State, options: { depth?: number; terminalScores?: boolean } = {}): TreeNode[] =>
  openDice(state.board, state.theseus).map((dice) =>
    growTree(state, {
      seat: THESEUS,
      dice,
      depth: options.depth ?? 2,
      terminalScores: options.terminalScores ?? false,
    }),
  );

const view = (state: State) => theseus.view(state, THESEUS);
const chosen = (state: State, options = {}, luck = 'luck'): Dice => {
  const thought = minmax(options).think(view(state), { seat: THESEUS, random: new Random(luck) });
  expect(thought.advance(1_000_000)).toBe('done');
  return thought.choice.dice;
};

describe('the described tree', () => {
  test('has a branch for each open die of Theseus, up, right, down, left', () => {
    expect(branches(STATE).map(({ dice, from }) => [dice, from])).toEqual([
      [UP, STATE.theseus],
      [RIGHT, STATE.theseus],
      [DOWN, STATE.theseus],
      [LEFT, STATE.theseus],
    ]);
  });

  test('and on it a leaf for each open die of the Minotaur', () => {
    for (const { children } of branches(STATE)) {
      expect(children.map(({ dice, from, seat }) => [dice, from, seat])).toEqual([
        [UP, STATE.minotaur, MINOTAUR],
        [DOWN, STATE.minotaur, MINOTAUR],
        [LEFT, STATE.minotaur, MINOTAUR],
      ]);
      for (const leaf of children) expect(leaf.children).toEqual([]);
    }
  });

  test('has the described numbers, here in thousandths', () => {
    // Up: a supply two tiles away. Right: the Minotaur two tiles away. Then what the Minotaur sees to its left.
    expect(branches(STATE).map(({ evaluation }) => evaluation)).toEqual([230, -270, 0, 0]);
    expect(branches(STATE).map(({ children }) => children.map(({ evaluation }) => evaluation))).toEqual([
      [230, 230, 230],
      [-270, -270, -270 - 540],
      [0, 0, 0],
      [0, 0, -162],
    ]);
    expect(branches(STATE).map(({ worth }) => worth)).toEqual([230, -810, 0, -162]);
    expect(chosen(STATE)).toBe(UP);
  });

  test('lets the worst leaf of a branch decide', () => {
    // The tile above is worth a supply, but there the Minotaur would stand right before Theseus.
    const state = { ...STATE, minotaur: STATE.theseus + 6, supplies: [null, STATE.theseus + 5] };
    expect(branches(state).map(({ evaluation, worth }) => [evaluation, worth])).toEqual([
      [460, 460 - 540],
      [0, 0 - 540],
      [0, 0],
      [0, 0],
    ]);
    expect([DOWN, LEFT]).toContain(chosen(state));
  });

  test('leaves the state as it was', () => {
    const before = structuredClone(STATE);
    branches(STATE, { depth: 6, terminalScores: true });
    chosen(STATE, { depth: 5 });
    expect(STATE).toEqual(before);
  });
});

/** The described methods once more, word for word and without anything of ours but `evaluate`. */
function describedChoices({ board, theseus, minotaur, supplies }: State): Dice[] {
  const values = new Map<Dice, number>();
  for (const dice of openDice(board, theseus)) {
    const parentEval = evaluate({ board, supplies, opponent: minotaur }, { seat: THESEUS, from: theseus, dice });
    const newTile = stepFrom(board, theseus, wayOf(dice));
    let min = Number.POSITIVE_INFINITY;
    for (const reply of openDice(board, minotaur)) {
      const scene = { board, supplies, opponent: newTile };
      min = Math.min(min, parentEval + evaluate(scene, { seat: MINOTAUR, from: minotaur, dice: reply }));
    }
    values.set(dice, min);
  }
  const max = Math.max(...values.values());
  return [...values.keys()].filter((dice) => Math.abs(values.get(dice)! - max) < 1e-9);
}

test('the bot chooses as the described methods do', () => {
  const random = new Random('described');
  const seen = new Set<number>();
  for (let left = 2000; left > 0; left--) {
    const state = theseus.start(valueOf(createConfig({ size: random.pick([5, 7, 9]), supplies: 6 })), String(left));
    const tiles = state.board.walls.length;
    const moved = { ...state, theseus: random.below(tiles), minotaur: random.below(tiles), dice: 1 };
    const choices = describedChoices(moved);
    seen.add(choices.length);
    expect(choices).toContain(chosen(moved, {}, String(left)));
  }
  expect(seen).toEqual(new Set([1, 2, 3, 4]));
});

describe('with the end of the game in mind', () => {
  const BEFORE_THE_END = drawn(
    `
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |   |     T s1 M    |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
  `,
    { turn: 'theseus' },
  );

  test('the last supply is worth everything, even beside the Minotaur', () => {
    expect(branches(BEFORE_THE_END, { terminalScores: true }).find(({ dice }) => dice === RIGHT)).toMatchObject({
      evaluation: Infinity,
      worth: Infinity,
      children: [],
    });
    expect(chosen(BEFORE_THE_END, { terminalScores: true })).toBe(RIGHT);
    // The description sees 0.46 − 0.54 there.
    expect(branches(BEFORE_THE_END)[1]).toMatchObject({ dice: RIGHT, evaluation: -80 });
    expect(chosen(BEFORE_THE_END)).not.toBe(RIGHT);
  });

  test('the Minotaur’s tile is worth less than anything', () => {
    const two = {
      ...BEFORE_THE_END,
      supplies: [...BEFORE_THE_END.supplies, 24],
      config: { ...BEFORE_THE_END.config, supplies: 2 },
    };
    expect(branches(two, { terminalScores: true })[1]).toMatchObject({ worth: -Infinity, children: [] });
  });

  test('and so is a tile that the Minotaur can step onto', () => {
    const state = { ...STATE, minotaur: STATE.theseus + 6, supplies: [null, STATE.theseus + 5] };
    const worths = branches({ ...state, supplies: [24, STATE.theseus + 5] }, { terminalScores: true });
    expect(worths.map(({ worth }) => worth)).toEqual([-Infinity, -Infinity, 0, 0]);
  });
});

/** A supply to the left of Theseus' way up, which three dice see and two do not. */
const FAR = drawn(
  `
  +---+---+---+---+---+---+---+
  |                         M |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |     s1                    |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |         T                 |
  +---+---+---+---+---+---+---+
`,
  { turn: 'theseus' },
);

describe('a deeper tree', () => {
  test('alternates, and supplies that were taken on the way are gone', () => {
    const state = { ...STATE, minotaur: 24, supplies: [STATE.theseus + 5, null] };
    const up = branches(state, { depth: 3 })[0]!;
    expect(up.children[0]!.children.map(({ seat }) => seat)).toEqual([THESEUS, THESEUS, THESEUS, THESEUS]);
    // 460 for the supply, and nothing for it a second time.
    for (const reply of up.children) expect(reply.worth).toBe(460);
  });

  test('has the described answer at once and its own when the work is done', () => {
    const firsts = new Set<Dice>();
    for (let luck = 0; luck < 50; luck++) {
      const thought = minmax({ depth: 3 }).think(view(FAR), { seat: THESEUS, random: new Random(luck) });
      firsts.add(thought.choice.dice);
      expect(thought.advance(0)).toBe('searching');
      let portions = 1;
      while (thought.advance(1) === 'searching') portions++;
      expect(portions).toBe(3);
      expect(thought.choice.dice).toBe(LEFT);
      expect(thought.advance(1000)).toBe('done');
      expect(thought.choice.dice).toBe(LEFT);
    }
    expect(firsts).toEqual(new Set([UP, RIGHT, LEFT]));
  });

  test('answers as the deepest tree that is whole where it may not think to the end', () => {
    const nodes = branches(FAR, { depth: 3 }).reduce((sum, branch) => sum + countNodes(branch), 0);
    for (let luck = 0; luck < 50; luck++) {
      const thought = minmax({ depth: 8 }).think(view(FAR), { seat: THESEUS, random: new Random(luck) });
      expect(thought.advance(nodes)).toBe('searching');
      expect(thought.choice.dice).toBe(LEFT);
    }
  });

  test('is asked for by a depth behind the name; two dice are described', () => {
    const deep = minmax().withOptions!({ depth: 3 });
    expect(minmax().parameters).toEqual([{ name: 'depth', least: 1, most: 8 }]);
    expect(deep.think(view(STATE), { seat: THESEUS, random: new Random('luck') }).advance(1)).toBe('searching');
    expect(
      minmax()
        .think(view(STATE), { seat: THESEUS, random: new Random('luck') })
        .advance(0),
    ).toBe('done');
  });

  test.each([0, 9, 1.5, -1, Number.NaN])('is not %d dice deep', (depth) => {
    expect(() => minmax({ depth })).toThrow(RangeError);
  });
});

test('one die deep it is the heuristic player', () => {
  expect(branches(STATE, { depth: 1 }).map(({ worth }) => worth)).toEqual([230, -270, 0, 0]);
});
