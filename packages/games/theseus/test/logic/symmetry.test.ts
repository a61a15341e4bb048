import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { formatBoard } from '../../src/logic/board-text.ts';
import { logicMaze } from '../../src/logic/game.ts';
import { playMoves } from '../../src/logic/play-moves.ts';
import { endOf } from '../../src/logic/rules.ts';
import { solveLogicMaze } from '../../src/logic/solver/solver.ts';
import { canonicalBoard, SYMMETRIES, transformLevel, transformMoves } from '../../src/logic/symmetry.ts';
import { level, rowsOf } from './support/drawn.ts';

const DRAWN = level(`
  +---+---+---+
  | T |       |
  +   +   +---+
  |         M |
  +---+   +   +
  |         E |
  +---+---+---+
`);

test('a level in the mirror', () => {
  expect(formatBoard(transformLevel(DRAWN, { leftIsRight: true, upIsDown: false }))).toEqual(
    rowsOf(`
      +---+---+---+
      |       | T |
      +---+   +   +
      | M         |
      +   +   +---+
      | E         |
      +---+---+---+
    `),
  );
  expect(formatBoard(transformLevel(DRAWN, { leftIsRight: false, upIsDown: true }))).toEqual(
    rowsOf(`
      +---+---+---+
      |         E |
      +---+   +   +
      |         M |
      +   +   +---+
      | T |       |
      +---+---+---+
    `),
  );
});

test('plays the same', () => {
  const random = new Random('mirrors');
  for (let left = 100; left > 0; left--) {
    const { level } = logicMaze.samples.config(random);
    const { moves, ...rest } = solveLogicMaze(level);
    for (const symmetry of SYMMETRIES) {
      const mirrored = transformLevel(level, symmetry);
      const { moves: others, ...measured } = solveLogicMaze(mirrored);
      expect({ ...measured, length: others?.length }).toEqual({ ...rest, length: moves?.length });
      expect(canonicalBoard(mirrored)).toEqual(canonicalBoard(level));
      const end = endOf(playMoves(mirrored, transformMoves(moves ?? [], symmetry)).state);
      expect(end).toBe(moves ? 'escaped' : null);
    }
  }
});

test('but not when it is turned: the Minotaur goes sideways first', () => {
  const upright = level(`
    +---+---+---+---+
    |             M |
    +   +   +   +   +
    | T             |
    +   +   +   +   +
    |               |
    +   +   +   +   +
    |         E     |
    +---+---+---+---+
  `);
  const turned = level(`
    +---+---+---+---+
    |     T         |
    +   +   +   +   +
    |               |
    +   +   +   +   +
    |             E |
    +   +   +   +   +
    | M             |
    +---+---+---+---+
  `);
  expect(solveLogicMaze(upright).moves).toHaveLength(4);
  expect(solveLogicMaze(turned).moves).toBeUndefined();
});
