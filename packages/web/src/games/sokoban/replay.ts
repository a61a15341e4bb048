import { sokoban, type SokobanTypes } from '@dedalo/sokoban';
import { effect } from '@preact/signals';
import { BoardCanvas } from './board/board-canvas.ts';
import type { Look } from './board/skin.ts';
import { facingAfter, FIRST_FACING, sceneOf } from './board/scene-of.ts';
import { showEdges } from '../../edges/show-edges.ts';
import { settings, theme } from '../../store/settings.ts';
import type { Painter, ReplayGame } from '../../replay/replay-game.ts';
import { createSokobanMarker, sokobanCountWords, sokobanMomentWords } from './moments.ts';

const look = (): Look => ({ skin: settings.value.skin, theme: theme.value });

function createPainter(host: HTMLElement): Painter<SokobanTypes> {
  const board = new BoardCanvas(host, look());
  const stopLooking = effect(() => board.setLook(look()));
  const hideEdges = showEdges(host, board, 'named');
  return {
    show(state, { last, ms }) {
      const facing = facingAfter(last?.events[0], state.config.level.width, FIRST_FACING);
      board.show(sceneOf(state, facing), { ms });
    },
    toBlob: () => board.toBlob(),
    destroy() {
      hideEdges();
      stopLooking();
      board.destroy();
    },
  };
}

const replaySokoban: ReplayGame<SokobanTypes> = {
  game: sokoban,
  createPainter,
  createMarker: createSokobanMarker,
  momentWords: sokobanMomentWords,
  countWords: sokobanCountWords,
  async playOn(record, position) {
    const { playOn } = await import('./play/play-on.ts');
    playOn(record, position);
  },
};

export const loadReplayGame = async (): Promise<ReplayGame<SokobanTypes>> => replaySokoban;
