import { theseus, type TheseusTypes } from '@dedalo/theseus';
import { AnalyseReplay } from './analysis/analyse-replay.tsx';
import { showEdges } from '../../edges/show-edges.ts';
import { Labyrinth } from '../../labyrinth/labyrinth.ts';
import { sceneOf, walksOf } from './board/scene-of.ts';
import type { Painter, ReplayGame } from '../../replay/replay-game.ts';
import { diceCountWords, diceMarkOf, diceMomentWords } from './moments.ts';

function createPainter(host: HTMLElement): Painter<TheseusTypes> {
  const board = new Labyrinth(host);
  const hideEdges = showEdges(host, board, 'named');
  return {
    show(state, { last, ms }) {
      board.show(sceneOf(state), { walks: walksOf(last?.events ?? [], state.board.size), ms });
    },
    toBlob: () => board.toBlob(),
    destroy() {
      hideEdges();
      board.destroy();
    },
  };
}

const replayTheseus: ReplayGame<TheseusTypes> = {
  game: theseus,
  createPainter,
  createMarker: () => diceMarkOf,
  momentWords: diceMomentWords,
  countWords: diceCountWords,
  Controls: AnalyseReplay,
};

export const loadReplayGame = async (): Promise<ReplayGame<TheseusTypes>> => replayTheseus;
