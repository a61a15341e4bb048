import { describe, expect, test } from 'vitest';
import { RED } from '../src/board.ts';
import { stratego } from '../src/game.ts';
import { after, drawn } from './support/drawn.ts';
import { errorOf, valueOf } from './support/results.ts';

const { text } = stratego;

const state = drawn(`
  FLr ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  FSr ... ... ... ... MAr ... ... ... SPr
  ... ... ... ... ... ... ... ... ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... ... ... ... ... ...
  SSb ... ... ... ... GEb ... ... ... ...
  ... ... ... ... ... ... ... ... FBb SBb
  ... ... ... ... ... ... ... ... ... FLb
`);

test('D13, D15: the board is drawn as described, with ?? for what is not known', () => {
  expect(text.draw(stratego.view(state, RED))).toBe(
    [
      '   0   1   2   3   4   5   6   7   8   9',
      ' -----------------------------------------',
      ...[
        '0|FLR|   |   |   |   |   |   |   |   |   |',
        '1|   |   |   |   |   |   |   |   |   |   |',
        '2|FSR|   |   |   |   |MAR|   |   |   |SPR|',
        '3|   |   |   |   |   |   |   |   |   |   |',
        '4|   |   | L | L |   |   | L | L |   |   |',
        '5|   |   | L | L |   |   | L | L |   |   |',
        '6|   |   |   |   |   |   |   |   |   |   |',
        '7|??B|   |   |   |   |??B|   |   |   |   |',
        '8|   |   |   |   |   |   |   |   |??B|??B|',
        '9|   |   |   |   |   |   |   |   |   |??B|',
      ].flatMap((row) => [row, ' -----------------------------------------']),
    ].join('\n'),
  );
});

describe('actions', () => {
  test('are written as the described methods return them', () => {
    expect(text.formatAction({ type: 'move', from: 28, direction: 1, steps: 1 })).toBe('2 8 1 1');
    expect(text.formatAction({ type: 'place', cell: 9 })).toBe('place 0 9');
    expect(valueOf(text.parseAction('6 0 1 5'))).toEqual({ type: 'move', from: 60, direction: 1, steps: 5 });
    expect(valueOf(text.parseAction('place 9 0'))).toEqual({ type: 'place', cell: 90 });
  });

  test.each([
    '',
    '2 8 1',
    '2 8 5 1',
    '2 8 0 1',
    '10 8 1 1',
    '2  8 1 1',
    '2 8 1 1 ',
    'place 0',
    'place 0 10',
    '2 8 1 -1',
  ])('%j is none', (given) => {
    expect(errorOf(text.parseAction(given))).toMatchObject({ code: 'unexpected-line', at: { line: 1, column: 1 } });
  });
});

test('a state tells of every piece where it began, what it is, where it is and what it has done', () => {
  const moved = after(state, [2, 0, 1, 3], [7, 5, 1, 1]);
  const lines = text.formatState(moved).split('\n');
  expect(lines.slice(0, 3)).toEqual(['moves 12', 'rules final', 'moves-each 200']);
  expect(lines).toContain('red 20 FS 50 mr 20');
  expect(lines).toContain('blue 75 GE 65 m 75');
  expect(lines).toContain('blue 99 FL 99 -');
  expect(lines.find((line) => line.includes('MA') && line.startsWith('blue'))).toMatch(/^blue \d\d MA - s$/);
  expect(valueOf(text.parseState(lines.join('\n')))).toEqual(moved);
});

test('a config is two lines', () => {
  expect(text.formatConfig(state.config)).toBe('rules final\nmoves-each 200');
  expect(errorOf(text.parseConfig('rules may\nmoves-each 200'))).toMatchObject({ at: { line: 1, column: 1 } });
  expect(errorOf(text.parseConfig('rules april\nmoves-each 0'))).toMatchObject({ code: 'bad-moves', at: { line: 2 } });
  expect(errorOf(text.parseConfig('rules april\nmoves-each 007'))).toMatchObject({ at: { line: 2, column: 1 } });
  expect(errorOf(text.parseConfig('rules april\nmoves-each 7\n'))).toMatchObject({ at: { line: 3, column: 1 } });
});
