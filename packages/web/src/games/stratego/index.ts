import { strategoProgress } from '@dedalo/clients/stratego/beaten';
import type { StrategoTypes } from '@dedalo/stratego';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<StrategoTypes> = {
  id: 'stratego',
  progress: strategoProgress,
  page: async () => (await import('./page.tsx')).StrategoPage,
  preview: async () => (await import('./preview.ts')).startStratego,
  facts: async () => (await import('@dedalo/clients/stratego/facts')).strategoFacts,
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
  forget: async () => (await import('./forget.ts')).forgetStratego(),
};

export default game;
