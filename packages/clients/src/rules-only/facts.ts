import type { Game, GameTypes } from '@dedalo/engine';
import { type GameFacts, oneName } from '../game-facts.ts';
import { daySeed } from '../today/day.ts';
import { startRules } from './session.ts';

/** Of a game that brings only its rules; its usual config is the challenge of every day, with another seed. */
export const rulesFacts = <T extends GameTypes>(game: Game<T>): GameFacts<T> => ({
  game,
  figures: ({ played }) => ({ actions: played }),
  challenge: (day) => startRules({ game, seed: daySeed(day) }).session.record(),
  keptAs: oneName(game.id),
});
