import { Type } from 'typebox';
import type { GameSchemas } from './parts.ts';

/** What is said of a game that describes its messages in its RULES.md alone. */
export const anyGame: GameSchemas = {
  view: Type.Unknown({ description: 'What a seat may know, as the game has it.' }),
  event: Type.Object({ type: Type.String({ description: 'What kind of event it is.' }) }),
  action: Type.String({ minLength: 1, maxLength: 200, description: 'An action as replays of the game have it.' }),
};
