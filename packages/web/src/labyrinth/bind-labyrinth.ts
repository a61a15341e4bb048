import { type Direction, DIRECTIONS, type Point } from '@dedalo/grid';
import { preventFling } from '../input/prevent-fling.ts';
import { Gestures } from '../pointing/gestures.ts';
import type { Labyrinth } from './labyrinth.ts';
import type { Maze, Square, Way } from './scene.ts';

/** The requests of a pointer on a board. */
export interface BoardHand {
  /** The square of the own piece, and its maze. */
  readonly own: () => { readonly maze: Maze; readonly square: Square };
  readonly step: (way: Way) => void;
  /** A click on the own square. */
  readonly stay: () => void;
}

// Small squares are hard to hit, so the distance from the middle of the own square counts, in tiles.
/** A point means a neighbour up to this far along a row or column, */
const REACH = 1.75;
/** and up to this far beside it. */
const BESIDE = 0.62;
const OWN = 0.5;

/** Listens to mouse, pen and fingers on a board; the returned function ends that. */
export function bindLabyrinth(host: HTMLElement, board: Labyrinth, hand: BoardHand): () => void {
  const leaving = new AbortController();
  const gestures = new Gestures({
    boxAt: () => undefined,
    tap: (point) => tap(board, hand, point),
    step: (direction: Direction) => hand.step(DIRECTIONS.indexOf(direction) as Way),
    startDrag: () => {},
    drag: () => {},
    drop: () => {},
    cancelDrag: () => {},
  });
  const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
  const listen = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    host.addEventListener(name, hear, { signal: leaving.signal });
  listen('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return gestures.cancel();
    host.setPointerCapture(event.pointerId);
    return gestures.down(at(event), { canSwipe: event.pointerType !== 'mouse' });
  });
  listen('pointermove', (event) => event.isPrimary && gestures.move(at(event), event.timeStamp));
  listen('pointerup', (event) => event.isPrimary && gestures.up(at(event)));
  listen('pointercancel', () => gestures.cancel());
  listen('touchmove', preventFling);
  return () => leaving.abort();
}

function tap(board: Labyrinth, { own, step, stay }: BoardHand, point: Point): void {
  const spot = board.spotAt(point);
  if (!spot) return;
  const { maze, square } = own();
  const x = spot.x - (square % maze.columns) - 0.5;
  const y = spot.y - Math.floor(square / maze.columns) - 0.5;
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, down) <= OWN) return stay();
  if (Math.max(across, down) > REACH || Math.min(across, down) > BESIDE) return undefined;
  if (across > down) return step(x > 0 ? 1 : 3);
  return step(y > 0 ? 2 : 0);
}
