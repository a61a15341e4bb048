import { type GameRecord, Session } from '@dedalo/engine';
import {
  createConfig,
  isSameLevel,
  type Level,
  type LevelEntry,
  type Mode,
  PACKS,
  sokoban,
  type SokobanTypes,
} from '@dedalo/sokoban';
import { type LevelSource, packSource, titleOf } from './level-source.ts';

/** A level being played, and its origin, if known. */
export interface LevelSession {
  readonly session: Session<SokobanTypes>;
  readonly origin: LevelOrigin | undefined;
}

export interface LevelOrigin {
  readonly source: LevelSource;
  /** Counted from 1. */
  readonly number: number;
}

/** Only for an existing level. */
export const entryOf = ({ source, number }: LevelOrigin): LevelEntry => source.collection.entries[number - 1]!;

/** Throws for a missing level or an impossible mode; check `canReverse` first. Only the daily challenge has a seed. */
export function startLevel(origin: LevelOrigin, mode: Mode, seed = ''): LevelSession {
  const { source, number } = origin;
  const entry = source.collection.entries[number - 1];
  if (!entry) throw new RangeError(`startLevel: ${source.name} has no level ${number}`);
  const config = createConfig(entry.level, { mode });
  if (!config.ok) throw new RangeError(`startLevel: ${config.error.code}`);
  const title = titleOf(source, number);
  return { session: new Session(sokoban, { title, config: config.value, seed, names: ['Player'] }), origin };
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

/** Resumes a record that has been verified. */
export function resumeRecord(record: GameRecord<SokobanTypes>): LevelSession {
  const session = Session.resume(sokoban, record);
  return { session, origin: findInPacks(session.config.level) };
}

/** Recognises a level of the packs. */
export function findInPacks(level: Level): LevelOrigin | undefined {
  for (const source of PACKS.map(packSource)) {
    const index = source.collection.entries.findIndex((entry) => isSameLevel(entry.level, level));
    if (index !== -1) return { source, number: index + 1 };
  }
  return undefined;
}
