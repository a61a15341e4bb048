import type { ReplayProblem } from '@dedalo/engine';
import { GAME_IDS } from '@dedalo/catalogue';
import { gameSentences } from './games.ts';
import { say, type Sentences, withPlace } from './say.ts';

const sentencesFor = (game: string): Sentences<ReplayProblem> => ({
  'not-a-replay': () => 'this is not a replay of Dedalo; those begin with “dedalo replay 1”.',
  'unknown-version': ({ version, known }) =>
    `this replay is in form ${version}, and this Dedalo reads form ${known}. A newer Dedalo wrote it.`,
  'bad-line': ({ expected }) => `here should stand ${expected}.`,
  'cut-short': () => 'the file ends too early: its last line should begin with “end”. Some of it is missing.',
  'text-after-end': () => 'something follows after the end of the replay.',
  'wrong-count': ({ said, found }) =>
    `this line counts ${said} actions, and ${found} are there: lines were added or are missing.`,
  'unknown-game': ({ game: name }) => `there is no game ${name} here; there are ${GAME_IDS.join(', ')}.`,
  'other-rules': ({ said, known }) =>
    `this was played by version ${said} of the rules, and this Dedalo plays version ${known}.`,
  'config-edited': () => 'the level or settings below are not those that were played: their fingerprint differs.',
  'bad-config': ({ problem }) => gameSentences(game).problem(problem),
  'wrong-seats': ({ said, needed }) => `the replay names ${said} players, and this game has ${needed}.`,
  'bad-action': ({ text, problem }) => `“${text}” is no action: ${gameSentences(game).problem(problem)}`,
  'action-refused': ({ number, rejection }) =>
    `action ${number} cannot be played here: ${gameSentences(game).rejection(rejection)}`,
  'state-differs': ({ number, since }) =>
    `after action ${number} the game stands differently than the file says. Up to action ${since.number} all is well, so what differs stands between the lines ${since.line} and here.`,
  'ending-differs': ({ said, found }) => `the file says the game ended “${said}”, and it ends “${found}”.`,
});

/** `game` may be anything that stood in the file. */
export const replaySentence = (file: string, game: string, problem: ReplayProblem): string =>
  `${withPlace(file, problem.at)}: ${say(sentencesFor(game), problem)}`;
