import { findPack, type Level, PACKS } from '@dedalo/theseus/logic';
import { NEW } from '../own/collected.ts';
import { levelOf, type Progress } from '../progress/progress.ts';
import { type BestEscape, mazeProgress } from './best-escape.ts';
import { mazeFingerprint } from './fingerprint.ts';
import { collectionOf, type MazeOrigin } from './session.ts';

export { mazeFingerprint } from './fingerprint.ts';

export const bestEscape = (progress: Progress, level: Level): BestEscape | undefined =>
  levelOf(progress, mazeProgress, mazeFingerprint(level))?.value;

/** The next unsolved level, wrapping round; in the other packs when this one is done. */
export function nextUnsolvedMaze(progress: Progress, origin: MazeOrigin): MazeOrigin | undefined {
  const { number } = origin;
  const { entries } = collectionOf(origin);
  const order = entries.map((_, index) => (number + index) % entries.length);
  const isOpen = ({ level }: { readonly level: Level }): boolean => !bestEscape(progress, level);
  const next = order.find((at) => at !== number - 1 && isOpen(entries[at]!));
  if (next !== undefined) return { ...withoutDay(origin), number: next + 1 };
  const here = PACKS.findIndex((pack) => pack === origin.pack);
  for (const pack of [...PACKS.slice(here + 1), ...PACKS.slice(0, Math.max(0, here))]) {
    const index = findPack(pack).entries.findIndex(isOpen);
    if (index !== -1) return { pack, number: index + 1 };
  }
  return undefined;
}

const withoutDay = (origin: MazeOrigin): MazeOrigin =>
  origin.pack === NEW ? origin : { pack: origin.pack, number: origin.number };

/** Where to begin: the first unsolved level, else the very first. */
export function firstUnsolvedMaze(progress: Progress): MazeOrigin {
  const [first] = PACKS;
  const isSolved = bestEscape(progress, findPack(first).entries[0]!.level) !== undefined;
  const start = { pack: first, number: 1 };
  return (isSolved ? nextUnsolvedMaze(progress, start) : undefined) ?? start;
}
