import type { JudgedMove } from '@dedalo/clients/stratego/judged-moves';
import { isBlunder } from '@dedalo/clients/stratego/judged-moves';
import { RED } from '@dedalo/stratego';
import type { Seat } from '@dedalo/engine';

export const WIDTH = 360;
export const HEIGHT = 132;
/** Room for the marks at the edges. */
const EDGE = 8;
export const MIDDLE = HEIGHT / 2;

export interface Span {
  /** After so many actions the first move is made. */
  readonly first: number;
  /** How many moves there are. */
  readonly length: number;
}

export const xOf = (position: number, { first, length }: Span): number =>
  round(EDGE + (length === 0 ? 0 : ((position - first) / length) * (WIDTH - 2 * EDGE)));

/** Up is good for Red. */
export const yOf = ({ seat, value }: Pick<JudgedMove, 'seat' | 'value'>): number =>
  round(MIDDLE - (seat === RED ? value : -value) * (MIDDLE - EDGE));

const round = (pixels: number): number => Math.round(10 * pixels) / 10;

/** How one side saw the game, as the points of a line. */
export const pointsOf = (judged: readonly JudgedMove[], seat: Seat, span: Span): string =>
  judged
    .filter((move) => move.seat === seat)
    .map((move) => `${xOf(move.position, span)},${yOf(move)}`)
    .join(' ');

/** A blunder is drawn at what the position was worth before it, with a line down to what was left. */
export interface BlunderMark {
  readonly move: JudgedMove;
  readonly x: number;
  readonly y: number;
  readonly left: number;
}

export const blunderMarks = (judged: readonly JudgedMove[], span: Span): BlunderMark[] =>
  judged.filter(isBlunder).map((move) => ({
    move,
    x: xOf(move.position, span),
    y: yOf(move),
    left: yOf({ seat: move.seat, value: move.value - move.loss }),
  }));

/** Which position is meant by a place in the picture; a blunder that is near is meant before all else. */
export function positionAt(x: number, judged: readonly JudgedMove[], span: Span): number {
  const NEAR = 5;
  const near = blunderMarks(judged, span)
    .map((mark) => ({ position: mark.move.position + 1, distance: Math.abs(mark.x - x) }))
    .filter(({ distance }) => distance <= NEAR)
    .sort((a, b) => a.distance - b.distance)[0];
  if (near) return near.position;
  const part = (x - EDGE) / (WIDTH - 2 * EDGE);
  return span.first + Math.max(0, Math.min(span.length, Math.round(part * span.length)));
}
