import type { Cell, Direction } from '@dedalo/grid';
import { DIRECTION_OF, type Way, WAYS } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardTable, namedSquares } from '../../game/board-table.tsx';
import { bindBoard } from '../../pointing/bind-board.ts';
import { showEdges } from '../../edges/show-edges.ts';
import { Gestures, type GestureTarget } from '../../pointing/gestures.ts';
import { words } from '../../speech.ts';
import { theme } from '../../store/settings.ts';
import { MazeCanvas } from './maze-canvas.ts';
import type { MazeScene } from './walkers.ts';

const WHEEL_ZOOM = 1.15;

/** The actions of a pointer in the maze. */
export interface MazeHands {
  readonly tap: (cell: Cell | undefined) => void;
  readonly step: (way: Way) => void;
}

interface MazeViewProps {
  /** The game that is played. */
  readonly name: string;
  /** Read by screen readers. */
  readonly keys: string;
  readonly scene: MazeScene;
  /** How long a step may take. */
  readonly ms: number;
  /** Whether two have just met. */
  readonly isStartled: boolean;
  /** Whether something else is on the screen. */
  readonly isHidden: boolean;
  /** Goes up when the maze has changed. */
  readonly revision: number;
  /** Different whenever something else is shown. */
  readonly moment: unknown;
  /** What is known of every square, in words. */
  readonly squares: () => readonly string[];
  readonly hands: MazeHands;
  /** The canvas of the maze, while it exists. */
  readonly onCanvas: (maze: MazeCanvas | undefined) => void;
}

/** The maze: drawn, clicked and read. */
export function MazeView(props: MazeViewProps): JSX.Element {
  const { name, keys, scene, ms, isStartled, isHidden, revision, moment, squares } = props;
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<MazeCanvas>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const { value: look } = theme;

  useLayoutEffect(() => {
    const maze = new MazeCanvas(host.current!, look);
    canvas.current = maze;
    latest.current.onCanvas(maze);
    const unbind = bindBoard(host.current!, {
      board: maze,
      gestures: new Gestures(handleMaze(maze, () => latest.current.hands)),
      turn: (way) => maze.zoomBy(way === 'back' ? WHEEL_ZOOM : 1 / WHEEL_ZOOM),
    });
    const hideEdges = showEdges(host.current!, maze, 'played');
    return () => {
      hideEdges();
      unbind();
      maze.destroy();
      canvas.current = undefined;
      latest.current.onCanvas(undefined);
    };
  }, []);

  useLayoutEffect(() => canvas.current?.setTheme(look), [look]);

  useLayoutEffect(() => {
    canvas.current?.show(scene, { ms, isStartled });
  }, [revision, moment]);

  useLayoutEffect(() => {
    if (!isHidden && !document.activeElement?.closest('dialog')) host.current?.focus({ preventScroll: true });
  }, [isHidden]);

  return (
    <div class={`maze${isHidden ? ' is-away' : ''}`}>
      <div
        ref={host}
        class="board"
        role="application"
        tabIndex={0}
        data-begin
        aria-label={words.value.web.game.board(name)}
        aria-description={keys}
      />
      <BoardTable width={scene.columns} revision={revision} squares={() => namedSquares(squares(), scene.columns)} />
    </div>
  );
}

const wayOf = (direction: Direction): Way => WAYS.find((way) => DIRECTION_OF[way] === direction)!;

/** The actions of taps and swipes in a maze. */
function handleMaze(maze: MazeCanvas, hands: () => MazeHands): GestureTarget {
  const nothing = (): void => {};
  return {
    boxAt: () => undefined,
    tap: (point) => hands().tap(maze.cellAt(point)),
    step: (direction) => hands().step(wayOf(direction)),
    startDrag: nothing,
    drag: nothing,
    drop: nothing,
    cancelDrag: nothing,
  };
}
