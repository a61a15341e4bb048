import { hashText } from '@dedalo/engine';
import { findPack, formatBoard, type Level, PACKS } from '@dedalo/theseus/logic';
import { levelOf, type Progress } from '../progress/progress.ts';
import { type BestEscape, mazeProgress } from './best-escape.ts';
import type { MazeOrigin } from './session.ts';

/** A level is identified by its drawing. */
export function mazeFingerprint(level: Level): string {
  const known = fingerprints.get(level) ?? hashText(formatBoard(level).join('\n'));
  fingerprints.set(level, known);
  return known;
}

const fingerprints = new WeakMap<Level, string>();

export const bestEscape = (progress: Progress, level: Level): BestEscape | undefined =>
  levelOf(progress, mazeProgress, mazeFingerprint(level))?.value;

/** The next unsolved level, wrapping round; in the other packs when this one is done. */
export function nextUnsolvedMaze(progress: Progress, { pack, number }: MazeOrigin): MazeOrigin | undefined {
  const here = PACKS.indexOf(pack);
  for (let offset = 0; offset < PACKS.length; offset++) {
    const other = PACKS[(here + offset) % PACKS.length]!;
    const { entries } = findPack(other);
    const first = offset === 0 ? number : 0;
    const order = entries.map((_, index) => (first + index) % entries.length);
    const isOther = (index: number): boolean => offset > 0 || index !== number - 1;
    const index = order.find((at) => isOther(at) && !bestEscape(progress, entries[at]!.level));
    if (index !== undefined) return { pack: other, number: index + 1 };
  }
  return undefined;
}

/** Where to begin: the first unsolved level, else the very first. */
export function firstUnsolvedMaze(progress: Progress): MazeOrigin {
  const [first] = PACKS;
  const isSolved = bestEscape(progress, findPack(first).entries[0]!.level) !== undefined;
  const start = { pack: first, number: 1 };
  return (isSolved ? nextUnsolvedMaze(progress, start) : undefined) ?? start;
}
