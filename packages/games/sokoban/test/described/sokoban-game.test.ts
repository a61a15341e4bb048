import { describe, expect, test } from 'vitest';
import { Direction, RequirementError, SokobanGame, SokobanMapGenerator } from '../../src/index.ts';
import { completeLevel, gameAt, moveAll } from './playing.ts';

const { UP, DOWN, LEFT, RIGHT } = Direction;

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
      completeLevel(game);
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
  });

  test('the last level, completed, is the end', () => {
    const game = gameAt(7);
    expect(game.isTerminated()).toBe(false);
    completeLevel(game);
    expect(game.isTerminated()).toBe(true);
  });
});

describe('what a method requires is kept, by one kind of error, and nothing has changed then', () => {
  const INSIDE = '0 <= i < getRows() and 0 <= j < getColumns()';
  const completed = (level: number): SokobanGame => {
    const game = gameAt(level);
    completeLevel(game);
    return game;
  };
  const moved = (): SokobanGame => {
    const game = new SokobanGame();
    moveAll(game, RIGHT, UP);
    return game;
  };
  const next = (game: SokobanGame): void => game.loadNextLevel();

  test.each<[string, SokobanGame, (game: SokobanGame) => unknown, string]>([
    ['a level that has just begun', gameAt(1), next, 'loadNextLevel requires !isTerminated() && levelCompleted()'],
    ['an unfinished level', moved(), next, 'loadNextLevel requires !isTerminated() && levelCompleted()'],
    ['the last level, unfinished', gameAt(7), next, 'loadNextLevel requires !isTerminated() && levelCompleted()'],
    ['the last level, completed', completed(7), next, 'loadNextLevel requires !isTerminated() && levelCompleted()'],
    ['a completed level', completed(1), (game) => game.move(UP), 'move requires !levelCompleted()'],
    ['no direction', moved(), (game) => game.move(null as never), 'move requires dir != null'],
    ['no direction of ours', moved(), (game) => game.move('toString' as never), 'move requires dir != null'],
    ['a row too few', moved(), (game) => game.isOccupiable(-1, 0), `isOccupiable requires ${INSIDE}`],
    ['a row too many', moved(), (game) => game.isOccupiable(game.getRows(), 0), `isOccupiable requires ${INSIDE}`],
    [
      'a column too many',
      moved(),
      (game) => game.isOccupiable(0, game.getColumns()),
      `isOccupiable requires ${INSIDE}`,
    ],
    ['a level too many', moved(), () => SokobanMapGenerator.getBoxes(8), 'requires 1 <= level <= numberOfLevels()'],
  ])('%s', (_, game, call, message) => {
    const before = [game.toString(), game.getDirection()];
    expect(() => call(game)).toThrow(RequirementError);
    expect(() => call(game)).toThrow(message);
    expect([game.toString(), game.getDirection()]).toEqual(before);
  });

  test('loadNextLevel of a completed level goes on', () => {
    const game = completed(1);
    game.loadNextLevel();
    expect([game.getLevel(), game.getNrMoves(), game.getDirection()]).toEqual([2, 0, DOWN]);
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
