import { playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Move, movesOfView, rules, stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { weighingOf } from '../../src/stratego/bots.ts';
import { firstMoveAt } from '../../src/stratego/first-move.ts';
import {
  BLUNDER,
  blundersOf,
  isBlunder,
  judgedMove,
  type JudgedMove,
  worstMoves,
} from '../../src/stratego/judged-moves.ts';
import { turnsOf } from '../../src/stratego/seat-views.ts';
import { configOf } from '../../src/stratego/session.ts';
import { weighedBy } from '../../src/stratego/weighed-moves.ts';

const step = (from: number): Move => ({ type: 'move', from, direction: 1, steps: 1 });
const made = { position: 24, seat: 0 };

const weighed = (...values: number[]) => ({
  moves: values.map((value, index) => ({ move: step(index), value })),
  depth: 1,
  positions: 1,
});

describe('a move is judged', () => {
  test('by what it gives away against the best', () => {
    expect(judgedMove(weighed(0.3, 0.1), step(1), made)).toEqual({
      ...made,
      best: step(0),
      value: 0.3,
      loss: expect.closeTo(0.2),
    });
    expect(judgedMove(weighed(0.3, 0.1), step(0), made)!.loss).toBe(0);
  });

  test('never where there was no other', () => {
    expect(judgedMove(weighed(0.3), step(0), made)).toBeUndefined();
  });

  test('as a blunder from a threshold on', () => {
    const judged = (loss: number, position = 24, seat = 0): JudgedMove => ({
      position,
      seat,
      best: step(0),
      value: 0,
      loss,
    });
    expect([BLUNDER, BLUNDER - 0.01].map((loss) => isBlunder(judged(loss)))).toEqual([true, false]);
    const all = [judged(0.3, 24), judged(0.5, 26), judged(0.01, 28), judged(0.4, 25, 1)];
    expect(worstMoves(all, 0, 3).map(({ position }) => position)).toEqual([26, 24]);
    expect([blundersOf(all, 0), blundersOf(all, 1)]).toEqual([2, 1]);
  });
});

const session = new Session(stratego, { config: configOf('final'), seed: '1', names: ['rules', 'rules'] });
const record = playBots(session, [rules, rules], { random: new Random('judged') });

test('the moves of a game are asked for with what their side knew', () => {
  const turns = turnsOf(record);
  expect(firstMoveAt(record)).toBe(20);
  // The last one has won.
  const moves = record.actions.slice(20, -1);
  expect(turns.map(({ position }) => position)).toEqual(moves.map((_, index) => 20 + index));
  for (const { seat, view } of turns.slice(0, 10)) {
    expect(view.armies[seat as 0 | 1].map(({ piece }) => piece)).not.toContain(null);
    expect(view.armies[(1 - seat) as 0 | 1].map(({ piece }) => piece)).toContain(null);
  }
});

test('a move is valued however bad it looks', () => {
  // What `search` does not mean to play it leaves at a margin of 0.06.
  const losses = turnsOf(record)
    .slice(0, 12)
    .flatMap(({ view, seat }) =>
      movesOfView(view, seat).map((move) => {
        const thought = weighingOf({ seat, seed: '1', view, game: {} }, move);
        thought.advance(300);
        return judgedMove(weighedBy(thought)!, move, made)?.loss ?? 0;
      }),
    );
  expect(Math.max(...losses)).toBeGreaterThan(0.2);
});
