import type { Game } from '@dedalo/engine';
import type { Words } from '@dedalo/words';
import { isBot } from './bot.ts';
import { sittersOf } from './sitters.ts';

/** The bots that a game can be played against, each with how it plays. */
export const botsAbout = (game: Game, { rulesOnly }: Words): string[] =>
  sittersOf(game)
    .filter(isBot)
    .map((bot) => `${rulesOnly.sitters[bot]}: ${rulesOnly.botsAbout[bot]}`);
