import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<LogicMazeTypes> = {
  id: 'logic-maze',
  begunAt: 'theseus',
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
};

export default game;
