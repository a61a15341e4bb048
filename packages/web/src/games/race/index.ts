import type { RaceTypes } from '@dedalo/race';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<RaceTypes> = {
  id: 'race',
  page: async () => (await import('./page.tsx')).RacePage,
  preview: async () => (await import('./preview.ts')).startRace,
  facts: async () => (await import('@dedalo/clients/race/facts')).raceFacts,
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
  drops: {
    takes: ({ name, isFolder }) => isFolder || name.toLowerCase().endsWith('.zip'),
    open: async (items) => (await import('./menu/bring.ts')).bring(items),
  },
  beforeGoingOn: async (replay) => (await import('./play/keep-course-of.ts')).keepCourseOf(replay),
  left: (_, words) => ({ path: ['race', 'continue'], title: words.games.race.name }),
  forget: async () => (await import('./forget.ts')).forgetRaces(),
};

export default game;
