import { type GameId, LOADERS } from '@dedalo/catalogue/loaders';
import type { GameTypes } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import type { WebGame } from '../games/web-game.ts';

/** A game that brings only its rules, in the browser: its board is text. */
export const rulesOnlyGame = (id: GameId): WebGame => ({
  id,
  page: async () => {
    const [{ rulesOnlyPage }, game] = await Promise.all([import('./page.tsx'), LOADERS[id]()]);
    return rulesOnlyPage(game);
  },
  preview: async () => {
    const [{ textPreview }, game] = await Promise.all([import('./preview.ts'), LOADERS[id]()]);
    return textPreview(game);
  },
  replay: async () => {
    const [{ textReplayGame }, game] = await Promise.all([import('./replay.ts'), LOADERS[id]()]);
    return textReplayGame(game);
  },
  facts: async () => {
    const [{ rulesFacts }, game] = await Promise.all([import('@dedalo/clients/rules-only/facts'), LOADERS[id]()]);
    return rulesFacts<GameTypes>(game);
  },
  left: (_, words) => ({ path: [id, 'play'], title: gameWords(words, id).name }),
});
