import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { leftTitle } from '@dedalo/clients/sokoban/left-title';
import type { SokobanTypes } from '@dedalo/sokoban';
import type { BroughtCliGame } from '../cli-game.ts';

export const sokoban: BroughtCliGame<SokobanTypes> = {
  id: 'sokoban',
  screen: async () => {
    const { goOnSokoban, levelsPage } = await import('./screen/open.ts');
    return { startPage: (client) => levelsPage(client), goOnPage: goOnSokoban };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  facts: async () => (await import('@dedalo/clients/sokoban/facts')).sokobanFacts,
  play: async () => (await import('./commands/play.ts')).playSokobanCommand(),
  commands: {
    summary: 'levels of Sokoban: solve, check, convert, measure, list',
    load: async () => (await import('./commands/index.ts')).sokobanCommand(),
  },
  progress: sokobanProgress,
  leftTitle,
};
