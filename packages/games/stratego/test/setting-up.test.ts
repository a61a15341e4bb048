import { expect, test } from 'vitest';
import { BLUE, RED } from '../src/board.ts';
import { stratego } from '../src/game.ts';
import { PIECES } from '../src/pieces.ts';
import type { Rejection, State } from '../src/state.ts';
import { createConfig } from '../src/config.ts';
import { errorOf, valueOf } from './support/results.ts';

const start = stratego.start(valueOf(createConfig()), '');

const place = (state: State, seat: number, cell: number): State =>
  valueOf(stratego.play(state, seat, { type: 'place', cell })).state;

const refusal = (state: State, seat: number, cell: number): Rejection =>
  errorOf(stratego.play(state, seat, { type: 'place', cell }));

const range = (first: number): number[] => PIECES.map((_, index) => first + index);
const redDone = range(0).reduce((state, cell) => place(state, RED, cell), start);
const bothDone = range(60).reduce((state, cell) => place(state, BLUE, cell), redDone);

test('D15: the pieces are placed in the order FL FB SB MA GE FM SM FS SS SP', () => {
  expect(redDone.armies[RED].map(({ piece }) => piece)).toEqual('FL FB SB MA GE FM SM FS SS SP'.split(' '));
});

test('D15: Red places all ten before Blue begins', () => {
  expect(stratego.turn(start)).toEqual([RED]);
  expect(refusal(start, BLUE, 60)).toEqual({ code: 'not-your-turn' });
  expect(
    stratego.turn(
      range(0)
        .slice(1)
        .reduce((state, cell) => place(state, RED, cell), start),
    ),
  ).toEqual([RED]);
  expect(stratego.turn(redDone)).toEqual([BLUE]);
  expect(refusal(redDone, RED, 20)).toEqual({ code: 'not-your-turn' });
});

test('D2: outside of the own four rows is a wrong cell', () => {
  for (const cell of [40, 42, 59, 60, 99, -1, 100, 3.5, Number.NaN]) {
    expect(refusal(start, RED, cell)).toEqual({ code: 'wrong-cell', cell });
  }
  for (const cell of [0, 39, 40, 59, 100, -1])
    expect(refusal(redDone, BLUE, cell)).toEqual({ code: 'wrong-cell', cell });
});

test('D16: a cell with a piece is a taken cell', () => {
  expect(refusal(place(start, RED, 7), RED, 7)).toEqual({ code: 'taken-cell', cell: 7 });
});

test('DB11: the free cells of the own rows can be listed', () => {
  const legal = stratego.legal(place(start, RED, 7), RED);
  expect(legal).toHaveLength(39);
  expect(legal).not.toContainEqual({ type: 'place', cell: 7 });
  expect(stratego.legal(start, BLUE)).toEqual([]);
});

test('D2: when both have placed, Red moves first', () => {
  expect(stratego.turn(bothDone)).toEqual([RED]);
  expect(refusal(bothDone, RED, 30)).toEqual({ code: 'not-now', phase: 'playing' });
});

test('nothing moves before', () => {
  const early = stratego.play(redDone, BLUE, { type: 'move', from: 60, direction: 1, steps: 1 });
  expect(errorOf(early)).toEqual({ code: 'not-now', phase: 'setting-up' });
});

test('a piece is called by the cell on which it was set up, and the last placing tells all cells', () => {
  const { events } = valueOf(
    stratego.play(
      range(60)
        .slice(1)
        .reduce((state, cell) => place(state, BLUE, cell), redDone),
      BLUE,
      {
        type: 'place',
        cell: 60,
      },
    ),
  );
  expect(events).toEqual([
    { type: 'placed', seat: BLUE, piece: 'SP', cell: 60 },
    { type: 'began', cells: [range(0), range(60)] },
  ]);
});
