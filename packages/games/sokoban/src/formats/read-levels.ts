import type { Result } from '@dedalo/grid';
import type { TextProblem } from '../text-problem.ts';
import type { Collection } from './collection.ts';
import { type GoodLevels, goodLevels, wholeCollection } from './good-levels.ts';
import { beginsXml } from './line-kinds.ts';
import { readTextLevels } from './read-text-levels.ts';
import { parseSlc } from './slc.ts';

/** Reads levels in whatever format they are in. A file with a fault anywhere is refused. */
export function readLevels(text: string): Result<Collection, TextProblem> {
  const read = readGoodLevels(text);
  return read.ok ? wholeCollection(read.value) : read;
}

/** Reads the levels that are good, and tells which others were left out and why; refused where none is good. */
export function readGoodLevels(text: string): Result<GoodLevels, TextProblem> {
  const read = beginsXml(text) ? parseSlc(text) : readTextLevels(text);
  return read.ok ? goodLevels(read.value) : read;
}
