import { type GameRecord, Session } from '@dedalo/engine';
import {
  createConfig,
  findPack,
  isSameLevel,
  type Level,
  type Mode,
  PACKS,
  sokoban,
  type SokobanTypes,
} from '@dedalo/sokoban';
import { levelOf, type LevelSource, titleOf } from './level-source.ts';
import { readReplay } from '../read-replay.ts';
import { sokobanFileProblem } from '../sentences.ts';
import { UsageError } from '../usage.ts';

/** A level being played, and where it comes from as far as that is known. */
export interface LevelSession {
  readonly session: Session<SokobanTypes>;
  readonly origin: LevelOrigin | undefined;
}

export interface LevelOrigin {
  readonly source: LevelSource;
  readonly number: number;
}

export function startLevel(origin: LevelOrigin, mode: Mode): LevelSession {
  const { source, number } = origin;
  const config = createConfig(levelOf(source, number).level, { mode });
  if (!config.ok) throw new UsageError(sokobanFileProblem(source.name, config.error));
  const title = titleOf(source, number);
  return { session: new Session(sokoban, { title, config: config.value, seed: '', names: ['Player'] }), origin };
}

/** The same level from its start, in another mode of play. */
export function inMode({ session, origin }: LevelSession, mode: Mode): LevelSession {
  const { config, title, seed, names } = session;
  const changed = { ...config, mode };
  return {
    origin,
    session: new Session(sokoban, { ...(title !== undefined && { title }), config: changed, seed, names }),
  };
}

export async function resumeLevel(file: string): Promise<LevelSession> {
  const { replay, record } = await readReplay(file);
  if (replay.game !== sokoban.id) throw new UsageError(`${file}: this is a game of ${replay.game}, not of Sokoban.`);
  return resumeRecord(record as GameRecord<SokobanTypes>);
}

/** Goes on with a record that has been verified. */
export function resumeRecord(record: GameRecord<SokobanTypes>): LevelSession {
  const session = Session.resume(sokoban, record);
  return { session, origin: findInPacks(session.config.level) };
}

/** A level is known again if it is one of the packs. */
export function findInPacks(level: Level): LevelOrigin | undefined {
  for (const name of PACKS) {
    const collection = findPack(name);
    const index = collection.entries.findIndex((entry) => isSameLevel(entry.level, level));
    if (index !== -1) return { source: { name, collection }, number: index + 1 };
  }
  return undefined;
}
