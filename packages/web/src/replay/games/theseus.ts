import { theseus, type TheseusTypes } from '@dedalo/theseus';
import { AnalyseReplay } from '../../theseus/analysis/analyse-replay.tsx';
import { Labyrinth } from '../../theseus/board/labyrinth.ts';
import { sceneOf, walksOf } from '../../theseus/dice/scene-of.ts';
import type { Painter, ReplayGame } from '../replay-game.ts';
import { diceCountWords, diceMarkOf, diceMomentWords } from './theseus-moments.ts';

function createPainter(host: HTMLElement): Painter<TheseusTypes> {
  const board = new Labyrinth(host);
  return {
    show(state, { last, ms }) {
      board.show(sceneOf(state), { walks: walksOf(last?.events ?? [], state.board.size), ms });
    },
    toBlob: () => board.toBlob(),
    destroy: () => board.destroy(),
  };
}

export const replayTheseus: ReplayGame<TheseusTypes> = {
  game: theseus,
  createPainter,
  createMarker: () => diceMarkOf,
  momentWords: diceMomentWords,
  countWords: diceCountWords,
  Controls: AnalyseReplay,
};
