import { type GameId, LOADERS } from '@dedalo/catalogue/loaders';
import type { WebGame } from '../games/web-game.ts';

/** A game as the browser has it when it brings only its rules: its board is text. */
export const rulesOnlyGame = (id: GameId): WebGame => ({
  id,
  page: async () => (await import('./page.tsx')).RulesOnlyPage,
  preview: async () => (await import('./preview.ts')).textPreview(await LOADERS[id]()),
  replay: async () => (await import('./replay.ts')).textReplayGame(await LOADERS[id]()),
});
