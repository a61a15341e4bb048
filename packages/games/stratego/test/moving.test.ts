import { describe, expect, test } from 'vitest';
import { BLUE } from '../src/board.ts';
import { after, board, drawn, picture, refusal, targets } from './support/drawn.ts';

const state = drawn(`
  FLr FBr ... ... ... ... ... ... ... ...
  SBr ... ... ... ... ... ... ... ... ...
  ... FSr ... ... MAr ... ... ... ... ...
  ... ... GEr ... ... ... ... ... SSr FMr
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... GEb ...
  ... FSb ... ... ... ... ... ... ... SBb
  ... ... ... ... ... ... ... ... FBb FLb
`);

test('D5: a piece goes one cell forward, back, left or right', () => {
  expect(targets(state, 2, 4)).toEqual(['1×1', '2×1', '3×1', '4×1']);
  expect(picture(after(state, [2, 4, 3, 1]))).toBe(
    board(`
      FLr FBr ... ... ... ... ... ... ... ...
      SBr ... ... ... ... ... ... ... ... ...
      ... FSr ... ... ... MAr ... ... ... ...
      ... ... GEr ... ... ... ... ... SSr FMr
      ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
      ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
      ... ... ... ... ... ... ... ... ... ...
      ... ... ... ... ... ... ... ... GEb ...
      ... FSb ... ... ... ... ... ... ... SBb
      ... ... ... ... ... ... ... ... FBb FLb
    `),
  );
});

test('D5: a scout goes any number of free cells in a line, and may end on an enemy', () => {
  expect(targets(state, 2, 1).join(' ')).toBe('1×1 1×2 1×3 1×4 1×5 1×6 2×1 3×1 3×2 4×1');
  expect(targets(state, 3, 8).join(' ')).toBe('1×1 1×2 1×3 1×4 2×1 2×2 2×3 4×1 4×2 4×3 4×4 4×5');
});

describe('what is refused', () => {
  test('D16: a cell without an own piece is a wrong source cell', () => {
    expect(refusal(state, [5, 5, 1, 1])).toEqual({ code: 'wrong-source-cell', cell: 55 });
    expect(refusal(state, [7, 8, 1, 1])).toEqual({ code: 'wrong-source-cell', cell: 78 });
    expect(refusal(state, [4, 2, 1, 1])).toEqual({ code: 'wrong-source-cell', cell: 42 });
  });

  test('D5: flag and bombs are wrong pieces', () => {
    expect(refusal(state, [0, 0, 1, 1])).toEqual({ code: 'wrong-piece', cell: 0 });
    expect(refusal(state, [0, 1, 1, 1])).toEqual({ code: 'wrong-piece', cell: 1 });
    expect(refusal(state, [1, 0, 3, 1])).toEqual({ code: 'wrong-piece', cell: 10 });
  });

  test('D5: an own piece, a lake or no cell at all is a wrong target cell', () => {
    expect(refusal(state, [3, 9, 4, 1])).toEqual({ code: 'wrong-target-cell' });
    expect(refusal(state, [3, 2, 1, 1])).toEqual({ code: 'wrong-target-cell' });
    expect(refusal(state, [3, 9, 3, 1])).toEqual({ code: 'wrong-target-cell' });
  });

  test('DB4: a scout that runs off the board has a wrong target cell', () => {
    expect(refusal(state, [2, 1, 4, 2])).toEqual({ code: 'wrong-target-cell' });
    expect(refusal(state, [2, 1, 1, 8])).toEqual({ code: 'wrong-target-cell' });
    expect(refusal(state, [2, 1, 1, 1e9])).toEqual({ code: 'wrong-target-cell' });
  });

  test('D5: a scout does not run over anybody', () => {
    expect(refusal(state, [2, 1, 3, 4])).toEqual({ code: 'wrong-scout-path', cell: 24 });
    expect(refusal(state, [2, 1, 1, 7])).toEqual({ code: 'wrong-scout-path', cell: 81 });
  });

  test('D5: nor through a lake', () => {
    const beside = after(state, [2, 1, 3, 2], [7, 8, 3, 1]);
    expect(refusal(beside, [2, 3, 1, 5])).toEqual({ code: 'wrong-scout-path', cell: 43 });
  });

  test('D16: fewer steps than one are a wrong move', () => {
    for (const steps of [0, -1, 0.5, 1.5, Number.NaN]) {
      expect(refusal(state, [2, 1, 1, steps])).toEqual({ code: 'wrong-move', steps });
    }
  });

  test('DB4: so is more than one for who is no scout', () => {
    expect(refusal(state, [2, 4, 1, 2])).toEqual({ code: 'wrong-move', steps: 2 });
  });

  test('who is not in turn does not move', () => {
    expect(refusal(state, [7, 8, 1, 1], BLUE)).toEqual({ code: 'not-your-turn' });
  });

  test('nothing changes by it', () => {
    const before = structuredClone(state);
    refusal(state, [2, 4, 1, 2]);
    refusal(state, [2, 1, 3, 4]);
    expect(state).toEqual(before);
  });
});

test('it is the other one’s turn after each move, whose directions are the other way round', () => {
  const next = after(state, [2, 4, 1, 1]);
  expect(targets(next, 7, 8)).toEqual(['1×1', '2×1', '3×1', '4×1']);
  expect(picture(after(next, [7, 8, 1, 1])).split('\n')[6]).toBe('... ... ... ... ... ... ... ... GEb ...');
});
