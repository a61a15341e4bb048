import { theseusProgress } from '@dedalo/clients/theseus/won-boards';
import type { TheseusTypes } from '@dedalo/theseus';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<TheseusTypes> = {
  id: 'theseus',
  progress: theseusProgress,
  /** The logic mazes start on its page. */
  page: async () => (await import('../../labyrinths/page.tsx')).TheseusPage,
  preview: async () => (await import('./preview.ts')).startTheseus,
  facts: async () => (await import('@dedalo/clients/theseus/facts')).theseusFacts,
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
  forget: async () => (await import('./forget.ts')).forgetTheseus(),
};

export default game;
