import { PACKS, sokoban, type SokobanTypes } from '@dedalo/sokoban';
import type { GameFacts } from '../game-facts.ts';
import { type Day, daySeed } from '../today/day.ts';
import { ofTheDay } from '../today/of-the-day.ts';
import { packSource } from './level-source.ts';
import { LAST_GAME } from './last-game.ts';
import { runningName } from './running-name.ts';
import { entryOf, findInPacks, type LevelOrigin, startLevel } from './session.ts';
import { levelPar } from './level-par.ts';

export const sokobanFacts: GameFacts<SokobanTypes> = {
  game: sokoban,
  figures: ({ state: { moves, pushes } }) => ({ moves, pushes }),
  isPerfect({ state: { config, moves, pushes } }) {
    const origin = config.mode === 'forward' ? findInPacks(config.level) : undefined;
    const par = origin && levelPar(entryOf(origin));
    return par !== undefined && (moves <= par.moves.count || pushes <= par.pushes.count);
  },
  challenge: (day) => startLevel(levelOf(day), 'forward', daySeed(day)).session.record(),
  keptAs: ({ config, seed }) => ({ kept: runningName(config.level, config.mode, seed), opened: LAST_GAME }),
};

/** A level of any pack but the lessons. */
function levelOf(day: Day): LevelOrigin {
  const levels = PACKS.slice(1).flatMap((pack): LevelOrigin[] => {
    const source = packSource(pack);
    return source.collection.entries.map((_, index) => ({ source, number: index + 1 }));
  });
  return ofTheDay(levels, day, 'sokoban');
}
