import type { SharedCommand } from '@dedalo/words';
import type { Key } from '../key-map.ts';

/** The usual keys of the shared commands. U and R do nothing here where they move. */
export const SHARED_KEYS: Readonly<Record<SharedCommand, readonly Key[]>> = {
  up: ['up'],
  down: ['down'],
  left: ['left'],
  right: ['right'],
  choose: ['enter'],
  back: ['escape', 'q'],
  help: ['?'],
  undo: ['z', 'u', 'backspace'],
  redo: ['y'],
  restart: ['x', 'r'],
  'new-game': ['n'],
  hint: ['i'],
  settings: ['o'],
  export: ['e'],
  play: ['space'],
  faster: ['+', 'page-up'],
  slower: ['-', 'page-down'],
  first: ['home'],
  last: ['end'],
  present: ['g'],
};
