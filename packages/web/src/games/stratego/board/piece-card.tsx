import type { Rank } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../../speech.ts';
import { drawPiece } from './piece-picture.ts';

interface PieceCardProps {
  readonly rank: Rank | null;
  readonly seat: number;
  readonly class?: string;
}

/** A piece away from the board: in the hand, in the tray, in a fight. */
export function PieceCard({ rank, seat, class: kind = '' }: PieceCardProps): JSX.Element {
  const picture = useRef<SVGSVGElement>(null);
  const name = rank ? words.value.games.stratego.ranks[rank] : '';
  useLayoutEffect(() => {
    const look = { seat, rank, name, hasMoved: false, hasRun: false, isShown: false };
    picture.current!.replaceChildren(...drawPiece(look));
  }, [rank, seat, name]);
  return <svg ref={picture} class={`stratego-board stratego-alone ${kind}`} viewBox="6 4 88 96" aria-hidden="true" />;
}
