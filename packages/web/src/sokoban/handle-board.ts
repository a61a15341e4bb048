import type { SokobanPlay } from '@dedalo/clients';
import type { Cell, Point } from '@dedalo/grid';
import { cellsForBox, type SokobanTypes } from '@dedalo/sokoban';
import { announce } from '../app/announcer.tsx';
import type { GameTable } from '../game/game-table.ts';
import { playSound } from '../sound/sounds.ts';
import { words } from '../speech.ts';
import type { BoardCanvas } from './board/board-canvas.ts';
import type { GestureTarget } from './gestures.ts';

/** What taps, drags and swipes do in a game. */
export function handleBoard(board: BoardCanvas, play: SokobanPlay, table: GameTable<SokobanTypes>): GestureTarget {
  const boxAt = (point: Point): number | undefined => {
    const cell = board.cellAt(point);
    const box = cell === undefined || play.isReverse ? -1 : play.state.boxes.indexOf(cell);
    return box === -1 || play.session.outcome ? undefined : box;
  };
  const point = (cell: Cell): void => {
    table.begin();
    const before = play.picked;
    table.do(play.point(cell));
    tellPicked(play, before);
  };
  return {
    boxAt,
    tap(at) {
      const cell = board.cellAt(at);
      if (cell !== undefined) return point(cell);
      play.letGo();
      return table.changed();
    },
    step(direction) {
      table.begin();
      play.letGo();
      table.do(play.step(direction, { isPulling: false }));
    },
    startDrag(box, at) {
      if (play.picked !== box) point(play.state.boxes[box]!);
      board.drag({ box, ...at });
    },
    drag: (box, at) => board.drag({ box, ...at }),
    drop(_box, at) {
      board.drag(undefined);
      const cell = board.cellAt(at);
      const isReached = cell !== undefined && play.marks().reach?.[cell] === 1;
      if (isReached && !play.state.boxes.includes(cell)) return point(cell);
      play.letGo();
      return table.changed();
    },
    cancelDrag() {
      board.drag(undefined);
      play.letGo();
      table.changed();
    },
  };
}

function tellPicked(play: SokobanPlay, before: number | undefined): void {
  const { picked } = play;
  if (picked === before) return;
  const said = words.value.web.sokoban;
  if (picked === undefined) return;
  const { config, player, boxes } = play.state;
  if (player === null) return;
  const cells = cellsForBox(config.level, { player, boxes }, picked);
  announce(said.picked(cells.reduce((sum, cell) => sum + cell, 0) - 1));
  playSound('pick');
}
