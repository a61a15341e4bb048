import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { AlphaBeta } from '../../src/index.ts';
import { Exhaustive } from './support/exhaustive.ts';
import { finished } from './support/portions.ts';
import { ticTacToe, ticTacToeBoard } from './support/tic-tac-toe.ts';

describe('tic-tac-toe', () => {
  test('is a draw, and so is every first move', () => {
    const { value, isExact, actions, line } = finished(new AlphaBeta(ticTacToe, 0, { allExact: true }));
    expect({ value, isExact }).toEqual({ value: 0, isExact: true });
    expect(actions.map((action) => action.value)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(line.length).toBe(9);
  });

  // 549,946 positions in the whole tree: 255,168 games (Henry Bottomley, “How many games of noughts and crosses are
  // possible?”, 2001) and the positions on the way to them.
  test('alpha-beta looks at a small part of what minimax looks at, and with a table at a smaller one', () => {
    const minimax = new Exhaustive(ticTacToe, 0);
    expect(minimax.value(0)).toBe(0);
    expect(minimax.nodes).toBe(549_946);
    const plain = finished(new AlphaBeta(ticTacToe, 0, { table: false }));
    const table = finished(new AlphaBeta(ticTacToe, 0));
    expect(plain.nodes).toBeLessThan(minimax.nodes / 5);
    expect(table.nodes).toBeLessThan(plain.nodes / 3);
  });

  test('the quickest win is taken', () => {
    const board = ticTacToeBoard(`
      x x .
      o o .
      . . .
    `);
    const { best, value, line, depth } = finished(new AlphaBeta(ticTacToe, board));
    expect({ best, value, line, depth }).toEqual({ best: 2, value: 1, line: [2], depth: 1 });
  });

  test('a fork wins in three plies', () => {
    const board = ticTacToeBoard(`
      x . .
      . o .
      o . x
    `);
    const { best, value, line, depth } = finished(new AlphaBeta(ticTacToe, board));
    expect({ best, value, depth }).toEqual({ best: 2, value: 1, depth: 3 });
    expect(line.length).toBe(3);
  });

  test('it always knows a legal action', () => {
    const search = new AlphaBeta(ticTacToe, 0, { depth: 4 });
    expect(search.explain()).toMatchObject({ best: 0, actions: [], nodes: 0, depth: 0, isExact: false });
    for (let progress = 'searching'; progress === 'searching';) {
      progress = search.advance(1);
      expect(ticTacToe.actions(0)).toContain(search.explain().best);
    }
    expect(search.explain()).toMatchObject({ isExact: false, depth: 4 });
  });

  test('a game that is over has nothing to choose', () => {
    const board = ticTacToeBoard('xxx oo. ...');
    const search = new AlphaBeta(ticTacToe, board);
    expect(search.advance(1)).toBe('done');
    expect(search.explain()).toMatchObject({ best: undefined, value: 1, line: [], actions: [], isExact: true });
  });

  test('chance chooses among equally good actions, each as often as the others, and the seed repeats it', () => {
    const chosenBy = (seed: number): number =>
      finished(new AlphaBeta(ticTacToe, 0, { depth: 2, random: new Random(seed) })).best!;
    const counts = Array.from({ length: 9 }, () => 0);
    for (let seed = 0; seed < 900; seed++) counts[chosenBy(seed)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(70);
    expect(Math.max(...counts)).toBeLessThan(130);
    expect([1, 2, 3, 4].map(chosenBy)).toEqual([1, 2, 3, 4].map(chosenBy));
  });
});
