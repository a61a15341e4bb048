import { expect, test } from 'vitest';
import { AlphaBeta } from '../../src/index.ts';
import { connectFour } from './support/connect-four.ts';
import { finished } from './support/portions.ts';

// John Tromp, “John's Connect Four Playground”; see connect-four.test.ts.
test('four in a row, 6 wide, 4 high: the second seat wins, on the last move', () => {
  const game = connectFour(6, 4);
  const { value, isExact, depth, line } = finished(new AlphaBeta(game, game.start, { tableEntries: 2 ** 22 }));
  expect({ value, isExact, depth, moves: line.length }).toEqual({ value: -1, isExact: true, depth: 24, moves: 24 });
});
