import type { Direction } from '@dedalo/grid';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardTable, namedSquares } from '../../../game/board-table.tsx';
import { namedMoveKeys } from '../../../input/key-map.ts';
import { words } from '../../../speech.ts';
import { settings, theme } from '../../../store/settings.ts';
import { bindBoard } from '../../../pointing/bind-board.ts';
import { BoardCanvas } from '../board/board-canvas.ts';
import { showEdges } from '../../../edges/show-edges.ts';
import { Gestures } from '../../../pointing/gestures.ts';
import { handleBoard } from './handle-board.ts';
import type { Playing } from './play-page.tsx';
import { facingAfter, FIRST_FACING, playedScene } from '../board/scene-of.ts';
import { squaresOf } from '../board/square.ts';

interface BoardViewProps {
  readonly playing: Playing;
  /** Called with the board once it exists. */
  readonly onBoard: (board: BoardCanvas) => void;
}

/** The board: drawn, clicked, and read. */
export function BoardView({ playing, onBoard }: BoardViewProps): JSX.Element {
  const { play, controller, guide } = playing;
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<BoardCanvas>(undefined);
  const facing = useRef<Direction>(FIRST_FACING);
  const revision = controller.revision.value;
  const look = { skin: settings.value.skin, theme: theme.value };

  useLayoutEffect(() => {
    const made = new BoardCanvas(host.current!, look);
    board.current = made;
    onBoard(made);
    const gestures = new Gestures(handleBoard(made, play, controller));
    const turn = (way: 'back' | 'forth'): void => controller.moveInTime(way === 'back' ? 'undo' : 'redo');
    const unbind = bindBoard(host.current!, { board: made, gestures, turn });
    const hideEdges = showEdges(host.current!, made, 'played');
    return () => {
      hideEdges();
      unbind();
      made.destroy();
    };
  }, [play]);

  useLayoutEffect(() => board.current?.setLook(look), [look.skin, look.theme]);

  useLayoutEffect(() => {
    const { events, ms } = controller.happening;
    facing.current = facingAfter(events[0], play.state.config.level.width, facing.current);
    board.current?.show(playedScene(play, facing.current, guide.push), { ms });
  }, [revision, play, settings.value.deadSquares, settings.value.deadlockNotice]);

  useLayoutEffect(() => host.current?.focus({ preventScroll: true }), []);

  const { game, sokoban: said } = words.value.web;
  const { name } = words.value.games.sokoban;
  return (
    <>
      <div
        ref={host}
        class="board"
        role="application"
        tabIndex={0}
        data-begin
        aria-label={`${game.board(name)}: ${play.title()}`}
        aria-description={game.boardKeys(namedMoveKeys.value)}
      />
      <BoardTable
        width={play.state.config.level.width}
        revision={revision}
        squares={() =>
          namedSquares(
            squaresOf(play.state).map((square) => said.squares[square]),
            play.state.config.level.width,
          )
        }
      />
    </>
  );
}
