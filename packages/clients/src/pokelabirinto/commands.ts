import type { GameCommands } from '../commands/game-commands.ts';

/** The letters are those of the described program. */
export const POKELABIRINTO_COMMANDS: GameCommands<'pokelabirinto'> = {
  keys: { fight: ['c'], 'turn-back': ['t'], 'attack-1': ['1'], 'attack-2': ['2'] },
  moments: [
    ['fight', 'turn-back'],
    ['attack-1', 'attack-2'],
  ],
  apart: ['up', 'down', 'left', 'right', 'undo', 'redo'],
};
