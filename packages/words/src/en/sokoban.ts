import type { Deadlock, End, Rejection, TextProblem } from '@dedalo/sokoban';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import { guide } from './sokoban-guide.ts';

const boxes = counted('en', { one: '# box', other: '# boxes' });
const goals = counted('en', { one: '# goal', other: '# goals' });
const moves = counted('en', { one: '# move', other: '# moves' });
const pushes = counted('en', { one: '# push', other: '# pushes' });
const pulls = counted('en', { one: '# pull', other: '# pulls' });
const levels = counted('en', { one: '# level', other: '# levels' });
const games = counted('en', { one: '# stored game', other: '# stored games' });
const stars = counted('en', { one: '# of 3 stars', other: '# of 3 stars' });

const problem: Sentences<TextProblem> = {
  'no-levels': () => 'there is no level in it. A level is drawn with # wall, @ player, $ box, . goal.',
  'collection-too-large': ({ most }) =>
    `there is too much in it; at most ${most} squares and moves are read from one file.`,
  'unexpected-line': ({ expected }) => `expected here: ${expected}`,
  'bad-xml': ({ expected }) => `this is not the XML of a level collection: expected here: ${expected}`,
  'unknown-square': ({ character }) =>
    `${showCharacter(character)} means nothing in a level; it knows # wall, @ player, + player on goal, $ box, * box on goal, . goal and blanks.`,
  'no-player': () => 'this level has no player (@, or + on a goal).',
  'second-player': () => 'this level has a second player; there can be only one.',
  'player-blocked': () => 'the player stands where a box stands.',
  'board-incomplete': () => 'the board does not have a square for each of its rows and columns.',
  'no-boxes': () => 'this level has no box ($, or * on a goal).',
  'boxes-and-goals-differ': (found) =>
    `this level has ${boxes(found.boxes)} and ${goals(found.goals)}; there must be as many of one as of the other.`,
  'square-twice': () => 'two boxes, or two goals, stand on one square.',
  'square-outside': () => 'something stands outside the board.',
  'square-in-wall': () => 'something stands in a wall.',
  'level-too-small': ({ least }) => `this level is too small; it needs at least ${least} rows and ${least} columns.`,
  'level-too-large': ({ most }) => `this level is too large; it may have at most ${most} rows and ${most} columns.`,
  'bad-count': ({ most }) => `a count must be a whole number from 1 to ${most}.`,
  'group-not-closed': () => 'this ( is never closed.',
  'group-not-opened': () => 'this ) was never opened.',
  'count-of-nothing': () => 'this number counts nothing; a symbol or ( must follow.',
  'runs-too-long': ({ most }) => `written out, this would be longer than ${most} symbols.`,
  'unknown-move': ({ character }) => `${showCharacter(character)} is no move; moves are u, d, l, r and their capitals.`,
  'jump-not-closed': () => 'this [ is never closed.',
  'jump-not-opened': () => 'this ] was never opened.',
  'bad-limit': ({ most }) => `the limit of moves must be a whole number from 1 to ${most}.`,
  'no-reverse-play': () => 'this level cannot be played in reverse: its goals are not as many as its boxes.',
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the game is over.',
  'not-your-turn': () => 'only the player moves here.',
  'wall-ahead': () => 'there is a wall.',
  'edge-ahead': () => 'the board ends there.',
  'box-meets-wall': () => 'the box cannot move: behind it is a wall.',
  'box-meets-box': () => 'the box cannot move: behind it is another box.',
  'box-meets-edge': () => 'the box cannot move: behind it the board ends.',
  'box-ahead': () => 'there is a box, and in reverse play boxes are only pulled.',
  'no-box-to-pull': () => 'there is no box behind you to pull along.',
  'only-in-reverse': () => 'pulling and jumping is for reverse play.',
  'jump-first': () => 'in reverse play you first choose where to begin.',
  'no-way-to-jump': () => 'you cannot get there.',
};

const list = (places: readonly string[]): string => new Intl.ListFormat('en').format(places);

