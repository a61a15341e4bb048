import type { Game, GameTypes } from '@dedalo/engine';
import { type GameFacts, oneName } from '../game-facts.ts';
import { daySeed } from '../today/day.ts';
import { startRules } from './session.ts';

/** The facts of a game that brings only its rules; the daily challenge is its usual config with the seed of the day. */
export const rulesFacts = <T extends GameTypes>(game: Game<T>): GameFacts<T> => ({
  game,
  figures: ({ played }) => ({ actions: played }),
  challenge: (day) => startRules({ game, seed: daySeed(day) }).session.record(),
  keptAs: oneName(game.id),
});
