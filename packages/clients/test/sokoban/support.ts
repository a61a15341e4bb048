import { Session } from '@dedalo/engine';
import {
  createConfig,
  type Level,
  type LevelEntry,
  type Mode,
  readLevels,
  sokoban,
  type SokobanTypes,
} from '@dedalo/sokoban';
import { valueOf } from '../support.ts';

/** The first level of a file. */
export const entryFrom = (text: string): LevelEntry => valueOf(readLevels(text)).entries[0]!;

/** A level drawn with the usual signs. */
export const levelFrom = (...rows: string[]): Level => entryFrom(`${rows.join('\n')}\n`).level;

export function sessionOn(level: Level, mode: Mode = 'forward'): Session<SokobanTypes> {
  const config = valueOf(createConfig(level, { mode }));
  return new Session(sokoban, { config, seed: '', names: ['Player'] });
}
