import type { RaceTypes } from '@dedalo/race';
import type { BroughtCliGame } from '../cli-game.ts';

export const race: BroughtCliGame<RaceTypes> = {
  id: 'race',
  screen: async () => {
    const { goOnRace, raceStartPage } = await import('./screen/open.ts');
    return { startPage: (client) => raceStartPage(client), goOnPage: goOnRace };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  facts: async () => (await import('@dedalo/clients/race/facts')).raceFacts,
  play: async () => (await import('./commands/play.ts')).playRaceCommand(),
  simulate: async () => (await import('./commands/simulate.ts')).simulateRaceCommand(),
  commands: {
    summary: 'games of Labyrinth Race: check, begin your own, maps',
    load: async () => (await import('./commands/index.ts')).raceCommand(),
  },
};
