import type { GameId } from '@dedalo/catalogue';
import type { GameTypes } from '@dedalo/engine';
import { say, type Sentences } from '@dedalo/words';
import { speech } from '../../speech.ts';

/** Why the rules refuse an action, as the game says it. */
export const rejectionSentence = (game: GameId, rejection: GameTypes['Rejection']): string =>
  say(speech().games[game].rejection as unknown as Sentences<GameTypes['Rejection']>, rejection);
