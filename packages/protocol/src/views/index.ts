import { anyGame } from './any-game.ts';
import { logicMaze } from './logic-maze.ts';
import type { GameSchemas } from './parts.ts';
import { pokelabirinto } from './pokelabirinto.ts';
import { race } from './race.ts';
import { sokoban } from './sokoban.ts';
import { stratego } from './stratego.ts';
import { theseus } from './theseus.ts';

export type { GameSchemas } from './parts.ts';

/** What every game says on the wire, by the game's id. */
export const VIEW_SCHEMAS = {
  pokelabirinto,
  race,
  sokoban,
  stratego,
  theseus,
  'logic-maze': logicMaze,
} as const satisfies Readonly<Record<string, GameSchemas>>;

/** What a game says on the wire; where it brings no schemas, what holds for every game. */
export const schemasOf = (game: string): GameSchemas => {
  const schemas: Readonly<Record<string, GameSchemas>> = VIEW_SCHEMAS;
  return Object.hasOwn(schemas, game) ? schemas[game]! : anyGame;
};
