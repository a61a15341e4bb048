import type { MapProblem, MazeProblem, RaceMapWarning } from '@dedalo/grid';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';

const SIDE_FLAGS = { width: '--cols', height: '--rows' } as const;
const steps = counted('en', { one: '# step', other: '# steps' });
const looked = counted('en', { one: '# cell looked at', other: '# cells looked at' });
const shortRows = counted('en', { one: '# short row', other: '# short rows' });
const cellsOf = counted('en', { one: '# cell', other: '# cells' });
const ENDS = { start: 'start', exit: 'exit' } as const;

const maze: Sentences<MazeProblem> = {
  'bad-size': ({ side, value, least, most }) =>
    `${SIDE_FLAGS[side]} ${value}: this maze needs a whole number from ${least} to ${most}.`,
  'bad-braid': ({ value }) => `--braid ${value}: it must be a number from 0 to 1.`,
  'cannot-wrap': ({ algorithm }) =>
    `--wrap: ${algorithm} cannot make a maze that wraps around. Leave out --wrap, or take another algorithm, such as backtracker.`,
  'cannot-mask': ({ algorithm }) => `${algorithm} cannot leave rooms out. Take another algorithm, such as backtracker.`,
  'mask-size': ({ expected, found }) => `The mask has ${found} rooms; the maze has ${expected}.`,
  'mask-empty': () => 'The mask leaves no room at all.',
  'mask-apart': () => 'The rooms of the mask are not all connected.',
};

const spell = (symbols: string): string => [...symbols].map((symbol) => (symbol === ' ' ? 'blank' : symbol)).join(' ');

const map: Sentences<MapProblem> = {
  'empty-map': () => 'there is no map in it.',
  'unknown-character': ({ character, allowed }) =>
    `${showCharacter(character)} means nothing in this kind of map; it knows ${spell(allowed)}.`,
  'row-too-long': ({ expected, found }) => `this row has ${found} cells, the map is ${expected} wide.`,
  'row-too-short': ({ expected, found }) => `this row has ${found} cells, the map is ${expected} wide.`,
  'too-many-rows': ({ expected }) => `there are more rows than the ${expected} the map declares.`,
  'too-few-rows': ({ expected, found }) => `the map declares ${expected} rows and has ${found}.`,
  'too-large': ({ most }) => `a map can have at most ${most} cells a side.`,
  'bad-header': ({ expected }) => `the header must say “${expected}” here.`,
  missing: ({ what, symbol }) => `the map has no ${ENDS[what]} (${symbol}).`,
  second: ({ what, symbol, first }) =>
    `a second ${ENDS[what]} (${symbol}); the first is at line ${first.line}, column ${first.column}.`,
};

const warning: Sentences<RaceMapWarning> = {
  'rows-filled-up': ({ rows, expected, found }) =>
    `this row has ${found} cells, the map is ${expected} wide: ${rows === 1 ? 'it is' : `${shortRows(rows)} are`} filled up with walls.`,
  'zero-cost': ({ cells }) => `0 is read as 1, in ${cellsOf(cells)} of this map; costs are from 1 to 9.`,
};

export const mazes = {
  maze,
  map,
  warning,
  /** The laboratory screen. */
  laboratory: 'Maze laboratory',
  summary: 'watch mazes grow and searches find their way',
  generator: 'generator',
  size: 'size',
  sizes: { small: 'small', medium: 'medium', large: 'as large as the screen' },
  speed: 'speed',
  finder: 'path finder',
  seed: 'seed',
  carving: 'carving',
  searching: 'searching',
  done: 'done',
  newMaze: ['new maze', 'make a new maze'],
  sameAgain: ['again', 'the same maze again'],
  found: (what: { readonly steps: number; readonly looked: number }) => `${steps(what.steps)}; ${looked(what.looked)}`,
  tooSmall: 'The terminal is too small for a maze.',
} as const;
