import type { ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<ExpeditionTypes> = {
  id: 'expedition',
  begunAt: 'pokelabirinto',
  address: ['pokelabirinto', 'expedition'],
  left: (_, words) => ({ path: ['pokelabirinto', 'expedition', 'play'], title: words.games.expedition.name }),
  facts: async () => (await import('@dedalo/clients/expedition/facts')).expeditionFacts,
  replay: async () => (await import('./replay.tsx')).loadReplayGame(),
  statistics: async () => (await import('./judged/judged-journeys.tsx')).JudgedJourneys,
  forget: async () => (await import('./preferences.ts')).forgetExpedition(),
};

export default game;
