import { knownSolutions, levelName, packSource } from '@dedalo/clients';
import type { GameRecord } from '@dedalo/engine';
import type { Level, SokobanTypes } from '@dedalo/sokoban';
import type { Language, Words } from '@dedalo/words';

const PACK = 'classic';
const NUMBER = 7;

/** A game that exists everywhere: a stored solution of one of our levels. */
export interface Example {
  readonly level: Level;
  readonly record: GameRecord<SokobanTypes>;
  title(speaker: { readonly words: Words; readonly language: Language }): string;
}

export function findExample(): Example {
  const origin = { source: packSource(PACK), number: NUMBER };
  const entry = origin.source.collection.entries[NUMBER - 1]!;
  const [solution] = knownSolutions(entry.level, { entry, best: undefined });
  if (!solution) throw new Error(`${PACK} ${NUMBER} has no stored solution`);
  return { level: entry.level, record: solution.record, title: (speaker) => levelName(origin, speaker) };
}
