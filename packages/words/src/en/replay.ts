import type { ReplayProblem } from '@dedalo/engine';
import { counted } from '../counted.ts';
import type { GameSentences } from '../game-sentences.ts';
import type { Sentences } from '../sentences.ts';

const actions = counted('en', { one: '# action', other: '# actions' });
const players = counted('en', { one: '# player', other: '# players' });

const problem = (game: GameSentences): Sentences<ReplayProblem> => ({
  'not-a-replay': () => 'this is not a replay of Dedalo; those begin with “dedalo replay 1”.',
  'unknown-version': ({ version, known }) =>
    `this replay is in format ${version}, and this Dedalo reads format ${known}. A newer Dedalo wrote it.`,
  'bad-line': ({ expected }) => `expected here: ${expected}`,
  'cut-short': () => 'the file ends too early: its last line should begin with “end”. Some of it is missing.',
  'text-after-end': () => 'something follows after the end of the replay.',
  'wrong-count': ({ said, found }) =>
    `this line says ${actions(said)}, but there are ${found}: lines were added or are missing.`,
  'unknown-game': (found) => `there is no game ${found.game} here.`,
  'other-rules': ({ said, known }) =>
    `this was played by version ${said} of the rules, and this Dedalo plays version ${known}.`,
  'config-edited': () => 'the level or settings below are not those that were played: their fingerprint differs.',
  'bad-config': (found) => game.problem(found.problem),
  'wrong-seats': ({ said, needed }) => `the replay names ${players(said)}, and this game needs ${needed}.`,
  'bad-action': (found) => `“${found.text}” is no action: ${game.problem(found.problem)}`,
  'action-refused': ({ number, rejection }) => `action ${number} cannot be played here: ${game.rejection(rejection)}`,
  'state-differs': ({ number, since }) =>
    `after action ${number} the game is not as the file says. Up to action ${since.number} all is well, so the difference lies between line ${since.line} and here.`,
  'ending-differs': ({ said, found }) => `the file says the game ended “${said}”, and it ends “${found}”.`,
});

export const replay = {
  problem,
  actions,
  match: 'match',
  open: 'still open',
  over: (reason: string) => `over: ${reason}`,
  wonBy: (winner: string) => `winner: ${winner}`,
  position: (what: { readonly position: number; readonly length: number }) => `${what.position} of ${what.length}`,
  stepBack: ['back', 'one step back'],
  stepForward: ['forward', 'one step forward'],
  paused: 'paused',
  playing: (speed: string) => `playing, ${speed} a second`,
} as const;
