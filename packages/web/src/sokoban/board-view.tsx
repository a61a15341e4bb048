import type { SokobanPlay } from '@dedalo/clients';
import type { Direction } from '@dedalo/grid';
import type { SokobanTypes } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { BoardTable } from '../game/board-table.tsx';
import type { GameTable } from '../game/game-table.ts';
import { words } from '../speech.ts';
import { settings, theme } from '../store/settings.ts';
import { BoardCanvas } from './board/board-canvas.ts';
import { Gestures } from './gestures.ts';
import { handleBoard } from './handle-board.ts';
import { facingAfter, FIRST_FACING, playedScene } from './scene-of.ts';
import { squaresOf } from './square.ts';

interface BoardViewProps {
  readonly play: SokobanPlay;
  readonly table: GameTable<SokobanTypes>;
  /** Told the board once it is there. */
  readonly onBoard: (board: BoardCanvas) => void;
}

/** The board: seen, pointed at, and read. */
export function BoardView({ play, table, onBoard }: BoardViewProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<BoardCanvas>(undefined);
  const facing = useRef<Direction>(FIRST_FACING);
  const revision = table.revision.value;
  const look = { skin: settings.value.skin, theme: theme.value };

  useLayoutEffect(() => {
    const made = new BoardCanvas(host.current!, look);
    board.current = made;
    onBoard(made);
    const gestures = new Gestures(handleBoard(made, play, table));
    const unbind = bindPointer(host.current!, { gestures, board: made, table });
    return () => {
      unbind();
      made.destroy();
    };
  }, [play]);

  useLayoutEffect(() => board.current?.setLook(look), [look.skin, look.theme]);

  useLayoutEffect(() => {
    const { events, ms } = table.happening;
    facing.current = facingAfter(events[0], play.state.config.level.width, facing.current);
    board.current?.show(playedScene(play, facing.current), { ms });
  }, [revision, play, settings.value.deadSquares, settings.value.deadlockNotice]);

  useEffect(() => host.current?.focus({ preventScroll: true }), []);

  const { game, sokoban: said } = words.value.web;
  const { name } = words.value.games.sokoban;
  return (
    <>
      <div
        ref={host}
        class="board"
        role="application"
        tabIndex={0}
        aria-label={game.board(name)}
        aria-roledescription={game.board(name)}
        aria-description={game.boardKeys}
      />
      <BoardTable
        width={play.state.config.level.width}
        revision={revision}
        squares={() => squaresOf(play.state).map((square) => said.squares[square])}
      />
    </>
  );
}

interface Bound {
  readonly gestures: Gestures;
  readonly board: BoardCanvas;
  readonly table: GameTable<SokobanTypes>;
}

const WHEEL_STEP = 40;

function bindPointer(host: HTMLElement, { gestures, board, table }: Bound): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => ({ x: clientX, y: clientY });
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0) return gestures.cancel();
      host.setPointerCapture(event.pointerId);
      return gestures.down(at(event), { canSwipe: event.pointerType !== 'mouse' });
    },
    { signal },
  );
  host.addEventListener('pointermove', (event) => event.isPrimary && gestures.move(at(event)), { signal });
  host.addEventListener('pointerup', (event) => event.isPrimary && gestures.up(at(event)), { signal });
  host.addEventListener('pointercancel', () => gestures.cancel(), { signal });
  let turned = 0;
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.ctrlKey)
        return board.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
      turned += event.deltaY;
      if (Math.abs(turned) < WHEEL_STEP) return undefined;
      table.moveInTime(turned < 0 ? 'undo' : 'redo');
      turned = 0;
      return undefined;
    },
    { signal, passive: false },
  );
  return () => leaving.abort();
}
