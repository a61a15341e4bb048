import type { End, Rejection, TextProblem } from '@dedalo/race';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import { raceFiles } from './race-files.ts';

const lives = counted('en', { one: '# life', other: '# lives' });
const livesLeft = counted('en', { one: '# life left', other: '# lives left' });
const mistakes = counted('en', { one: '# mistake', other: '# mistakes' });

const problem: Sentences<TextProblem> = {
  'not-json': () => 'this is no JSON.',
  'bad-part': ({ part }) => `${part} is not what it should be.`,
  'bad-content': ({ problems }) => `the files of the game have ${mistakes(problems)}.`,
  'bad-action': ({ found }) => `“${found}” is no key with a number of ticks.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the race is over.',
  'not-your-turn': () => 'it is not your turn.',
  'bad-length': ({ ticks }) => `${ticks} ticks cannot go by at once.`,
  'nothing-to-use': ({ letter }) => `there is nothing in store for the key ${letter}.`,
};

const ends: Readonly<Record<End, string>> = {
  finished: 'you were the first through every labyrinth',
  overtaken: 'an opponent was at the last exit before you',
  'no-lives': 'you have no lives left',
  'action-limit': 'time is up',
};

/** What the shipped games call their levels, opponents and power-ups, by the names in their files. */
const names = {
  'The Hedge Garden': 'The Hedge Garden',
  'The Harbour': 'The Harbour',
  'The Cloister': 'The Cloister',
  'The Catacombs': 'The Catacombs',
  'The Foundry': 'The Foundry',
  'The Clockwork': 'The Clockwork',
  'The Observatory': 'The Observatory',
  'The Labyrinth': 'The Labyrinth',
  'The Yard': 'The Yard',
  snail: 'The snail',
  fox: 'The fox',
  ghost: 'The ghost',
  magpie: 'The magpie',
  owl: 'The owl',
  hound: 'The hound',
  goose: 'The goose',
  wolf: 'The wolf',
  minotaur: 'The Minotaur',
  dog: 'The dog',
  Sandals: 'Sandals',
  Frost: 'Frost',
  Aegis: 'Aegis',
  Gate: 'Gate',
  Mire: 'Mire',
  Dusk: 'Dusk',
  Heart: 'Heart',
  Hurry: 'Hurry',
  Mud: 'Mud',
};

export const race = {
  name: 'Labyrinth Race',
  summary: 'be the first through every labyrinth, in real time',
  howTo: [
    'Arrows steer: you run on until a wall stops you, and a turn is made as soon as there is a way. Reach the exit before your opponents do; they race through the maps on their own.',
    'Whoever runs into you costs you a life. Light ground is fast, dark ground is slow. Where a corridor leads out of the map, you come in again on the other side.',
    'Pick up what lies about: some of it works at once, for good or ill, some goes into your store until you press its letter. Space pauses, Esc leaves; the race is kept.',
  ],
  problem,
  rejection,
  ends,
  names,
  lives,
  level: (what: { readonly number: number; readonly of: number }) => `level ${what.number} of ${what.of}`,
  map: (what: { readonly number: number; readonly of: number }) => `map ${what.number} of ${what.of}`,
  victory: 'Victory',
  gameOver: 'Game Over',
  ready: 'Arrows or Space: go!',
  paused: 'Paused',
  goesOn: 'Space: go on',
  again: 'Enter: another race',
  letters: 'letters: use what is in store',
  told: {
    caught: (what: { readonly name: string; readonly lives: number }) =>
      `${what.name} got you: ${livesLeft(what.lives)}`,
    stored: (what: { readonly name: string; readonly key: string }) => `${what.name}: key ${what.key}`,
    works: (name: string) => `${name}!`,
    ended: (name: string) => `${name} is over`,
    takenBy: (what: { readonly name: string; readonly rival: string }) => `${what.rival} takes ${what.name}`,
    ahead: (what: { readonly name: string; readonly number: number }) => `${what.name} is on map ${what.number}`,
  },
  menu: {
    goOn: 'Go on with the race you left',
    begin: 'New race',
    levels: (names: string) => `From the first level to the last: ${names}`,
    resume: 'Go on',
    restart: 'Begin another race',
    save: 'Save as a replay file',
    leave: 'Leave the race; it is kept',
  },
  commands: {
    pause: ['pause', 'pause or go on'],
    mute: ['sound', 'turn the sound on or off'],
    'slot-1': ['use 1', 'use the first thing that you carry'],
    'slot-2': ['use 2', 'use the second thing that you carry'],
    'slot-3': ['use 3', 'use the third thing that you carry'],
    'slot-4': ['use 4', 'use the fourth thing that you carry'],
  },
  lettersUse: 'In a race every letter uses something that you carry. Choose a key that is no letter.',
  /** What a shared command does here. */
  keyWords: {
    start: ['start', 'start or go on'],
    again: ['new race', 'begin another race'],
    leave: ['menu', 'pause: go on, save, leave'],
  },
  tooLong: (most: number) => `a time is a number of sixtieths of a second from 1 to ${most}.`,
  unknownKey: (typed: string) => `There is no key ${typed}.`,
  legend:
    '@ you, letters opponents, * power-ups, E the exit, # walls; digits above 5 are slow ground, below 5 fast; -------- nothing in store.',
  start:
    'north, east, south, west and capital letters are keys; east 30 also lets half a second go by. help says what else there is.',
  savedAs: (file: string) => `Saved as ${file}. dedalo play race --plain --resume ${file} goes on.`,
  files: raceFiles,
} as const;
