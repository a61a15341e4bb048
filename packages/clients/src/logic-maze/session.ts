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
import { NEW } from '../own/collected.ts';
import { printable } from '../printable.ts';
import { type Day, daySeed } from '../today/day.ts';

/** Where a level comes from: a pack, or the mazes that were made on demand; and its number in it counted from 1. */
export type MazeOrigin = PackMaze | NewMaze;

export interface PackMaze {
  readonly pack: PackName;
  readonly number: number;
  /** The day, where it is played as the daily challenge. */
  readonly day?: Day;
}

export interface NewMaze {
  readonly pack: typeof NEW;
  readonly number: number;
  readonly mazes: Collection;
  readonly day?: never;
}

/** A level being played, and its origin, if known. */
export interface MazeSession {
  readonly session: Session<LogicMazeTypes>;
  readonly origin: MazeOrigin | undefined;
}

export const collectionOf = (origin: MazeOrigin): Collection =>
  origin.pack === NEW ? origin.mazes : findPack(origin.pack);

export const entryOf = (origin: MazeOrigin): LevelEntry | undefined => collectionOf(origin).entries[origin.number - 1];

/** Throws for a missing level. */
export function startMaze(origin: MazeOrigin): MazeSession {
  const entry = entryOf(origin);
  if (!entry) throw new RangeError(`startMaze: ${origin.pack} has no level ${origin.number}`);
  const config = createConfig(entry.level);
  if (!config.ok) throw new RangeError(`startMaze: ${config.error.code}`);
  const title = titleOf(collectionOf(origin), origin, entry);
  const seed = origin.day === undefined ? '' : daySeed(origin.day);
  return { session: new Session(logicMaze, { title, config: config.value, seed, names: ['Player'] }), origin };
}

/** “Lessons 3: Hold still”. */
const titleOf = ({ title: collection }: Collection, { pack, number }: MazeOrigin, { title }: LevelEntry): string =>
  printable(`${collection ?? pack} ${number}${title === undefined ? '' : `: ${title}`}`);

/** Resumes a record that has been verified. */
export function resumeMaze(record: GameRecord<LogicMazeTypes>, mazes?: Collection): MazeSession {
  const session = Session.resume(logicMaze, record);
  return { session, origin: originOf(session.config.level, mazes) };
}

/** A level is known again if it is one of the packs or of the mazes made on demand. */
export function originOf(level: Level, mazes?: Collection): MazeOrigin | undefined {
  for (const pack of PACKS) {
    const index = findPack(pack).entries.findIndex((entry) => isSameLevel(entry.level, level));
    if (index !== -1) return { pack, number: index + 1 };
  }
  const index = mazes?.entries.findIndex((entry) => isSameLevel(entry.level, level)) ?? -1;
  return mazes && index !== -1 ? { pack: NEW, number: index + 1, mazes } : undefined;
}
