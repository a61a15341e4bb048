import { GAME_IDS } from '@dedalo/catalogue/loaders';
import type { ProgressKind } from '@dedalo/clients/progress/kind';
import { rulesOnlyCliGame } from '../rules-only/index.ts';
import type { BroughtCliGame, CliGame } from './cli-game.ts';
import { expedition } from './expedition/index.ts';
import { logicMaze } from './logic-maze/index.ts';
import { pokelabirinto } from './pokelabirinto/index.ts';
import { race } from './race/index.ts';
import { sokoban } from './sokoban/index.ts';
import { stratego } from './stratego/index.ts';
import { theseus } from './theseus/index.ts';

/** The games that bring something to the terminal, in the order of the menus. */
const BROUGHT: readonly BroughtCliGame[] = [sokoban, pokelabirinto, theseus, logicMaze, stratego, race, expedition];

/** Every game of the catalogue as the terminal plays it. */
export const CLI_GAMES: readonly CliGame[] = [
  ...BROUGHT.map((brought) => ({ ...rulesOnlyCliGame(brought.id), ...brought })),
  ...GAME_IDS.filter((id) => !BROUGHT.some((brought) => brought.id === id)).map(rulesOnlyCliGame),
];

export const PROGRESS_KINDS: readonly ProgressKind[] = CLI_GAMES.flatMap(({ progress }) => progress ?? []);

export const findCliGame = (id: string): CliGame | undefined => CLI_GAMES.find((game) => game.id === id);
