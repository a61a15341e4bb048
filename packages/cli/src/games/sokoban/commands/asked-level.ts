import { sokobanFileProblem } from '@dedalo/clients/sentences';
import { type LevelOrigin, type LevelSession, resumeRecord, startLevel } from '@dedalo/clients/sokoban/session';
import type { GameRecord } from '@dedalo/engine';
import { createConfig, type Mode, sokoban, type SokobanTypes } from '@dedalo/sokoban';
import { readReplay } from '../../../read-replay.ts';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';
import { levelOf } from './find-levels.ts';

/** A level that was asked for: it need not exist, nor be playable in this way. */
export function askedLevel(origin: LevelOrigin, mode: Mode): LevelSession {
  const { source, number } = origin;
  const config = createConfig(levelOf(source, number).level, { mode });
  if (!config.ok) throw new UsageError(sokobanFileProblem(speech(), source.name, config.error));
  return startLevel(origin, mode);
}

export async function resumeLevel(file: string): Promise<LevelSession> {
  const { replay, record } = await readReplay(file);
  if (replay.game !== sokoban.id) throw new UsageError(`${file}: this is a game of ${replay.game}, not of Sokoban.`);
  return resumeRecord(record as GameRecord<SokobanTypes>);
}
