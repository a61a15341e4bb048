import { mazeProgress } from '@dedalo/clients/logic-maze/best-escape';
import { leftMazeTitle } from '@dedalo/clients/logic-maze/left-maze';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import type { BroughtCliGame } from '../cli-game.ts';

export const logicMaze: BroughtCliGame<LogicMazeTypes> = {
  id: 'logic-maze',
  screen: async () => {
    const { goOnMaze, mazeLevelsPage } = await import('./screen/open.ts');
    return { startPage: (client) => mazeLevelsPage(client), goOnPage: goOnMaze };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  facts: async () => (await import('@dedalo/clients/logic-maze/facts')).logicMazeFacts,
  play: async () => (await import('./commands/play.ts')).playLogicMazeCommand(),
  progress: mazeProgress,
  leftTitle: leftMazeTitle,
};
