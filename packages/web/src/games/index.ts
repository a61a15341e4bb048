import { GAME_IDS, type GameId } from '@dedalo/catalogue/loaders';
import type { ProgressKind } from '@dedalo/clients';
import { rulesOnlyGame } from '../rules-only/rules-only-game.ts';
import type { BroughtGame, WebGame } from './web-game.ts';

const BROUGHT = Object.values(import.meta.glob<BroughtGame>('./*/index.ts', { eager: true, import: 'default' }));

/** Every game of the catalogue, in its order, with what its folder here brings. */
export const WEB_GAMES: readonly WebGame[] = GAME_IDS.map((id) =>
  Object.assign(
    rulesOnlyGame(id),
    BROUGHT.find((game) => game.id === id),
  ),
);

export const PROGRESS_KINDS: readonly ProgressKind[] = WEB_GAMES.flatMap(({ progress }) => progress ?? []);

export const findWebGame = (id: GameId): WebGame => WEB_GAMES.find((game) => game.id === id)!;

/** The games with a card of their own on the first screen. */
export const SHOWN_GAMES: readonly WebGame[] = WEB_GAMES.filter(({ begunAt }) => begunAt === undefined);
