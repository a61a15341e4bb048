import { describe, expect, test } from 'vitest';
import { Direction, SokobanGame, SokobanMapGenerator } from '../../src/index.ts';

const { UP, DOWN, LEFT, RIGHT } = Direction;

function gameAt(level: number): SokobanGame {
  const game = new SokobanGame();
  while (game.getLevel() < level) game.loadNextLevel();
  return game;
}

const moveAll = (game: SokobanGame, ...directions: Direction[]): void => directions.forEach((dir) => game.move(dir));

/** The shortest solution of level 1. */
const SOLUTION_1 = [RIGHT, RIGHT, DOWN, LEFT, UP, UP, RIGHT, UP, LEFT];

describe('a new game', () => {
  test('is at level 1, no moves made, looking down', () => {
    const game = new SokobanGame();
    expect([game.getLevel(), game.getNrMoves(), game.getDirection()]).toEqual([1, 0, DOWN]);
    expect(game.levelCompleted()).toBe(false);
    expect(game.isTerminated()).toBe(false);
    expect(game.isDeadlocked()).toBe(false);
  });

  test('plays the seven square levels of the generator', () => {
    const game = new SokobanGame();
    expect(SokobanMapGenerator.numberOfLevels()).toBe(7);
    for (let level = 1; level <= 7; level++) {
      expect(game.getLevel()).toBe(level);
      expect(game.getRows()).toBe(SokobanMapGenerator.getNrRows(level));
      expect(game.getColumns()).toBe(game.getRows());
      expect(game.getPlayerPosition()).toEqual(SokobanMapGenerator.getPlayer(level));
      expect(game.getPositionBoxes()).toEqual(SokobanMapGenerator.getBoxes(level));
      expect(game.getPositionGoals()).toEqual(SokobanMapGenerator.getGoals(level));
      const map = SokobanMapGenerator.getOccupiableMap(level);
      map.forEach((row, i) => row.forEach((free, j) => expect(game.isOccupiable(i, j)).toBe(free)));
      if (level < 7) game.loadNextLevel();
    }
  });
});

describe('the facts of the described test', () => {
  test('level 1: a box at the edge of the grid cannot leave it, and the player cannot either', () => {
    const game = new SokobanGame();
    moveAll(game, RIGHT, UP, UP);
    expect([game.getPlayerPosition(), game.getNrMoves()]).toEqual([[1, 2], 2]);
    moveAll(game, RIGHT, UP, UP);
    expect([game.getPlayerPosition(), game.getNrMoves()]).toEqual([[0, 3], 4]);
  });

  test('a blocked move changes the direction and nothing else', () => {
    const game = gameAt(4);
    const before = { player: game.getPlayerPosition(), boxes: game.getPositionBoxes() };
    game.move(UP);
    expect([game.getDirection(), game.getNrMoves()]).toEqual([UP, 0]);
    expect({ player: game.getPlayerPosition(), boxes: game.getPositionBoxes() }).toEqual(before);
  });

  test('level 4, move by move; box 0 stays box 0', () => {
    const game = gameAt(4);
    moveAll(game, UP, DOWN);
    expect(game.getNrMoves()).toBe(0);
    game.move(LEFT);
    expect([game.getPlayerPosition(), game.getNrMoves()]).toEqual([[1, 1], 1]);
    moveAll(game, RIGHT, RIGHT);
    expect([game.getPlayerPosition(), game.getPositionBoxes()[0], game.getNrMoves()]).toEqual([[1, 3], [1, 4], 3]);
    moveAll(game, RIGHT, RIGHT);
    expect([game.getPlayerPosition(), game.getPositionBoxes()[0], game.getNrMoves()]).toEqual([[1, 4], [1, 5], 4]);
    game.move(DOWN);
    expect([game.getPlayerPosition(), game.getNrMoves(), game.getDirection()]).toEqual([[1, 4], 4, DOWN]);
  });

  test('the next level may be loaded before this one is completed', () => {
    expect(gameAt(4).getLevel()).toBe(4);
  });

  test('restarting brings back the initial positions, no moves and DOWN', () => {
    const game = new SokobanGame();
    const fresh = game.toString();
    moveAll(game, RIGHT, UP, UP);
    game.restartLevel();
    expect(game.toString()).toBe(fresh);
    expect([game.getNrMoves(), game.getDirection()]).toEqual([0, DOWN]);
  });
});

describe('a completed level', () => {
  test('is completed when every box is on a goal, and takes no more moves', () => {
    const game = new SokobanGame();
    moveAll(game, ...SOLUTION_1.slice(0, -1));
    expect(game.levelCompleted()).toBe(false);
    game.move(SOLUTION_1.at(-1)!);
    expect(game.levelCompleted()).toBe(true);
    expect(game.isTerminated()).toBe(false);
    expect(() => game.move(UP)).toThrow('completed');
  });

  test('the last level is the end', () => {
    const game = gameAt(7);
    expect(() => game.loadNextLevel()).toThrow('last');
    expect(game.getLevel()).toBe(7);
    expect(game.isTerminated()).toBe(false);
  });

  test('what is no direction is refused', () => {
    const game = new SokobanGame();
    expect(() => game.move(null as never)).toThrow('direction');
    expect(() => game.move('toString' as never)).toThrow('direction');
    expect(game.getDirection()).toBe(DOWN);
  });
});

test('a box in a corner is a deadlock', () => {
  const game = new SokobanGame();
  moveAll(game, RIGHT, RIGHT, UP, LEFT);
  expect(game.isDeadlocked()).toBe(false);
  // The lower box into the corner at its right.
  game.restartLevel();
  moveAll(game, DOWN, RIGHT);
  expect(game.toString()).toContain('| - G P B - |');
  expect(game.isDeadlocked()).toBe(true);
});

test('positions that are given out can be changed without harm', () => {
  const game = new SokobanGame();
  const fresh = game.toString();
  game.getPlayerPosition()[0] = 0;
  for (const positions of [game.getPositionBoxes(), game.getPositionGoals()]) positions[0]![0] = 0;
  positionsOfGenerator().forEach((positions) => (positions[0]![0] = 99));
  expect(game.toString()).toBe(fresh);
  expect(new SokobanGame().toString()).toBe(fresh);
});

const positionsOfGenerator = (): number[][][] => [SokobanMapGenerator.getGoals(1), SokobanMapGenerator.getBoxes(1)];

test('toString draws the described frame', () => {
  expect(gameAt(4).toString()).toBe(
    [
      '+-----------------+',
      '| LEVEL: 4        |',
      '+------ MAP ------+',
      '| - - -       -   |',
      '| - G P B     -   |',
      '| - - -   B G -   |',
      '| - G - - B   -   |',
      '| -   -   G   - - |',
      '| - B   * B B G - |',
      '| -       G     - |',
      '| - - - - - - - - |',
      '+-----------------+',
      '| MOVES: 0        |',
      '+-----------------+',
    ].join('\n'),
  );
});

test('the frame widens where a count needs it', () => {
  const game = new SokobanGame();
  for (let pair = 0; pair < 50; pair++) moveAll(game, RIGHT, LEFT);
  expect(game.toString().split('\n').slice(0, 4)).toEqual([
    '+------------+',
    '| LEVEL: 1   |',
    '+--- MAP ----+',
    '| - G     -  |',
  ]);
});
