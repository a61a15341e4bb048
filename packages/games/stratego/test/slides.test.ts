import { expect, test } from 'vitest';
import { BLUE, RED } from '../src/board.ts';
import { board, drawn, picture, played } from './support/drawn.ts';

/** The typical layout (D4). */
const typical = drawn(
  `
  ... ... ... ... ... ... ... SMr SBr FLr
  ... ... ... ... ... ... ... SSr SPr FBr
  ... ... ... ... ... ... ... MAr GEr FMr
  ... ... ... ... ... ... ... ... ... FSr
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  FSb ... ... ... ... ... ... ... ... ...
  FMb GEb MAb ... ... ... ... ... ... ...
  FBb SPb SSb ... ... ... ... ... ... ...
  FLb SBb SMb ... ... ... ... ... ... ...
`,
  { moves: 0 },
);

test('D10: {2,8,1,1}, {6,0,1,5} and {1,7,4,7}, whose scouts both fall', () => {
  const { state, events } = played(typical, [2, 8, 1, 1], [6, 0, 1, 5], [1, 7, 4, 7]);
  expect(picture(state)).toBe(
    board(`
      ... ... ... ... ... ... ... SMr SBr FLr
      ... ... ... ... ... ... ... ... SPr FBr
      ... ... ... ... ... ... ... MAr ... FMr
      ... ... ... ... ... ... ... ... GEr FSr
      ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
      ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
      ... ... ... ... ... ... ... ... ... ...
      FMb GEb MAb ... ... ... ... ... ... ...
      FBb SPb SSb ... ... ... ... ... ... ...
      FLb SBb SMb ... ... ... ... ... ... ...
    `),
  );
  expect(events).toEqual([
    { type: 'moved', seat: RED, from: 28, to: 38, direction: 1, steps: 1 },
    { type: 'moved', seat: BLUE, from: 60, to: 10, direction: 1, steps: 5 },
    { type: 'moved', seat: RED, from: 17, to: 10, direction: 4, steps: 7 },
    { type: 'fought', seat: RED, at: 10, attacker: 'SS', defender: 'FS', result: 'both' },
  ]);
});
