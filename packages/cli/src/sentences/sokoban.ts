import { showCharacter } from '@dedalo/grid';
import type { Rejection, TextProblem } from '@dedalo/sokoban';
import { say, type Sentences, withPlace } from './say.ts';

const PROBLEMS: Sentences<TextProblem> = {
  'no-levels': () => 'there is no level in it. A level is drawn with # wall, @ player, $ box, . goal.',
  'collection-too-large': ({ most }) =>
    `there is too much in it; at most ${most} squares and moves are read from one file.`,
  'unexpected-line': ({ expected }) => `here should stand ${expected}.`,
  'bad-xml': ({ expected }) => `this is not the XML of a level collection: here should stand ${expected}.`,
  'unknown-square': ({ character }) =>
    `${showCharacter(character)} means nothing in a level; it knows # wall, @ player, + player on goal, $ box, * box on goal, . goal and blanks.`,
  'no-player': () => 'this level has no player (@, or + on a goal).',
  'second-player': () => 'this level has a second player; there can be only one.',
  'player-blocked': () => 'the player stands where a box stands.',
  'board-incomplete': () => 'the board does not have a square for each of its rows and columns.',
  'no-boxes': () => 'this level has no box ($, or * on a goal).',
  'boxes-and-goals-differ': ({ boxes, goals }) =>
    `this level has ${boxes} ${boxes === 1 ? 'box' : 'boxes'} and ${goals} ${goals === 1 ? 'goal' : 'goals'}; there must be as many of one as of the other.`,
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

export const sokobanProblem = (problem: TextProblem): string => say(PROBLEMS, problem);

export const sokobanFileProblem = (file: string, problem: TextProblem): string =>
  `${withPlace(file, problem.at)}: ${sokobanProblem(problem)}`;

const REJECTIONS: Sentences<Rejection> = {
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
  'jump-first': () => 'in reverse play you first choose where to begin: jump.',
  'no-way-to-jump': () => 'you cannot jump there.',
};

export const sokobanRejection = (rejection: Rejection): string => say(REJECTIONS, rejection);
