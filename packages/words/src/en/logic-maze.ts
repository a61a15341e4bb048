import type { End, Piece, Rejection, TextProblem } from '@dedalo/theseus/logic';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';

const moves = counted('en', { one: '# move', other: '# moves' });

const PIECES: Readonly<Record<Piece, string>> = { theseus: 'Theseus (T)', minotaur: 'Minotaur (M)', exit: 'exit (E)' };

const problem: Sentences<TextProblem> = {
  'level-too-small': ({ least }) => `this board is too small; it needs at least ${least} rows and ${least} columns.`,
  'level-too-large': ({ most }) => `this board is too large; it may have at most ${most} rows and ${most} columns.`,
  'board-incomplete': () => 'the board does not have a square for each of its rows and columns.',
  'border-open': () => 'the wall around the board has a gap.',
  'doors-differ': () => 'a wall stands on one side of two squares and not on the other.',
  'piece-outside': () => 'something stands outside the board.',
  'begins-caught': () => 'Theseus and the Minotaur begin on one square.',
  'begins-escaped': () => 'Theseus begins on the exit.',
  'unexpected-character': ({ character, expected }) =>
    `${showCharacter(character)} cannot stand here; expected: ${expected}`,
  'row-too-long': ({ expected }: { readonly expected: number }) => `this row is longer than ${expected} characters.`,
  'row-too-short': ({ expected }: { readonly expected: number }) => `this row is shorter than ${expected} characters.`,
  'piece-missing': ({ piece }) => `this board has no ${PIECES[piece]}.`,
  'piece-twice': ({ piece }) => `this board has a second ${PIECES[piece]}.`,
  'unknown-move': ({ character }) => `${showCharacter(character)} is no move.`,
  'no-levels': () => 'there is no level in it.',
  'board-missing': () => 'there is no board that this belongs to.',
  'key-twice': ({ key }) => `${key} stands here a second time.`,
  'bad-limit': ({ most }) => `the limit of moves must be a whole number from 1 to ${most}.`,
  'unexpected-line': ({ expected }) => `expected here: ${expected}`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the game is over.',
  'not-your-turn': () => 'only Theseus moves here.',
  'wall-ahead': () => 'there is a wall.',
};

const ends: Readonly<Record<End, string>> = {
  escaped: 'escaped',
  caught: 'the Minotaur has caught you',
  'action-limit': 'the limit of moves is reached',
};

export const logicMaze = {
  name: 'Minotaur mazes',
  summary: 'outwit a Minotaur that takes two steps to your one',
  howTo: [
    'Reach the exit. After each of your steps the Minotaur takes two. You may also wait.',
    'It steps sideways if that brings it closer to you; else up or down if that does; else it stays. It is not clever: walls hold it.',
    'Lead it behind a wall and slip past. You can undo as far as you like.',
  ],
  problem,
  rejection,
  ends,
  moves,
  levels: counted('en', { one: '# level', other: '# levels' }),
  escaped: (count: number) => `Escaped in ${moves(count)}.`,
  best: (what: { readonly own: number; readonly least: number }) => `best ${what.own}, shortest ${what.least}`,
  commands: {
    wait: ['wait', 'stay where you are for a turn'],
    watch: ['watch', 'watch a solution'],
    levels: ['levels', 'show the list of levels'],
    next: ['next', 'the next level that is not solved'],
    previous: ['previous', 'the level before'],
    bookmark: ['bookmark', 'keep this position'],
    bookmarks: ['bookmarks', 'return to a position that you kept'],
  },
  packs: { lessons: 'Lessons', labyrinths: 'Labyrinths', palace: 'The palace' },
  movesHead: 'moves / shortest',
  noEscape: 'From here there is no escape any more.',
  click: 'click: a square beside you to step there, your own to wait',
  legend: 'T you, M the Minotaur, E the exit.',
  savedAs: (file: string) => `Saved as ${file}. dedalo play logic-maze --plain --resume ${file} goes on.`,
} as const;
