import type { GameTypes } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import { speech } from '../../speech.ts';

/** Why the rules refuse an action, in the game's words. */
export const rejectionSentence = (game: string, rejection: GameTypes['Rejection']): string =>
  gameWords(speech(), game).rejection(rejection);
