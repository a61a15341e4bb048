import { expect, test } from 'vitest';
import { bold, careful, wary } from '../../src/opponents/theseuses.ts';
import { DOWN, drawn, RIGHT, UP } from '../support/drawn.ts';

/** The supply is two steps up, and the Minotaur stands in the way. */
const IN_THE_WAY = drawn(
  `
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |s1                 |
  +   +   +   +   +   +
  | M                 |
  +   +   +   +   +   +
  | T                 |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`,
  { turn: 'theseus' },
);

test('a bold Theseus takes the shortest way to the nearest supply, whoever stands in it', () => {
  expect(bold(IN_THE_WAY)).toEqual([UP]);
});

test('a careful one runs from a Minotaur that he sees', () => {
  expect(careful(IN_THE_WAY)).toEqual([RIGHT, DOWN]);
});

const AROUND_THE_CORNER = drawn(
  `
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |s1                 |
  +   +   +   +   +   +
  |     M             |
  +   +   +   +   +   +
  | T                 |
  +---+---+---+---+---+
`,
  { turn: 'theseus' },
);

test('but not from one around the corner, which he does not see', () => {
  expect(careful(AROUND_THE_CORNER)).toEqual([UP]);
});

test('a wary one never steps to where it could come next, but runs if he must step somewhere', () => {
  expect(wary(IN_THE_WAY)).toEqual([RIGHT, DOWN]);
  expect(wary(AROUND_THE_CORNER)).toEqual([UP]);
});
