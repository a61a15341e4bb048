import { RacePlay } from '@dedalo/clients/race/race-play';
import { bestOf, PACES, type Run, verifyRun } from '@dedalo/clients/race/best-runs';
import { type Course, courseConfig, FIXED_SEED, startCourse } from '@dedalo/clients/race/course';
import { type Ghost, ghostOf } from '@dedalo/clients/race/ghost';
import { keptRace } from '@dedalo/clients/race/session';
import { dayOf, daySeed } from '@dedalo/clients/today/day';
import { linkTo } from '../../../app/route.ts';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { store } from '../../../store/game-store.ts';
import { readItem, writeItem } from '../../../store/local.ts';
import { clientContext } from '../../../store/client-context.ts';
import type { RaceGame } from '../games.ts';
import { readRuns } from '../best-runs.ts';
import { type Preferences, preferences } from '../preferences.ts';
import { keepCourse, PACE, paceNow } from './kept-course.ts';

/** A race that can be run, with its best run and ghost. */
export interface Begun {
  readonly play: RacePlay;
  readonly course: Course;
  /** The best run on this course so far. */
  readonly best: Run | undefined;
  readonly ghost: Ghost | undefined;
}

/** The race that the preferences ask for. */
export function courseOf({ difficulty, course, level }: Preferences, { id, content }: RaceGame): Course {
  const seed = { fixed: () => FIXED_SEED, daily: () => daySeed(dayOf(new Date())), new: freshSeed }[course]();
  return { game: id, level: level !== null && level < content.levels.length ? level : null, difficulty, seed };
}

export async function beginRace(game: RaceGame): Promise<Begun> {
  const course = courseOf(preferences.peek(), game);
  const play = new RacePlay(clientContext, startCourse(course, game.content));
  play.live.pace = paceNow();
  return withBest(play, course, game);
}

/** Keeps a race that begins; until then the unfinished one could still be resumed. */
export function keepBegun({ play, course }: Begun): void {
  keepCourse(course, play.live.pace);
  play.keep();
  // Reloading the page resumes this race.
  history.replaceState(history.state, '', linkTo(['race', 'continue']));
}

/** The unfinished race, if it can still be resumed. */
export async function goOnWithRace(game: RaceGame, course: Course): Promise<Begun | undefined> {
  const session = keptRace(store);
  if (!session || 'aside' in session) return undefined;
  const play = new RacePlay(clientContext, session);
  // A race is judged by its slowest pace.
  const slowest = Math.min(paceNow(), PACES.find((pace) => String(pace) === readItem(PACE)) ?? 1);
  writeItem(PACE, String(slowest));
  play.live.pace = slowest;
  play.live.pace = paceNow();
  return withBest(play, course, game);
}

async function withBest(play: RacePlay, course: Course, { content }: RaceGame): Promise<Begun> {
  const pace = play.live.slowestPace;
  const best = bestOf(await readRuns(), course, pace);
  const verified = best && preferences.peek().ghost ? verifyRun(best, courseConfig(course, content)) : undefined;
  return { play, course, best, ghost: verified?.ok ? ghostOf(verified.value) : undefined };
}
