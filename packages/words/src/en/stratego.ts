import { squareName } from '@dedalo/grid';
import type { BotName, End, Rank, Rejection, RuleSetName, TextProblem } from '@dedalo/stratego';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';

const problem: Sentences<TextProblem> = {
  'bad-moves': ({ value, most }) => `${value} moves for each are not possible; from 1 to ${most} are.`,
  'unknown-piece': ({ found }) =>
    `there is no piece ${found}; there are FL FB SB MA GE FM SM FS SS SP, and .. is free.`,
  'piece-missing': ({ piece }) => `the piece ${piece} is missing.`,
  'piece-twice': ({ piece }) => `the piece ${piece} is there twice.`,
  'bad-row': ({ expected, found }) => `this row has ${found} cells; ${expected} are needed.`,
  'bad-rows': ({ expected, found }) => `this set-up has ${found} rows; ${expected} are needed.`,
  'unexpected-line': ({ expected }) => `expected here: ${expected}`,
};

/** Cells are numbered row by row. */
const SIDE = 10;
const cellText = (cell: number): string => squareName(cell, SIDE);
const moves = counted('en', { one: '# move', other: '# moves' });
const games = counted('en', { one: '# game', other: '# games' });

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the game is over.',
  'not-your-turn': () => 'it is not your turn.',
  'wrong-cell': ({ cell }) => `${cellText(cell)} is not in your four rows.`,
  'taken-cell': ({ cell }) => `on ${cellText(cell)} stands a piece already.`,
  'wrong-source-cell': ({ cell }) => `on ${cellText(cell)} stands no piece of yours.`,
  'wrong-piece': () => 'the flag and the bombs never move.',
  'wrong-target-cell': () => 'there it cannot go: that is a lake, outside the board, or a piece of your own.',
  'return-too-early': ({ ago }) => `this piece left that cell ${moves(ago)} ago: it may not go back yet.`,
  'wrong-scout-path': ({ cell }) => `${cellText(cell)} is in the way.`,
  'wrong-move': () => 'only a scout goes more than one step, and nobody goes less than one.',
  'not-now': ({ phase }) =>
    phase === 'setting-up' ? 'first all pieces must be placed.' : 'the pieces have been placed already.',
};

const ends: Readonly<Record<End, string>> = {
  'flag-captured': 'the flag is captured',
  'no-moves': 'there is no move left',
  resigned: 'a side has resigned',
  'action-limit': 'the moves are used up, nobody wins',
};

const ranks: Readonly<Record<Rank, string>> = {
  flag: 'flag',
  bomb: 'bomb',
  marshal: 'marshal',
  general: 'general',
  miner: 'miner',
  scout: 'scout',
  spy: 'spy',
};

const bots: Readonly<Record<BotName | 'person', string>> = {
  random: 'Daydreamer',
  recruit: 'Recruit',
  rules: 'Drill sergeant',
  corporal: 'Corporal',
  captain: 'Captain',
  colonel: 'Colonel',
  search: 'Strategist',
  person: 'a second person',
};

/** How each of them plays. */
const botsAbout: Readonly<Record<BotName | 'person', string>> = {
  random: 'Any move, each as likely as any other.',
  recruit: 'Sees no further than its next move, and remembers only the last card that a fight has shown.',
  rules: 'Sees its next move and goes by the rules of a sound exchange.',
  corporal: 'Sees no further than its next move, but weighs what your pieces may be; remembers two cards.',
  captain: 'Looks two moves ahead and remembers three cards.',
  colonel: 'Looks four moves ahead and forgets no card.',
  search: 'Looks as far ahead as its time goes, forgets no card and learns from how you move.',
  person: 'You share this screen. Between turns it shows nothing until the other one is there.',
};

const ruleSets: Readonly<Record<RuleSetName, string>> = {
  final: 'back to a cell after two moves',
  april: 'back to a cell after three moves',
};