/** `at` names the place of a box. */
const deadlock = (at: (box: number) => string): Sentences<Deadlock> => ({
  'dead-square': ({ box }) => `The box at ${at(box)} can no longer reach a goal.`,
  frozen: (found) =>
    `The level can no longer be solved: the ${found.boxes.length === 1 ? 'box' : 'boxes'} at ${list(found.boxes.map(at))} cannot be moved.`,
  'too-few-goals': (found) =>
    `The level can no longer be solved: too few goals are left for the boxes at ${list(found.boxes.map(at))}.`,
});

const ends: Readonly<Record<End, string>> = {
  solved: 'solved',
  stuck: 'nothing can move any more',
  'action-limit': 'the limit of moves is reached',
};

export const sokoban = {
  name: 'Sokoban',
  summary: 'push every box onto a goal',
  aim: { forward: 'Push every box onto a goal.', reverse: 'Pull every box from its goal back to where it began.' },
  legend: 'P you, B box, G goal, * box on a goal, - wall.',
  howTo: (keys: string) => [
    `Walk with ${keys}. Walk into a box and you push it one square ahead. Push every box onto a goal.`,
    'You can push one box at a time, and never pull. A box in a corner stays there, so look before you push.',
    'Nothing is ever lost: undo as far as you like, redo, or start again. Even a restart can be undone.',
  ],
  problem,
  rejection,
  deadlock,
  ends,
  boxes,
  moves,
  pushes,
  pulls,
  levels,
  games,
  size: 'size',
  boxesHead: 'boxes',
  movesHead: 'moves',
  pushesHead: 'pushes',
  pullsHead: 'pulls',
  titleHead: 'title',
  packs: {
    'first-steps': 'First steps',
    classic: 'Classic',
    pockets: 'Pocket rooms',
    workshop: 'Workshop',
    harbour: 'Harbour',
    tangles: 'Tangles',
    summits: 'Summits',
  },
  reverse: 'in reverse',
  by: (author: string) => `by ${author}`,
  solved: (what: { readonly moves: number; readonly pushes: number }) =>
    `Solved with ${moves(what.moves)} and ${pushes(what.pushes)}.`,
  solvedInReverse: (what: { readonly moves: number; readonly pulls: number }) =>
    `Solved in reverse with ${moves(what.moves)} and ${pulls(what.pulls)}.`,
  best: (what: { readonly moves: number; readonly pushes: number }) =>
    `best: ${moves(what.moves)}, ${pushes(what.pushes)}`,
  /** Beside a solution: its stars, what others have done, and what one star more asks for. */
  par: {
    stars,
    bestKnown: (count: string) => `Best known: ${count}`,
    fewest: (count: string) => `Fewest possible: ${count}`,
    oneMore: (count: string) => `One star more with ${count} or fewer`,
  },
  noSolution: 'No solution is stored for this level.',
  /** What of a file is no level, and why; and how much more there is. */
  leftOut: (what: string) => `Left out: ${what}`,
  leftOutMore: (count: number) => `and ${count} more`,
  noBoxThere: 'There is no box to push there.',
  noWalk: 'There is no way there without pushing.',
  noPush: 'The box cannot be pushed there while the others stay.',
  cannotReverse: 'This level cannot be played in reverse.',
  chooseStart: 'Click where you want to begin, or press an arrow.',
  pullKeys: 'With Shift an arrow, or a capital letter, pulls the box behind you; so does a click or a tap on it.',
  allSolved: 'Every other level here is solved.',
  noOtherLevel: 'No other level is known from here.',
  guide,
  commands: {
    watch: ['solve', 'watch a solution from here'],
    shorten: ['shorten', 'make your solution of this level shorter'],
    reverse: ['reverse', 'play backwards: pull the boxes from the goals'],
    'dead-squares': ['dead squares', 'mark the squares from which no box can reach a goal'],
    levels: ['levels', 'show the list of levels'],
    next: ['next', 'the next level that is not solved'],
    previous: ['previous', 'the level before'],
    bookmark: ['bookmark', 'keep this position'],
    bookmarks: ['bookmarks', 'return to a position that you kept'],
  },
  otherPack: ['pack', 'another pack'],
} as const;
