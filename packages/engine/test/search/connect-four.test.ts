import { describe, expect, test } from 'vitest';
import { AlphaBeta } from '../../src/index.ts';
import { connectFour } from './support/connect-four.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { finished } from './support/portions.ts';

/**
 * Who wins on small boards, by width and height: John Tromp, “John's Connect Four Playground”
 * (tromp.github.io/c4/c4.html), all boards with width + height up to 15; the same table, with later ones, is in
 * github.com/ChristopheSteininger/c4. The board 6 wide and 4 high, which the second seat wins, is in the slow test.
 */
describe('four in a row on small boards', () => {
  test('4 wide, 4 high: a draw on the sixteenth move', () => {
    const game = connectFour(4, 4);
    const { value, isExact, line } = finished(new AlphaBeta(game, game.start));
    expect({ value, isExact, moves: line.length }).toEqual({ value: 0, isExact: true, moves: 16 });
  });

  test('5 wide, 4 high: a draw', () => {
    const game = connectFour(5, 4);
    expect(finished(new AlphaBeta(game, game.start))).toMatchObject({ value: 0, isExact: true });
  });

  test('alpha-beta looks at less than minimax does, and with a table at less again', () => {
    const game = connectFour(4, 4);
    const minimax = new Exhaustive(game, 0);
    minimax.value(game.start, 8);
    const plain = finished(new AlphaBeta(game, game.start, { depth: 8, table: false }));
    const table = finished(new AlphaBeta(game, game.start, { depth: 8 }));
    expect(plain.nodes).toBeLessThan(minimax.nodes / 10);
    expect(table.nodes).toBeLessThan(plain.nodes);
  });
});
