import type { End, Rejection, TextProblem } from '@dedalo/theseus';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import { theseusOpponents } from './theseus-opponents.ts';
import { theseusReport } from './theseus-report.ts';

const supplies = counted('en', { one: '# supply', other: '# supplies' });
const rounds = counted('en', { one: '# round', other: '# rounds' });

const problem: Sentences<TextProblem> = {
  'bad-size': ({ value, least, most }) =>
    `a board cannot have ${value} tiles a side; an odd number from ${least} to ${most} is needed.`,
  'bad-supplies': ({ value, most }) => `${value} supplies are not possible; from 1 to ${most} are.`,
  'too-few-walls': ({ value, least }) => `${value} sides of walls are not enough: the border alone has ${least}.`,
  'bad-rounds': ({ value, most }) => `${value} rounds are not possible; from 1 to ${most} are.`,
  'board-open': () => 'the wall around the board has a gap.',
  'walls-differ': () => 'a wall stands on one side of two tiles and not on the other.',
  'too-many-walls': () => 'a tile has more than two walls.',
  'board-apart': () => 'the board is not in one piece: some tiles cannot be reached.',
  'piece-outside': () => 'something stands outside the board.',
  'supply-misplaced': () => 'a supply lies where none may lie.',
  'unexpected-line': ({ expected }) => `expected here: ${expected}`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the game is over.',
  'not-your-turn': () => 'it is not your turn.',
  'wall-ahead': () => 'there is a wall.',
};

const games = counted('en', { one: '# game', other: '# games' });

const ends: Readonly<Record<End, string>> = {
  'all-collected': 'Theseus has all supplies',
  captured: 'the Minotaur has caught Theseus',
  'action-limit': 'the rounds are over, nobody wins',
};

export const theseus = {
  name: 'Theseus and the Minotaur',
  summary: 'collect all supplies before the Minotaur finds you',
  howTo: [
    'You are Theseus, in the corner below. Each round has two dice: the Minotaur plays one and takes its step, then you choose yours. 1 is up, 3 right, 5 down, 7 left. Collect all supplies.',
    'Walls stop you both. On the same tile the Minotaur wins; when the rounds are over nobody does.',
    'Near means up to three tiles away in a straight line, with no wall between. Your sabre turns green when a supply is near, and red when the Minotaur is.',
    'Count the steps to the Minotaur: when it is to move and the number is even, it cannot come to your tile. A die that it plays against a wall makes even odd.',
  ],
  problem,
  rejection,
  ends,
  seats: ['Theseus', 'Minotaur'],
  supplies,
  rounds,
  round: (what: { readonly round: number; readonly of: number }) => `round ${what.round} of ${what.of}`,
  collected: (what: { readonly collected: number; readonly of: number }) => `${what.collected} of ${what.of} supplies`,
  sabre: {
    white: 'the sabre is white',
    green: 'the sabre is green: a supply is near',
    red: 'the sabre is red: the Minotaur is near',
  },
  ...theseusOpponents,
  stepsAhead: counted('en', { one: '# step ahead', other: '# steps ahead' }),
  against: (bot: string) => `against: ${bot}`,
  turnOf: (seat: string) => `${seat} is to move`,
  moved: (what: { readonly seat: string; readonly place: string }) => `${what.seat} goes to ${what.place}`,
  blocked: (seat: string) => `${seat} runs against a wall`,
  took: 'Theseus takes a supply',
  odds: (what: { readonly win: string; readonly draw: string; readonly loss: string }) =>
    `with best play: won ${what.win}, drawn ${what.draw}, lost ${what.loss}`,
  tooLarge: (what: { readonly needed: string; readonly most: string }) =>
    `this board is too large to be solved: it would take ${what.needed}, and ${what.most} are allowed.`,
  forced: {
    win: 'Theseus can force a win against any Minotaur.',
    draw: 'Neither side can force anything.',
    loss: 'A perfect Minotaur forces a win.',
  },
  /** The time is told where it was measured. */
  solved: (what: { readonly states: string; readonly seconds?: string; readonly megabytes: string }) =>
    [`${what.states} states`, what.seconds && `${what.seconds} s`, `${what.megabytes} MB`].filter(Boolean).join(', '),
  simulated: (what: {
    readonly games: number;
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
  }) => `${games(what.games)}: Theseus won ${what.wins}, drew ${what.draws}, lost ${what.losses}`,
  interval: (what: { readonly low: string; readonly high: string }) =>
    `he wins between ${what.low} and ${what.high} of all games (95 % sure)`,
  stopped: (what: { readonly games: number; readonly of: number }) =>
    `stopped after ${what.games} of ${games(what.of)}`,
  analysisHeads: ['round', 'move', 'before', 'after', 'best move'],
  mistake: (share: string) => `${share} thrown away`,
  lostHere: 'the game was lost here',
  noMistakes: 'Theseus threw nothing away.',
  noMoves: 'Theseus has not moved in this game.',
  click: 'click: a tile beside you to step there',
  commands: {
    statistics: ['statistics', 'show how the game went for Theseus'],
    'next-moment': ['next moment', 'go to the next won or lost moment'],
    'previous-moment': ['moment before', 'go to the won or lost moment before'],
  },
  report: theseusReport,
  /** What is drawn on the board and beside it. */
  signs: {
    title: 'What the signs mean',
    theseus: 'Theseus; his sabre is white: nothing is near',
    green: 'green and shaped like a leaf: a supply is near',
    red: 'red and shaped like a flame: the Minotaur is near',
    minotaur: 'the Minotaur',
    supply: 'a supply, with its number',
    open: 'a tile to which you can step',
    thread: 'the way that Theseus has come',
    dieOfTheseus: 'the die of Theseus; its arrow says where it led',
    dieOfMinotaur: 'the die of the Minotaur',
    dark: 'dark: what you do not see',
  },
  menu: {
    goOn: 'Continue the game',
    begin: 'New game',
    described: 'A whole game, printed',
    describedAbout: 'Theseus looks two steps ahead, the Minotaur rolls: every round, the end and the statistics',
  },
  choice: {
    title: 'A new game of Theseus and the Minotaur',
    side: 'You are',
    watch: 'nobody: watch two players',
    size: 'Board',
    supplies: 'Supplies',
    rounds: 'Rounds',
    begin: 'Begin',
    beginKey: ['begin', 'begin this game'],
  },
  playing: 'The two play their game…',
  aim: {
    theseus: 'You are Theseus: collect all supplies.',
    minotaur: 'You are the Minotaur: catch Theseus.',
  },
  legend: 'T Theseus, M Minotaur, s1 to s6 supplies.',
  savedAs: (file: string) => `Saved as ${file}. dedalo play theseus --plain --resume ${file} goes on.`,
} as const;
