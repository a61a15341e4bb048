import { type MarkKind, MARK_KINDS } from './replay-game.ts';
import type { Mark } from './survey.ts';

/** The least distance between marks, in pixels; events between them are in the list. */
const NEAREST = 6;
const NEAREST_ALIKE = 11;

/** The thumb of a range input stops half its width before the ends of its track. */
export const THUMB = 20;

export const placeOnTrack = (position: number, length: number, width: number): number =>
  THUMB / 2 + (length === 0 ? 0 : (position / length) * (width - THUMB));

/** Where marks are drawn above a track of this width: x in pixels by kind, from left to right. */
export function placeMarks(
  marks: readonly Mark[],
  { length, width }: { readonly length: number; readonly width: number },
): Readonly<Record<MarkKind, readonly number[]>> {
  const placed = Object.fromEntries(MARK_KINDS.map((kind) => [kind, [] as number[]])) as Record<MarkKind, number[]>;
  const isLight = ({ kind }: Mark): boolean => kind === 'turn';
  const taken: number[] = [];
  for (const { kind, moment } of marks.filter((mark) => !isLight(mark))) {
    const x = placeOnTrack(moment.number, length, width);
    const isCrowded = x - (taken.at(-1) ?? -NEAREST) < NEAREST || x - (placed[kind].at(-1) ?? -width) < NEAREST_ALIKE;
    if (isCrowded && kind !== 'end') continue;
    placed[kind].push(x);
    taken.push(x);
  }
  let next = 0;
  for (const { kind, moment } of marks.filter(isLight)) {
    const x = placeOnTrack(moment.number, length, width);
    while (next < taken.length && taken[next]! < x - NEAREST_ALIKE) next++;
    const isCrowded = taken[next]! <= x + NEAREST_ALIKE || x - (placed[kind].at(-1) ?? -width) < NEAREST;
    if (!isCrowded) placed[kind].push(x);
  }
  return placed;
}
