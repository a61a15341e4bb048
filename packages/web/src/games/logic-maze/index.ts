import { leftMaze, leftMazeTitle } from '@dedalo/clients/logic-maze/left-maze';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<LogicMazeTypes> = {
  id: 'logic-maze',
  begunAt: 'theseus',
  address: ['theseus', 'mazes'],
  left(replay, words) {
    const maze = leftMaze(replay);
    return {
      path: maze ? ['theseus', 'mazes', maze.pack, maze.number] : ['theseus'],
      title: leftMazeTitle(replay, words),
    };
  },
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
};

export default game;
