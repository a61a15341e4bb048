import { logicMaze, type LogicMazeTypes } from '@dedalo/theseus/logic';
import { showEdges } from '../../edges/show-edges.ts';
import { Labyrinth } from '../../labyrinth/labyrinth.ts';
import { sceneOf, walksOf } from './board/scene-of.ts';
import type { Painter, ReplayGame } from '../../replay/replay-game.ts';
import { createMazeMarker, mazeMomentWords } from './moments.ts';

function createPainter(host: HTMLElement): Painter<LogicMazeTypes> {
  const board = new Labyrinth(host);
  const hideEdges = showEdges(host, board, 'named');
  return {
    show(state, { last, ms }) {
      const walks = walksOf(last?.events ?? []);
      // All steps of a turn together take as long as the turn.
      board.show(sceneOf(state), { walks, ms: ms / Math.max(1, walks.length) });
    },
    toBlob: () => board.toBlob(),
    destroy() {
      hideEdges();
      board.destroy();
    },
  };
}

const replayLogicMaze: ReplayGame<LogicMazeTypes> = {
  game: logicMaze,
  createPainter,
  createMarker: createMazeMarker,
  momentWords: mazeMomentWords,
  countWords: ({ games }, { actions }) => games['logic-maze'].moves(actions),
  async playOn(record, position) {
    const { playOn } = await import('./play/play-on.ts');
    playOn(record, position);
  },
};

export const loadReplayGame = async (): Promise<ReplayGame<LogicMazeTypes>> => replayLogicMaze;
