import { type Size, smallestSide } from '@dedalo/grid';
import type { Setup } from './setup.ts';

const SIZES = { small: { width: 13, height: 9 }, medium: { width: 21, height: 15 } } as const;

/** The shortest side for which every generator can make a maze. */
const LEAST_SIDE = smallestSide('classic', false);

/** With an even side a maze has a border two cells thick. */
const oddUpTo = (side: number): number => (side % 2 === 0 ? side - 1 : side);

/** The size of a maze that fits into this room; undefined if none does. */
export function fittedSize(size: Setup['size'], room: Size): Size | undefined {
  const most = { width: oddUpTo(room.width), height: oddUpTo(room.height) };
  if (Math.min(most.width, most.height) < LEAST_SIDE) return undefined;
  if (size === 'large') {
    // Two columns a cell make cells square.
    const square = oddUpTo(Math.floor(room.width / 2));
    return { ...most, width: square < LEAST_SIDE ? most.width : square };
  }
  const { width, height } = SIZES[size];
  return { width: Math.min(width, most.width), height: Math.min(height, most.height) };
}
