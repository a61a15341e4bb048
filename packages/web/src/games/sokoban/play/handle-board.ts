import type { SokobanPlay } from '@dedalo/clients';
import type { Cell, Point } from '@dedalo/grid';
import { cellsForBox, type SokobanTypes } from '@dedalo/sokoban';
import { announce } from '../../../app/announcer.tsx';
import type { WebController } from '../../../game/web-controller.ts';
import { playSound } from '../../../sound/sounds.ts';
import { words } from '../../../speech.ts';
import type { BoardCanvas } from '../board/board-canvas.ts';
import type { GestureTarget } from '../../../pointing/gestures.ts';

/** The actions of taps, drags and swipes in a game. */
export function handleBoard(
  board: BoardCanvas,
  play: SokobanPlay,
  controller: WebController<SokobanTypes>,
): GestureTarget {
  const boxAt = (point: Point): number | undefined => {
    const cell = board.cellAt(point);
    const box = cell === undefined || play.isReverse ? -1 : play.state.boxes.indexOf(cell);
    return box === -1 || play.source.standing.outcome ? undefined : box;
  };
  const point = (cell: Cell): void => {
    controller.begin();
    const before = play.picked;
    controller.do(play.point(cell));
    tellPicked(play, before);
  };
  const letGo = (): void => {
    if (play.picked !== undefined) announce(words.value.web.sokoban.letGo);
    play.letGo();
    controller.changed();
  };
  let lifted = { wasPicked: false, hasLeft: false };
  return {
    boxAt,
    tap(at) {
      const cell = board.cellAt(at);
      return cell === undefined ? letGo() : point(cell);
    },
    step(direction) {
      controller.begin();
      play.letGo();
      controller.do(play.step(direction, { isPulling: false }));
    },
    startDrag(box, at) {
      lifted = { wasPicked: play.picked === box, hasLeft: false };
      if (!lifted.wasPicked) point(play.state.boxes[box]!);
      board.drag({ box, ...at });
    },
    drag(box, at) {
      lifted.hasLeft ||= board.cellAt(at) !== play.state.boxes[box];
      board.drag({ box, ...at });
    },
    drop(box, at) {
      board.drag(undefined);
      const cell = board.cellAt(at);
      const { boxes, config } = play.state;
      // A finger that never left its square has tapped it, however unsteadily.
      if (!lifted.hasLeft && cell === boxes[box]) return lifted.wasPicked ? letGo() : controller.changed();
      // For an unreachable square this gives the message.
      const isFloor = cell !== undefined && config.level.isInside[cell] === 1 && !boxes.includes(cell);
      return isFloor ? point(cell) : letGo();
    },
    cancelDrag() {
      board.drag(undefined);
      letGo();
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