export const stratego = {
  name: 'Stratego Duel',
  summary: 'find the enemy’s flag among ten hidden pieces',
  howTo: [
    'Place your ten pieces in your four rows; the enemy does not see what they are. Then each moves one piece one cell in turn, a scout any number of free cells in a line. Flag and bombs stay.',
    'Who comes to a cell of the enemy fights. Both cards are shown: the higher one stays, equal ones both go. A bomb stops all but miners; a spy who attacks beats the marshal.',
    'Who reaches the flag wins, and so does who leaves the other without a move. A piece may not go back at once to a cell that it has just left.',
  ],
  problem,
  rejection,
  ends,
  ranks,
  bots,
  botsAbout,
  /** Beside the opponent that somebody should play next. */
  suggested: 'suggested for you',
  stronger: (name: string) => `A clear win. Next: ${name}`,
  weaker: (name: string) => `A clear defeat. Try: ${name}`,
  ruleSets,
  games,
  sides: ['Red', 'Blue'],
  /** What is no action at all. */
  malformed: 'this is not understood.',
  /** In the described run; method and code are those of the program. */
  irregular: (what: { readonly side: string; readonly method: string; readonly code: string }) =>
    `${what.side} is irregular in ${what.method} (${what.code})`,
  youAre: (side: string) => `you are ${side}`,
  twoPeople: 'two people at one screen',
  against: (bot: string) => `against: ${bot}`,
  move: (what: { readonly move: number; readonly of: number }) => `move ${what.move} of ${what.of}`,
  movesLeft: (count: number) => `${moves(count)} left`,
  settingUp: (what: { readonly placed: number; readonly of: number }) => `${what.placed} of ${what.of} placed`,
  turnOf: (side: string) => `${side} is to move`,
  placing: (side: string) => `${side} places the pieces`,
  thinking: (side: string) => `${side} is thinking`,
  began: 'All pieces are placed.',
  moved: (what: { readonly side: string; readonly from: string; readonly to: string }) =>
    `${what.side} moves from ${what.from} to ${what.to}`,
  fought: (what: { readonly side: string; readonly piece: string; readonly other: string; readonly enemy: string }) =>
    `${what.side}’s ${what.piece} attacks ${what.other}’s ${what.enemy}`,
  /** Who stays after a fight. */
  stays: (piece: string) => `the ${piece} wins`,
  bothGo: 'both are removed',
  won: (side: string) => `${side} wins`,
  reasons: {
    'flag-captured': (loser: string) => `the flag of ${loser} is captured`,
    'no-moves': (loser: string) => `${loser} has no move left`,
    resigned: (loser: string) => `${loser} has resigned`,
    'action-limit': () => 'the moves are used up, nobody wins',
  },
  allShown: 'All pieces are shown.',
  handOver: (side: string) => `${side}, it is your turn.`,
  handOverAbout: (side: string) => `Nobody but ${side} should look at the screen now.`,
  captured: (pieces: string) => `captured: ${pieces}`,
  lost: (pieces: string) => `lost: ${pieces}`,
  none: 'none',
  /** Above the columns of the tray: your pieces, those of the enemy, and of these the unknown ones. */
  tray: { pieces: 'pieces left', you: 'you', enemy: 'enemy', unknown: 'unknown' },
  marks: { still: 'has not moved', moved: 'has moved', ran: 'has run: a scout' },
  inHand: 'to be placed',
  placeNext: (piece: string) => `next: ${piece}`,
  allPlaced: 'all are placed',
  placeFirst: (count: number) => (count === 1 ? '1 piece is not placed yet.' : `${count} pieces are not placed yet.`),
  notYours: 'Choose a piece of your own first.',
  cannotMove: 'This piece cannot move now.',
  commands: {
    pool: ['pool', 'take a set-up from the pool at random'],
    mirror: ['mirror', 'swap left and right'],
    clear: ['clear', 'take all pieces away'],
    remove: ['take away', 'take the piece at the cursor away'],
    'next-piece': ['next piece', 'place another piece next'],
    'piece-before': ['piece before', 'place the piece before it next'],
    setups: ['set-ups', 'keep this set-up, or take one of your own'],
    begin: ['begin', 'begin with this set-up'],
    hurry: ['play now', 'let the opponent play at once'],
    earlier: ['earlier', 'look back at the position one move earlier'],
    later: ['later', 'look at the position one move later'],
    now: ['now', 'go back to the position of now'],
    moves: ['moves', 'the list of the moves so far'],
    resign: ['resign', 'give the game up'],
  },
  /** What a shared command does here. */
  keyWords: {
    pick: ['pick', 'pick the piece at the cursor'],
    go: ['go', 'go to the cell at the cursor'],
    drop: ['let go', 'let the picked piece go'],
    place: ['place', 'place, pick or swap a piece at the cursor'],
    show: ['show', 'show your pieces'],
    start: ['begin', 'begin the game'],
  },
  /** The list of the moves, and looking back at them. */
  moveList: {
    title: 'Moves',
    start: 'the start',
    /** Of a piece that is not known. */
    moved: (what: { readonly from: string; readonly to: string }) => `from ${what.from} to ${what.to}`,
    pieceMoved: (what: { readonly piece: string; readonly from: string; readonly to: string }) =>
      `${what.piece} from ${what.from} to ${what.to}`,
    /** The piece that it met there, by the winner of the fight. */
    met: {
      attacker: (what: { readonly own: string; readonly enemy: string }) => `takes the ${what.enemy}`,
      defender: (what: { readonly own: string; readonly enemy: string }) => `falls to the ${what.enemy}`,
      both: (what: { readonly own: string; readonly enemy: string }) => `meets the ${what.enemy}: both are removed`,
    },
    hiddenMet: {
      attacker: (what: { readonly own: string; readonly enemy: string }) => `the ${what.own} takes the ${what.enemy}`,
      defender: (what: { readonly own: string; readonly enemy: string }) =>
        `the ${what.own} falls to the ${what.enemy}`,
      both: (what: { readonly own: string; readonly enemy: string }) =>
        `the ${what.own} meets the ${what.enemy}: both are removed`,
    },
    backAtStart: 'An earlier position: before the first move',
    backAfter: (what: { readonly move: string; readonly text: string }) =>
      `An earlier position: ${what.move}, ${what.text}`,
    toNow: 'Back to now',
    toNowFirst: 'this is an earlier position: go back to now to play.',
    isNow: 'The position of now.',
  },
  resigning: {
    title: 'Resign this game?',
    text: 'Then you have lost it, and all pieces are shown.',
    resign: 'Resign',
    stay: 'Play on',
    /** Line by line. */
    ask: 'Type resign once more to give the game up.',
  },
  choice: {
    title: 'A new game of Stratego Duel',
    side: 'Your side',
    against: 'Against',
    rules: 'Rules',
    time: 'The bot thinks for',
    begin: 'Begin',
    seconds: (seconds: string) => `${seconds} s`,
  },
  click: 'click: a piece of yours, then where it shall go',
  setupClick: 'click: a cell to place or pick a piece, a piece in the list to place it next',
  legend: 'FL flag, FB SB bombs, MA marshal 10, GE general 9, FM SM miners 3, FS SS scouts 2, SP spy 1; R red, B blue.',
  directions: 'Directions: 1 forward, 2 back, 3 left, 4 right, as you look at the enemy.',
  /** The prompts of the described program. */
  insertRow: (side: string) => `Insert ${side} move row:`,
  insertColumn: (side: string) => `Insert ${side} move column:`,
  insertDirection: (side: string) => `Insert ${side} move direction:`,
  insertSteps: (side: string) => `Insert ${side} move number of steps:`,
  insertPlace: (what: { readonly side: string; readonly piece: string }) =>
    `Insert ${what.side} row and column of ${what.piece}:`,
  askSetup: 'Your set-up: pool takes one at random, a file name reads one, or place the ten pieces one by one.',
  setupBegun: 'some pieces are placed already: go on one by one.',
  numberNeeded: (what: { readonly least: number; readonly most: number }) =>
    `a whole number from ${what.least} to ${what.most} is needed.`,
  left: (what: { readonly rank: string; readonly own: number; readonly enemy: number; readonly unknown: number }) =>
    `${what.rank}: ${what.own} of yours, ${what.enemy} of the enemy (${what.unknown} unknown)`,
  savedAs: (file: string) => `Saved as ${file}. dedalo play stratego --plain --resume ${file} goes on.`,
  newGoesOn: 'new begins another game, quit leaves.',
  simulated: (what: {
    readonly games: number;
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
  }) => `${games(what.games)}: Red won ${what.wins}, drew ${what.draws}, lost ${what.losses}`,
  reasonHeads: ['reason', 'Red', 'Blue', 'nobody'],
  interval: (what: { readonly low: string; readonly high: string }) =>
    `Red wins between ${what.low} and ${what.high} of all games (95 % sure)`,
  stopped: (what: { readonly games: number; readonly of: number }) =>
    `stopped after ${what.games} of ${games(what.of)}`,
  setupsFine: (count: number) => (count === 1 ? '1 set-up, nothing wrong' : `${count} set-ups, nothing wrong`),
} as const;
