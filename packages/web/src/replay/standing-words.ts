import { sentence } from '@dedalo/clients';
import type { Words } from '@dedalo/words';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';

/** The action before the current position, in words. */
export function lastWords(words: Words, replayGame: ReplayGame, { standing }: Playback): string {
  const { last } = standing.value;
  return last ? replayGame.momentWords(words, last) : words.web.replay.start;
}

/** For a control that shows the position: “action 12 of 80: pushed a box to 4,5”. */
export function positionWords(words: Words, replayGame: ReplayGame, playback: Playback): string {
  const { position } = playback.standing.value;
  const text = lastWords(words, replayGame, playback);
  return words.web.replay.positionWith({ position, length: playback.length, text });
}

/** After a step: what happened comes first. */
export function steppedWords(words: Words, replayGame: ReplayGame, playback: Playback): string {
  const { position } = playback.standing.value;
  const text = lastWords(words, replayGame, playback);
  return sentence(words.web.replay.stepped({ position, length: playback.length, text }));
}
