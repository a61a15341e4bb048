import type { TimeRejection } from '@dedalo/engine';
import type { SharedCommand } from '../commands.ts';
import { LANGUAGE_NAMES } from '../language.ts';
import type { Sentences } from '../sentences.ts';
import { KEY_SIGNS } from '../key-signs.ts';
import type { StoreProblemWords } from '../store-problem-words.ts';

const time: Sentences<TimeRejection> = {
  'not-alone': () => 'you can only go back when you play alone.',
  'nothing-to-undo': () => 'there is nothing to undo.',
  'nothing-to-redo': () => 'there is nothing to redo.',
  'nothing-to-restart': () => 'this is the start.',
};

const aside = (file: string | undefined): string => (file === undefined ? '' : ` It was set aside as ${file}.`);

const store: StoreProblemWords = {
  damaged: (found) =>
    `${found.file} is damaged${found.line === undefined ? '' : ` at line ${found.line}`} and was not read.${aside(found.aside)}`,
  'newer-version': (found) => `${found.file} was written by a newer Dedalo and was not read.${aside(found.aside)}`,
  'bad-progress': (found) => `Parts of ${found.file} make no sense and were left out.${aside(found.aside)}`,
  'bad-settings': ({ file, settings }) => `${file}: these settings were not understood: ${settings.join(', ')}.`,
  'cannot-read': ({ file, reason }) => `${file} cannot be read (${reason}).`,
  'cannot-write': ({ file, reason }) => `${file} cannot be written (${reason}); what you do now may be lost.`,
};

/** What a key does, in a word for the bottom line and in a sentence for the list of keys. */
const commands: Readonly<Record<SharedCommand, readonly [word: string, sentence: string]>> = {
  up: ['up', 'go up'],
  down: ['down', 'go down'],
  left: ['left', 'go left'],
  right: ['right', 'go right'],
  choose: ['choose', 'choose what is marked'],
  back: ['back', 'go back'],
  help: ['help', 'show the help and all keys'],
  undo: ['undo', 'take back the last step, even a restart'],
  redo: ['redo', 'do again what was taken back'],
  restart: ['restart', 'begin again'],
  'new-game': ['new game', 'begin another game'],
  hint: ['hint', 'show a hint'],
  settings: ['settings', 'change the settings'],
  export: ['save', 'save the game as a replay file'],
  play: ['play/pause', 'play or pause'],
  faster: ['faster', 'go faster'],
  slower: ['slower', 'go slower'],
  first: ['start', 'go to the start'],
  last: ['end', 'go to the end'],
  present: ['large view', 'large, for everybody to see; again, or Escape: back'],
};

export const client = {
  time,
  store,
  commands,
  move: 'move',
  click: 'click: walk; click a box, then a square: push it there; wheel: undo, redo',
  menu: {
    subtitle: 'games on a grid',
    continue: 'Continue',
    settings: 'Settings',
    leave: 'Leave',
  },
  settings: {
    title: 'Settings',
    names: {
      language: 'Language',
      letters: 'Letter keys for moving',
      colours: 'Colours',
      board: 'Boards',
      motion: 'Motion',
      edges: 'Letters and numbers at edges',
      deadlockNotice: 'Say when a level is lost',
      deadSquares: 'Mark dead squares',
      largeBoards: 'Large boards',
    },
    language: { auto: 'same as the system', ...LANGUAGE_NAMES },
    letters: { auto: 'as the game has them', wasd: 'W A S D', hjkl: 'H J K L', udlr: 'U D L R', none: 'none' },
    colours: { auto: 'if the terminal has them', none: 'none' },
    board: { auto: 'as the terminal', unicode: 'drawn with blocks', ascii: 'plain characters' },
    motion: { full: 'step by step', none: 'at once' },
    edges: { auto: 'where they help', all: 'on every board', none: 'never' },
    switch: { on: 'yes', off: 'no' },
    where: (file: string) => `Keys can be changed in ${file}.`,
  },
  keys: {
    title: 'Keys',
    names: {
      ...KEY_SIGNS,
      enter: 'Enter',
      space: 'Space',
      backspace: 'Backspace',
      home: 'Home',
      end: 'End',
      'page-up': 'Page up',
      'page-down': 'Page down',
      delete: 'Del',
    } as Readonly<Record<string, string>>,
  },
  moveKeys: { arrows: 'the arrow keys', or: (letters: string) => `the arrow keys or ${letters}` },
  askLetters: {
    question: 'Which letters shall move you, besides the arrow keys?',
    later: 'The settings can change this later.',
  },
  /** Of a game that brings no words. */
  seat: (number: number) => `Seat ${number}`,
  howTo: { title: (game: string) => `How to play ${game}`, step: (n: number, of: number) => `${n} of ${of}` },
  tooSmall: 'The window is too small.',
  /** A board that is drawn larger on a key. */
  larger: ['larger', 'draw the board as large as it fits, or as before'],
  notLarger: 'The window is too small to draw this board larger.',
  saved: (file: string) => `Saved as ${file}.`,
  notSaved: (reason: string) => `It could not be saved: ${reason}`,
  runningBroken: (aside: string) => `The game you left is damaged and was set aside as ${aside}.`,
  /** Asked before a game that is not over is given up, or given to somebody. */
  notOver: {
    title: 'This game is not over',
    givesUp: 'If another one begins, this one is gone.',
    giveUp: 'Begin another',
    keep: 'Keep this one',
    tellsAll: 'Whoever opens it sees everything that is still hidden, you too.',
    copySeen: 'Copy only what I see',
    shareAll: 'Share it all',
    saveAll: 'Save it all',
    dont: 'Do not save it',
    /** Of a file that has been written. */
    savedAll: 'The game is not over: whoever opens the file sees everything that is hidden.',
  },
  noHint: 'There is no hint here.',
  doubledKeys: (keys: string) => `settings.toml: these keys are given to two commands: ${keys}.`,
  unknownKeys: (commandNames: string) => `settings.toml: unknown commands in [keys]: ${commandNames}.`,
} as const;
