import { formatEnding, type GameRecord, openReplay, parseReplay, verifyReplay } from '@dedalo/engine';
import { err, type Result } from '@dedalo/grid';
import { type Config, DEFAULT_MOST_TICKS, race, type RaceTypes } from '@dedalo/race';
import { type Course, courseKey, parseCourse, shippedCourseConfig } from './course.ts';
import { ghostOf } from './ghost.ts';

/** The paces of the clock. */
export const PACES = [1, 0.75, 0.5] as const;

/** A finished race on a course. */
export interface Run {
  readonly course: Course;
  readonly ticks: number;
  /** The race as text. */
  readonly replay: string;
  /** The slowest pace used: 1 is full speed. */
  readonly pace: number;
  /** The day, as `2026-11-16`. */
  readonly at: string;
}

export const MOST_RUNS = 100;
const LONGEST_REPLAY = 5_000_000;
const WON = formatEnding({ reason: 'finished', winners: [0] });

/** Of equal runs the older stays. */
export const isBetter = (run: Run, than: Run): boolean => run.ticks < than.ticks;

/** A slower clock makes a race easier, so each pace has its own best runs. */
const isRivalOf = (run: Run, { course, pace }: Pick<Run, 'course' | 'pace'>): boolean =>
  run.pace === pace && courseKey(run.course) === courseKey(course);

/** The best run of a course at a pace. */
export const bestOf = (runs: readonly Run[], course: Course, pace: number): Run | undefined =>
  runs.find((run) => isRivalOf(run, { course, pace }));

/** Adds a new run if it was won and is the best of its course; the oldest one may be dropped. */
export const keepBest = (runs: readonly Run[], run: Run): readonly Run[] =>
  isWon(run.replay) ? withRun(runs, run) : runs;

function withRun(runs: readonly Run[], run: Run): readonly Run[] {
  const rival = bestOf(runs, run.course, run.pace);
  if (rival && !isBetter(run, rival)) return runs;
  return [...runs.filter((other) => other !== rival), run].slice(-MOST_RUNS);
}

function isWon(replay: string): boolean {
  const parsed = parseReplay(replay);
  return parsed.ok && parsed.value.ending === WON;
}

/** Reads untrusted runs; invalid ones are skipped. */
export function parseRuns(value: unknown): readonly Run[] {
  if (!Array.isArray(value)) return [];
  const runs = value.map(parseRun).filter((run) => run !== undefined);
  return runs.reduce<readonly Run[]>(withRun, []);
}

function parseRun(value: unknown): Run | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { ticks, replay, pace, at, ...rest } = value as Readonly<Record<string, unknown>>;
  const course = parseCourse(rest['course']);
  if (!course) return undefined;
  if (typeof ticks !== 'number' || !Number.isInteger(ticks) || ticks < 1 || ticks > DEFAULT_MOST_TICKS)
    return undefined;
  if (typeof replay !== 'string' || replay.length > LONGEST_REPLAY) return undefined;
  if (typeof pace !== 'number' || !(PACES as readonly number[]).includes(pace)) return undefined;
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(at)) return undefined;
  return { course, ticks, replay, pace, at };
}

/**
 * The game is unknown here; the replay cannot be verified; it is of another course; the race was not won; its time
 * differs.
 */
export type RunProblem = {
  readonly code: 'unknown-game' | 'bad-replay' | 'other-course' | 'not-won' | 'other-time';
};

/**
 * Verifies a run by playing its replay again. The config is that of the course; it must be given for a game that is not
 * shipped. The pace cannot be verified.
 */
export function verifyRun(
  run: Run,
  config: Config | undefined = shippedCourseConfig(run.course),
): Result<GameRecord<RaceTypes>, RunProblem> {
  if (!config) return err({ code: 'unknown-game' });
  const parsed = parseReplay(run.replay);
  const opened = parsed.ok ? openReplay(race, parsed.value) : parsed;
  if (!parsed.ok || !opened.ok) return err({ code: 'bad-replay' });
  // Checked before it is played, because another game might take very long.
  const isOfCourse = opened.value.seed === run.course.seed && isSame(opened.value.config, config);
  if (!isOfCourse) return err({ code: 'other-course' });
  const verified = verifyReplay(race, parsed.value);
  if (!verified.ok) return err({ code: 'bad-replay' });
  const { actions, played } = verified.value;
  if (parsed.value.ending !== WON || played < actions.length) return err({ code: 'not-won' });
  return ghostOf(verified.value).length === run.ticks ? verified : err({ code: 'other-time' });
}

const isSame = (one: Config, other: Config): boolean => race.text.formatConfig(one) === race.text.formatConfig(other);
