import type { Result } from '@dedalo/grid';
import { drawBoard, groundOf } from '../../src/board-text.ts';
import type { Collection, LevelEntry } from '../../src/formats/collection.ts';
import { readLevels } from '../../src/formats/read-levels.ts';
import type { Level } from '../../src/level.ts';
import type { TextProblem } from '../../src/text-problem.ts';

/** The value of a result that must be there. */
export function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The problem of a result that must have one. */
export function problemOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('there is no problem');
  return result.error;
}

export const read = (text: string): Collection => valueOf(readLevels(text));
export const refuse = (text: string): TextProblem => problemOf(readLevels(text));

export const draw = (level: Level): string[] => drawBoard({ ...level, ground: groundOf(level) });

/** A collection as plain data, with boards as rows and without the lines they were found on. */
export const plain = (collection: Collection): object => ({
  ...collection,
  entries: collection.entries.map(plainEntry),
});

function plainEntry(entry: LevelEntry): object {
  const { line: _, level, ...said } = entry;
  return { ...said, board: draw(level) };
}
