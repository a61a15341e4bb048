import { theseusProgress } from '@dedalo/clients/theseus/won-boards';
import type { TheseusTypes } from '@dedalo/theseus';
import type { BroughtCliGame } from '../cli-game.ts';

export const theseus: BroughtCliGame<TheseusTypes> = {
  id: 'theseus',
  progress: theseusProgress,
  screen: async () => {
    const { theseusStartPage } = await import('./screen/start-page.ts');
    const { goOnTheseus } = await import('./screen/open.ts');
    return { startPage: theseusStartPage, goOnPage: goOnTheseus };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  reporter: async () => {
    const { reportLines } = await import('@dedalo/clients/theseus/report');
    return { reportLines: (record, words) => reportLines(record, words.games.theseus.report) };
  },
  facts: async () => (await import('@dedalo/clients/theseus/facts')).theseusFacts,
  play: async (playOther) => (await import('./commands/play.ts')).playTheseusCommand(playOther),
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand().name('theseus'),
  commands: {
    summary: 'boards of Theseus: draw, solve, simulate, analyse',
    load: async () => (await import('./commands/index.ts')).theseusCommand(),
  },
};
