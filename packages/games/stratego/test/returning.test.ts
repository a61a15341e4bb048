import { describe, expect, test } from 'vitest';
import { after, drawn, type Numbers, refusal } from './support/drawn.ts';

const DRAWING = `
  FLr ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... GEr ... ... ... ... ... ... FSr ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... MAb ... ... ... SSb ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... FLb
`;

/** Blue's marshal goes its way meanwhile. */
const WAY: readonly Numbers[] = [
  [7, 4, 3, 1],
  [7, 3, 3, 1],
  [7, 2, 3, 1],
  [7, 1, 3, 1],
  [7, 0, 1, 1],
];

const meanwhile = (...moves: readonly Numbers[]): Numbers[] => moves.flatMap((move, index) => [move, WAY[index]!]);

describe('DB2 `final`: a piece may not enter a cell that it left in its last two moves', () => {
  const state = drawn(DRAWING);

  test('there and back is refused', () => {
    const next = after(state, ...meanwhile([2, 1, 1, 1]));
    expect(refusal(next, [3, 1, 2, 1])).toEqual({ code: 'return-too-early', cell: 21, ago: 1 });
  });

  test('the way back after two moves is refused, too', () => {
    const next = after(state, ...meanwhile([2, 8, 2, 1], [1, 8, 2, 1]));
    expect(refusal(next, [0, 8, 1, 2])).toEqual({ code: 'return-too-early', cell: 28, ago: 2 });
  });

  test('D7: after three moves it is free', () => {
    const next = after(state, ...meanwhile([2, 1, 1, 1], [3, 1, 4, 1], [3, 0, 2, 1]));
    expect(after(next, [2, 0, 3, 1]).armies[0].find(({ piece }) => piece === 'GE')!.at).toBe(21);
  });

  test('moves of others do not count', () => {
    const next = after(state, ...meanwhile([2, 1, 1, 1], [2, 8, 1, 1], [3, 8, 1, 1]));
    expect(refusal(next, [3, 1, 2, 1])).toEqual({ code: 'return-too-early', cell: 21, ago: 1 });
  });

  test('what a scout ran over was not left, only where it stood', () => {
    const next = after(state, ...meanwhile([2, 8, 1, 4]));
    expect(refusal(next, [6, 8, 2, 4])).toEqual({ code: 'return-too-early', cell: 28, ago: 1 });
    expect(after(next, [6, 8, 2, 3]).armies[0].find(({ piece }) => piece === 'FS')!.at).toBe(38);
  });
});

describe('DB2 `april`: in its last three moves', () => {
  const state = drawn(DRAWING, { rules: 'april' });

  test('after three moves it is too early', () => {
    const next = after(state, ...meanwhile([2, 1, 1, 1], [3, 1, 4, 1], [3, 0, 2, 1]));
    expect(refusal(next, [2, 0, 3, 1])).toEqual({ code: 'return-too-early', cell: 21, ago: 3 });
  });

  test('after five steps round it is free', () => {
    const next = after(state, ...meanwhile([2, 1, 1, 1], [3, 1, 4, 1], [3, 0, 2, 1], [2, 0, 2, 1], [1, 0, 3, 1]));
    expect(after(next, [1, 1, 1, 1]).armies[0].find(({ piece }) => piece === 'GE')!.at).toBe(21);
  });
});

test('DB2: an attack that was won is a move like others', () => {
  const near = drawn(`
    FLr ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... MAr ... ... ... ... ... ... ... ...
    ... SPb ... ... ... ... ... ... ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... GEb ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... FLb
  `);
  expect(refusal(after(near, [2, 1, 1, 1], [7, 4, 1, 1]), [3, 1, 2, 1])).toMatchObject({ code: 'return-too-early' });
});

test('an attack on a cell that was left is a return, too', () => {
  const chased = drawn(`
    FLr ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    SPb MAr ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... FLb
  `);
  const followed = after(chased, [2, 1, 3, 1], [2, 0, 4, 1]);
  expect(refusal(followed, [2, 2, 4, 1])).toEqual({ code: 'return-too-early', cell: 21, ago: 1 });
});
