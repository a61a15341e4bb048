import { mazeProgress } from '@dedalo/clients/logic-maze/best-escape';
import { leftMaze, leftMazeTitle } from '@dedalo/clients/logic-maze/left-maze';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<LogicMazeTypes> = {
  id: 'logic-maze',
  begunAt: 'theseus',
  address: ['theseus', 'mazes'],
  embeds: (path) => path[0] === 'theseus' && path[1] === 'mazes' && path[2] !== 'new' && path.length === 4,
  progress: mazeProgress,
  left(replay, words) {
    const maze = leftMaze(replay);
    return {
      path: maze
        ? ['theseus', 'mazes', maze.pack, maze.number, ...(maze.day === undefined ? [] : [maze.day])]
        : ['theseus'],
      title: leftMazeTitle(replay, words),
    };
  },
  facts: async () => (await import('@dedalo/clients/logic-maze/facts')).logicMazeFacts,
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
};

export default game;
