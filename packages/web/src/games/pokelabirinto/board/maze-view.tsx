import type { Direction } from '@dedalo/grid';
import { DIRECTION_OF, WAYS } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardTable } from '../../../game/board-table.tsx';
import { bindBoard } from '../../../pointing/bind-board.ts';
import { Gestures, type GestureTarget } from '../../../pointing/gestures.ts';
import { words } from '../../../speech.ts';
import { theme } from '../../../store/settings.ts';
import type { Playing } from '../play/playing.ts';
import { MazeCanvas } from './maze-canvas.ts';
import { squareTexts } from './squares.ts';

const WHEEL_ZOOM = 1.15;

interface MazeViewProps {
  readonly playing: Playing;
  /** Whether something else is looked at. */
  readonly isHidden: boolean;
}

/** The maze: seen, pointed at, and read. */
export function MazeView({ playing, isHidden }: MazeViewProps): JSX.Element {
  const { play, controller, show } = playing;
  const host = useRef<HTMLDivElement>(null);
  const revision = controller.revision.value;
  const { value: shown } = show.shown;
  const { value: look } = theme;

  useLayoutEffect(() => {
    const maze = new MazeCanvas(host.current!, look);
    playing.maze = maze;
    const gestures = new Gestures(handleMaze(playing, maze));
    const unbind = bindBoard(host.current!, {
      board: maze,
      gestures,
      turn: (way) => maze.zoomBy(way === 'back' ? WHEEL_ZOOM : 1 / WHEEL_ZOOM),
    });
    return () => {
      unbind();
      maze.destroy();
      playing.maze = undefined;
    };
  }, [playing]);

  useLayoutEffect(() => playing.maze?.setTheme(look), [look]);

  useLayoutEffect(() => {
    const isStartled = shown.place === 'maze' && shown.isStartled;
    playing.maze?.show(isStartled ? shown.view : play.view, { ms: controller.happening.ms, isStartled });
  }, [revision, playing, shown]);

  useLayoutEffect(() => {
    if (!isHidden && !document.activeElement?.closest('dialog')) host.current?.focus({ preventScroll: true });
  }, [isHidden]);

  const { web, games } = words.value;
  return (
    <div class={`maze${isHidden ? ' is-away' : ''}`}>
      <div
        ref={host}
        class="board"
        role="application"
        tabIndex={0}
        data-begin
        aria-label={web.game.board(games.pokelabirinto.name)}
        aria-description={web.pokelabirinto.boardKeys}
      />
      <BoardTable width={play.view.columns} revision={revision} squares={() => squareTexts(play.view, words.value)} />
    </div>
  );
}

const wayOf = (direction: Direction): (typeof WAYS)[number] => WAYS.find((way) => DIRECTION_OF[way] === direction)!;

/** What taps and swipes do in a maze. */
function handleMaze({ play, controller, show }: Playing, maze: MazeCanvas): GestureTarget {
  const nothing = (): void => {};
  const canWalk = (): boolean => play.view.phase.name === 'walking' && !show.isRunning;
  return {
    boxAt: () => undefined,
    tap(point) {
      const cell = maze.cellAt(point);
      controller.begin();
      if (cell !== undefined && canWalk()) controller.do(play.walkTo(cell));
    },
    step(direction) {
      controller.begin();
      if (canWalk()) controller.do(play.step(wayOf(direction)));
    },
    startDrag: nothing,
    drag: nothing,
    drop: nothing,
    cancelDrag: nothing,
  };
}
