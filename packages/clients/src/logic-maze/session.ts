import { type GameRecord, Session } from '@dedalo/engine';
import {
  type Collection,
  createConfig,
  findPack,
  isSameLevel,
  type Level,
  type LevelEntry,
  logicMaze,
  type LogicMazeTypes,
  type PackName,
  PACKS,
} from '@dedalo/theseus/logic';
import { printable } from '../printable.ts';
import { type Day, daySeed } from '../today/day.ts';

/** The origin of a level: a pack, and its number counted from 1. */
export interface MazeOrigin {
  readonly pack: PackName;
  readonly number: number;
  /** The day, where it is played as the daily challenge. */
  readonly day?: Day;
}

/** A level being played, and its origin, if known. */
export interface MazeSession {
  readonly session: Session<LogicMazeTypes>;
  readonly origin: MazeOrigin | undefined;
}

export const entryOf = ({ pack, number }: MazeOrigin): LevelEntry | undefined => findPack(pack).entries[number - 1];

/** Throws for a missing level. */
export function startMaze(origin: MazeOrigin): MazeSession {
  const entry = entryOf(origin);
  if (!entry) throw new RangeError(`startMaze: ${origin.pack} has no level ${origin.number}`);
  const config = createConfig(entry.level);
  if (!config.ok) throw new RangeError(`startMaze: ${config.error.code}`);
  const title = titleOf(findPack(origin.pack), origin, entry);
  const seed = origin.day === undefined ? '' : daySeed(origin.day);
  return { session: new Session(logicMaze, { title, config: config.value, seed, names: ['Player'] }), origin };
}

/** “Lessons 3: Hold still”. */
const titleOf = ({ title: collection }: Collection, { pack, number }: MazeOrigin, { title }: LevelEntry): string =>
  printable(`${collection ?? pack} ${number}${title === undefined ? '' : `: ${title}`}`);

/** Resumes a record that has been verified. */
export function resumeMaze(record: GameRecord<LogicMazeTypes>): MazeSession {
  const session = Session.resume(logicMaze, record);
  return { session, origin: originOf(session.config.level) };
}

/** Recognises a level of the packs. */
export function originOf(level: Level): MazeOrigin | undefined {
  for (const pack of PACKS) {
    const index = findPack(pack).entries.findIndex((entry) => isSameLevel(entry.level, level));
    if (index !== -1) return { pack, number: index + 1 };
  }
  return undefined;
}
