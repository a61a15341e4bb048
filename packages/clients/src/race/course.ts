import { hashText } from '@dedalo/engine';
import {
  type Config,
  type Content,
  createConfig,
  DIFFICULTIES,
  type Difficulty,
  onlyLevel,
  SHIPPED_GAMES,
  shippedContent,
  type ShippedGame,
  toFiles,
  withDifficulty,
} from '@dedalo/race';
import { isFingerprint } from '../progress/progress.ts';
import { type RaceSession, startRace } from './session.ts';

/** What is raced: the same course means the same maps and the same opponents. */
export interface Course {
  /** The game as `gameOf` names it: a shipped one by its name, any other by its fingerprint. */
  readonly game: string;
  /** The one level that is practised, counted from 0; null for all of them. */
  readonly level: number | null;
  readonly difficulty: Difficulty;
  readonly seed: string;
}

/** The course that is always the same for everybody. */
export const FIXED_SEED = 'Daedalus';

/** The key of a course; only the seed, which comes last, may contain blanks. */
export const courseKey = ({ game, level, difficulty, seed }: Course): string =>
  [game, level === null ? 'all' : level + 1, difficulty, seed].join(' ');

/** The name of a game in a course. */
export function gameOf(content: Content): string {
  const own = fingerprintOf(content);
  return SHIPPED_GAMES.find((game) => fingerprintOf(shippedContent(game)) === own) ?? own;
}

const fingerprintOf = (content: Content): string => hashText(JSON.stringify(toFiles(content)));

/** The course as a config of its game. Throws for a missing level. */
export function courseConfig({ level, difficulty }: Course, content: Content): Config {
  const raced = level === null ? content : onlyLevel(content, level);
  return createConfig(withDifficulty(raced, difficulty));
}

/** The config, if the game is shipped and has such a level. */
export function shippedCourseConfig(course: Course): Config | undefined {
  const { game, level } = course;
  if (!isShipped(game)) return undefined;
  const content = shippedContent(game);
  return level === null || level < content.levels.length ? courseConfig(course, content) : undefined;
}

const isShipped = (game: string): game is ShippedGame => (SHIPPED_GAMES as readonly string[]).includes(game);

export const startCourse = (course: Course, content: Content): RaceSession =>
  startRace(courseConfig(course, content), course.seed);

const MOST_LEVELS = 100;
const LONGEST_SEED = 200;

/** Reads an untrusted course. */
export function parseCourse(value: unknown): Course | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { game, level, difficulty, seed } = value as Readonly<Record<string, unknown>>;
  if (typeof game !== 'string' || !isFingerprint(game)) return undefined;
  if (level !== null && !isLevel(level)) return undefined;
  if (!isDifficulty(difficulty)) return undefined;
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) return undefined;
  return { game, level, difficulty, seed };
}

const isLevel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_LEVELS;

const isDifficulty = (value: unknown): value is Difficulty => (DIFFICULTIES as readonly unknown[]).includes(value);
