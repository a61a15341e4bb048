import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInput, splitUnfinished } from '../../src/terminal/keys.ts';

const keysIn = (sent: string): string[] =>
  parseInput(sent).map((input) => (input.type === 'key' ? input.key : `${input.kind} ${input.x},${input.y}`));

test.each([
  ['\u001B[A', 'up'],
  ['\u001B[B', 'down'],
  ['\u001B[C', 'right'],
  ['\u001B[D', 'left'],
  ['\u001BOA', 'up'],
  ['\u001BOB', 'down'],
  ['\u001BOC', 'right'],
  ['\u001BOD', 'left'],
  ['\u001B[1;2A', 'shift-up'],
  ['\u001B[1;2B', 'shift-down'],
  ['\u001B[1;2C', 'shift-right'],
  ['\u001B[1;2D', 'shift-left'],
  ['\u001B[H', 'home'],
  ['\u001BOH', 'home'],
  ['\u001B[1~', 'home'],
  ['\u001B[7~', 'home'],
  ['\u001B[F', 'end'],
  ['\u001BOF', 'end'],
  ['\u001B[4~', 'end'],
  ['\u001B[8~', 'end'],
  ['\u001B[3~', 'delete'],
  ['\u001B[5~', 'page-up'],
  ['\u001B[6~', 'page-down'],
  ['\u001B', 'escape'],
  ['\u0003', 'interrupt'],
  ['\u001A', 'suspend'],
  ['\u007F', 'backspace'],
  ['\b', 'backspace'],
  ['\r', 'enter'],
  ['\n', 'enter'],
  ['\t', 'tab'],
  [' ', 'space'],
  ['a', 'a'],
  ['A', 'A'],
  ['?', '?'],
  ['ω', 'ω'],
  ['\u{1F40B}', '\u{1F40B}'],
])('%j is %s', (sent, key) => {
  expect(keysIn(sent)).toEqual([key]);
});

test('several at once, in their order', () => {
  expect(keysIn('\u001B[Cz\u001B[1;2Dq\u0003\u001B')).toEqual(['right', 'z', 'shift-left', 'q', 'interrupt', 'escape']);
});

test.each(['\u001B[1;5C', '\u001B[15~', '\u001BOP', '\u001B[?1;2c', '\u001B[200~', '\u0001', '\u0000', '\u001Bz'])(
  '%j is no key of ours and is left out',
  (sent) => {
    expect(keysIn(`a${sent}b`)).toEqual(['a', 'b']);
  },
);

describe('the mouse', () => {
  test.each([
    ['\u001B[<0;1;1M', ['press 0,0']],
    ['\u001B[<0;80;24M', ['press 79,23']],
    ['\u001B[<0;223;100m', []],
    ['\u001B[<1;5;5M', []],
    ['\u001B[<2;5;5M', []],
    ['\u001B[<64;3;4M', ['wheel-up 2,3']],
    ['\u001B[<65;3;4M', ['wheel-down 2,3']],
    ['\u001B[<66;3;4M', []],
    ['\u001B[<32;3;4M', []],
  ])('%j', (sent, heard) => {
    expect(keysIn(sent)).toEqual(heard);
  });
});

test('garbage never breaks it, and no key is made up of control characters', () => {
  const bits = fc.constantFrom(
    '\u001B',
    '[',
    '<',
    ';',
    'M',
    'm',
    '1',
    '~',
    'O',
    'A',
    '\u0000',
    '\u001Bz',
    '\u009B',
    'é',
    '\u{1F40B}',
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(bits, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) }),
      (sent) => {
        for (const heard of keysIn(sent)) {
          // oxlint-disable-next-line no-control-regex -- that is what must not get through
          expect(heard).not.toMatch(/[\u0000-\u001F]|NaN/);
        }
      },
    ),
    { numRuns: 2000, seed: 1 },
  );
});

test('a key that arrives in pieces is waited for, wherever it is cut', () => {
  for (const key of ['\u001B[C', '\u001BOA', '\u001B[1;2D', '\u001B[5~', '\u001B[<0;12;7M']) {
    for (let cut = 1; cut < key.length; cut++) {
      expect(splitUnfinished(`a${key.slice(0, cut)}`)).toEqual({ whole: 'a', rest: key.slice(0, cut) });
    }
    expect(splitUnfinished(`a${key}`)).toEqual({ whole: `a${key}`, rest: '' });
  }
});
