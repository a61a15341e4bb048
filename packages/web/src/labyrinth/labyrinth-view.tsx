import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { showEdges } from '../edges/show-edges.ts';
import { BoardTable, namedSquares } from '../game/board-table.tsx';
import { namedMoveKeys } from '../input/key-map.ts';
import { words } from '../speech.ts';
import { bindLabyrinth, type BoardHand } from './bind-labyrinth.ts';
import { Labyrinth } from './labyrinth.ts';
import type { Scene, Walk } from './scene.ts';
import { squareTexts } from './squares.ts';

interface LabyrinthViewProps {
  /** The names of the game and of this board. */
  readonly game: string;
  readonly title: string;
  readonly scene: Scene;
  /** The latest event. */
  readonly walks: readonly Walk[];
  readonly ms: number;
  /** Goes up with every event. */
  readonly revision: number;
  readonly hand: BoardHand;
  /** Called with the board once it exists. */
  readonly onBoard: (board: Labyrinth) => void;
}

/** The board: drawn, clicked, and read. */
export function LabyrinthView(props: LabyrinthViewProps): JSX.Element {
  const { game, title, scene, walks, ms, revision, hand, onBoard } = props;
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Labyrinth>(undefined);
  const held = useRef(hand);
  held.current = hand;
  const shown = useRef(-1);

  useLayoutEffect(() => {
    const made = new Labyrinth(host.current!);
    board.current = made;
    onBoard(made);
    const unbind = bindLabyrinth(host.current!, made, {
      own: () => held.current.own(),
      step: (way) => held.current.step(way),
      stay: () => held.current.stay(),
    });
    const hideEdges = showEdges(host.current!, made, 'played');
    return () => {
      hideEdges();
      unbind();
      made.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    // Drawing again for another reason must not repeat the animation.
    const isNew = shown.current !== revision;
    shown.current = revision;
    board.current?.show(scene, isNew ? { walks, ms } : {});
  });

  useLayoutEffect(() => host.current?.focus({ preventScroll: true }), []);

  const said = words.value.web.game;
  return (
    <>
      <div
        ref={host}
        class="board lab-board"
        role="application"
        tabIndex={0}
        data-begin
        aria-label={`${said.board(game)}: ${title}`}
        aria-description={said.boardKeys(namedMoveKeys.value)}
      />
      <BoardTable
        width={scene.maze.columns}
        revision={revision}
        squares={() => namedSquares(squareTexts(scene, words.value), scene.maze.columns)}
      />
    </>
  );
}
