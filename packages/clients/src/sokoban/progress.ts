import { hashText } from '@dedalo/engine';
import { formatLevel, type Level, PACKS } from '@dedalo/sokoban';
import { levelOf, type Progress } from '../progress/progress.ts';
import { type BestSolutions, sokobanProgress } from './best-solutions.ts';
import { packSource } from './level-source.ts';
import type { LevelOrigin } from './session.ts';

/** A level is identified by its drawing, because its best solutions are steps on that drawing. */
export function fingerprintOf(level: Level): string {
  const known = fingerprints.get(level) ?? hashText(formatLevel(level).join('\n'));
  fingerprints.set(level, known);
  return known;
}

const fingerprints = new WeakMap<Level, string>();

/** The best result on a level. */
export const bestOf = (progress: Progress, level: Level): BestSolutions | undefined =>
  levelOf(progress, sokobanProgress, fingerprintOf(level))?.value;

/** The next unsolved level, wrapping round; in the other packs when this one is done. */
export function nextUnsolved(progress: Progress, { source, number }: LevelOrigin): LevelOrigin | undefined {
  const { entries } = source.collection;
  const order = [...entries.keys()].map((offset) => (number + offset) % entries.length);
  const index = order.find((at) => at !== number - 1 && !bestOf(progress, entries[at]!.level));
  if (index !== undefined) return { source, number: index + 1 };
  for (const other of PACKS.map(packSource)) {
    if (other.collection === source.collection) continue;
    const unsolved = other.collection.entries.findIndex((entry) => !bestOf(progress, entry.level));
    if (unsolved !== -1) return { source: other, number: unsolved + 1 };
  }
  return undefined;
}
