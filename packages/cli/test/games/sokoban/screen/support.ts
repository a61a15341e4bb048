import { Session } from '@dedalo/engine';
import { createConfig, type Level, type Mode, readLevels, sokoban, type SokobanTypes } from '@dedalo/sokoban';
import { valueOf } from '../../../store/support.ts';

/** A level drawn with the usual signs. */
export const levelFrom = (...rows: string[]): Level => valueOf(readLevels(`${rows.join('\n')}\n`)).entries[0]!.level;

export function sessionOn(level: Level, mode: Mode = 'forward'): Session<SokobanTypes> {
  const config = valueOf(createConfig(level, { mode }));
  return new Session(sokoban, { config, seed: '', names: ['Player'] });
}
