import { DONE } from '@dedalo/clients/intent';
import { pieceOn } from '@dedalo/clients/stratego/draft';
import { armyOf, type Cell, isHome, type Piece, PIECES, RANK_OF, SIDE, soldierAt } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardTable } from '../../../game/board-table.tsx';
import { hasEdges } from '../../../edges/has-edges.ts';
import { words } from '../../../speech.ts';
import { motionMs } from '../../../store/settings.ts';
import { BoardPicture } from '../board/board-picture.ts';
import { drawPiece } from '../board/piece-picture.ts';
import { draw } from '../../../svg/draw.ts';
import { allCellWords } from '../board/cell-words.ts';
import { bindDrag, type Dragged } from './drag.ts';
import { FightView } from './fight-view.tsx';
import { Hand } from './hand.tsx';
import type { Playing } from './playing.ts';

/** How long a piece glides, in milliseconds. */
const GLIDE_MS = 260;

/** The board: drawn, clicked, dragged, and read. */
export function BoardView({ playing }: { readonly playing: Playing }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const picture = useRef<BoardPicture>(undefined);
  const { play, controller } = playing;
  const revision = controller.revision.value;
  const names = words.value.games.stratego.ranks;

  useLayoutEffect(() => {
    const made = new BoardPicture(field.current!);
    picture.current = made;
    const unbind = bindDrag(place.current!, handleOf(playing, made));
    return () => {
      unbind();
      made.destroy();
    };
  }, [playing]);

  const withEdges = hasEdges('named');
  useLayoutEffect(() => picture.current?.setEdges(withEdges), [playing, withEdges]);

  useLayoutEffect(() => {
    picture.current?.show(playing.scene(), { ms: motionMs(GLIDE_MS) });
  }, [revision, playing, names]);

  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [playing]);

  const { game, stratego: said } = words.value.web;
  return (
    <>
      <div ref={place} class="board stratego-place">
        <div class={`stratego-square${play.lookingBack.at === undefined ? '' : ' is-past'}`}>
          <div
            ref={field}
            class="stratego-field"
            role="application"
            tabIndex={0}
            data-begin
            aria-label={game.board(play.title())}
            aria-description={said.boardKeys}
          />
          <Hand playing={playing} />
          <FightView playing={playing} />
        </div>
      </div>
      <BoardTable width={SIDE} revision={revision} squares={() => allCellWords(words.value, playing.scene())} />
    </>
  );
}

function handleOf(playing: Playing, picture: BoardPicture): Parameters<typeof bindDrag>[1] {
  const { play } = playing;
  const pieceOf = (dragged: Dragged): Piece | undefined => {
    if ('piece' in dragged) return dragged.piece;
    if (play.drafting) return pieceOn(play.drafting.draft, dragged.from);
    return soldierAt(armyOf(play.view.armies, play.seat), dragged.from)?.piece ?? undefined;
  };
  return {
    cellAt: (spot) => picture.cellAt(spot),
    draggedAt(target, spot) {
      const inHand = target.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
      const piece = PIECES.find((known) => known === inHand);
      if (piece) return { piece };
      const from = picture.cellAt(spot);
      return from === undefined || pieceOf({ from }) === undefined ? undefined : { from };
    },
    lift(dragged) {
      const piece = pieceOf(dragged);
      const canBeMoved = play.drafting ?? (!play.isOver && !play.isBotsTurn);
      if (!piece || !canBeMoved) return undefined;
      if (!play.drafting && 'from' in dragged && play.picked !== dragged.from) {
        playing.do(() => play.point(dragged.from));
        if (play.picked !== dragged.from) return undefined;
      }
      const rank = RANK_OF[piece];
      const name = words.value.games.stratego.ranks[rank];
      const look = { seat: play.seat, rank, name, hasMoved: false, hasRun: false, isShown: false };
      const size = picture.cellSize;
      return draw(
        'svg',
        { class: 'stratego-board stratego-dragged', viewBox: '0 0 100 100', width: size, height: size },
        ...drawPiece(look),
      );
    },
    drop: (dragged, cell) => drop(playing, dragged, { piece: pieceOf(dragged), cell }),
    tap: (cell) => playing.do(() => play.point(cell)),
  };
}

interface Dropped {
  readonly piece: Piece | undefined;
  /** Undefined if it was dropped beside the board. */
  readonly cell: Cell | undefined;
}

function drop(playing: Playing, dragged: Dragged, { piece, cell }: Dropped): void {
  const { play } = playing;
  const { drafting } = play;
  playing.do(() => {
    if (!drafting) return cell === undefined || cell === play.picked ? DONE : play.point(cell);
    // A piece dropped outside of the own rows returns to the hand.
    if (piece && cell !== undefined && isHome(play.seat, cell)) drafting.put(piece, cell);
    else if ('from' in dragged) drafting.remove(dragged.from);
    return DONE;
  });
}
