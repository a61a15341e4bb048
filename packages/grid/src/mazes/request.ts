import { LONGEST_SIDE } from '../board/grid.ts';
import { latticeOf } from '../board/lattice.ts';
import { createRooms, neighbourRoom, type Rooms } from '../board/rooms.ts';
import { DIRECTIONS } from '../geometry/direction.ts';
import type { Size } from '../geometry/point.ts';
import { err, ok, type Result } from '../result.ts';
import { canMask, canWrap, isCarved, type MazeAlgorithm } from './algorithms.ts';
import { SMALLEST_CLASSIC_SIDE } from './classic.ts';

export interface MazeRequest extends Size {
  readonly algorithm: MazeAlgorithm;
  readonly seed: string | number;
  /** The probability with which a dead end is opened. */
  readonly braid?: number;
  readonly wrap?: boolean;
  /** A byte a room of the lattice, 0 for a room to leave out. */
  readonly mask?: Uint8Array;
}

export type MazeProblem =
  | {
      readonly code: 'bad-size';
      readonly side: 'width' | 'height';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'bad-braid'; readonly value: number }
  | { readonly code: 'cannot-wrap'; readonly algorithm: MazeAlgorithm }
  | { readonly code: 'cannot-mask'; readonly algorithm: MazeAlgorithm }
  | { readonly code: 'mask-size'; readonly expected: number; readonly found: number }
  | { readonly code: 'mask-empty' }
  | { readonly code: 'mask-apart' };

export const smallestSide = (algorithm: MazeAlgorithm, wrap: boolean): number => {
  if (!isCarved(algorithm)) return SMALLEST_CLASSIC_SIDE;
  return wrap ? 4 : 3;
};

/** The one door for wishes: after it, generators trust what they are given. */
export function checkMazeRequest(request: MazeRequest): Result<MazeRequest, MazeProblem> {
  const { algorithm, braid = 0, wrap = false, mask } = request;
  if (wrap && !canWrap(algorithm)) return err({ code: 'cannot-wrap', algorithm });
  const least = smallestSide(algorithm, wrap);
  for (const side of ['height', 'width'] as const) {
    const value = request[side];
    if (!Number.isInteger(value) || value < least || value > LONGEST_SIDE) {
      return err({ code: 'bad-size', side, value, least, most: LONGEST_SIDE });
    }
  }
  if (!(braid >= 0 && braid <= 1)) return err({ code: 'bad-braid', value: braid });
  if (!mask) return ok(request);
  if (!canMask(algorithm)) return err({ code: 'cannot-mask', algorithm });
  const { columns, rows } = latticeOf(request, wrap);
  if (mask.length !== columns * rows) return err({ code: 'mask-size', expected: columns * rows, found: mask.length });
  return checkMask(createRooms(columns, rows, { wrap }), mask) ?? ok(request);
}

/** A perfect maze needs rooms that hang together. */
function checkMask(rooms: Rooms, mask: Uint8Array): { readonly ok: false; readonly error: MazeProblem } | undefined {
  const first = mask.findIndex((isKept) => isKept !== 0);
  if (first < 0) return err({ code: 'mask-empty' });
  const seen = new Uint8Array(mask.length);
  const reached = [first];
  seen[first] = 1;
  for (const room of reached) {
    for (const direction of DIRECTIONS) {
      const next = neighbourRoom(rooms, room, direction);
      if (next === undefined || !mask[next] || seen[next]) continue;
      seen[next] = 1;
      reached.push(next);
    }
  }
  const isWhole = mask.every((isKept, room) => isKept === 0 || seen[room] === 1);
  return isWhole ? undefined : err({ code: 'mask-apart' });
}
