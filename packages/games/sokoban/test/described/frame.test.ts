import { expect, test } from 'vitest';
import { createConfig, Direction, drawFrame, parseBoard, sokoban, SokobanGame } from '../../src/index.ts';
import { gameAt, moveAll } from './playing.ts';

const { LEFT, RIGHT } = Direction;

function frameOf(rows: readonly string[], level: number): string {
  const board = parseBoard(rows);
  const config = board.ok ? createConfig(board.value) : board;
  if (!config.ok) throw new Error(`no level: ${config.error.code}`);
  return drawFrame(level, sokoban.view(sokoban.start(config.value, ''), 0));
}

const lines = (...rows: readonly string[]): string => rows.join('\n');

test('toString prints the described frame of level 4', () => {
  expect(gameAt(4).toString()).toBe(
    lines(
      '+-----------------+',
      '| LEVEL: 4        |',
      '+-----+ MAP +-----+',
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
    ),
  );
});

test('a level too small for the words is framed as wide as they are; the left side of the title is shorter', () => {
  expect(frameOf(['@$.', '   ', '   '], 1)).toBe(
    lines(
      '+----------+',
      '| LEVEL: 1 |',
      '+-+ MAP +--+',
      '| P B G    |',
      '|          |',
      '|          |',
      '+----------+',
      '| MOVES: 0 |',
      '+----------+',
    ),
  );
});

test('the dashes of the title grow with the width, and a level may be wider than high', () => {
  expect(frameOf(['####################', '#@$ .              #', '####################'], 12)).toBe(
    lines(
      '+-----------------------------------------+',
      '| LEVEL: 12                               |',
      '+-----------------+ MAP +-----------------+',
      '| - - - - - - - - - - - - - - - - - - - - |',
      '| - P B   G                             - |',
      '| - - - - - - - - - - - - - - - - - - - - |',
      '+-----------------------------------------+',
      '| MOVES: 0                                |',
      '+-----------------------------------------+',
    ),
  );
});

test('a player hides the goal under it, a box on a goal is *', () => {
  expect(frameOf(['+$ ', '*  ', '   '], 1).split('\n').slice(3, 5)).toEqual(['| P B      |', '| *        |']);
});

test('a count that needs more room widens the frame', () => {
  const game = new SokobanGame();
  for (let pair = 0; pair < 50; pair++) moveAll(game, RIGHT, LEFT);
  expect(game.toString()).toBe(
    lines(
      '+------------+',
      '| LEVEL: 1   |',
      '+--+ MAP +---+',
      '| - G     -  |',
      '| -   B   -  |',
      '| - P     -  |',
      '| - G B   -  |',
      '| - - - - -  |',
      '+------------+',
      '| MOVES: 100 |',
      '+------------+',
    ),
  );
});
