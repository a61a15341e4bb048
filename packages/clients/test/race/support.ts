import { type GameRecord, parseReplay, playBots, verifyReplay } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import {
  type Config,
  createConfig,
  type Event,
  type Press,
  race,
  type RaceTypes,
  runner,
  type Scene,
  shippedContent,
} from '@dedalo/race';
import type { Run } from '../../src/race/best-runs.ts';
import { type Course, courseConfig } from '../../src/race/course.ts';
import { LiveRace } from '../../src/race/live-race.ts';
import type { RaceNow } from '../../src/race/race-now.ts';
import { type RaceSession, startRace } from '../../src/race/session.ts';
import { valueOf } from '../support.ts';

export const SMALL = createConfig(shippedContent('small'));
export const LONG = createConfig(shippedContent('daedalus'));

export const begun = (config: Config = SMALL, seed = '1'): LiveRace => {
  const live = new LiveRace(startRace(config, seed));
  live.goOn();
  return live;
};

/** A key that somebody might hit: mostly arrows, now and then a letter. */
export const anyPress = (random: Random): Press =>
  random.bool(0.8) ? { way: random.below(4) as 0 | 1 | 2 | 3 } : { letter: random.pick([...'ABFGSZ']) };

/** The record of a race after it was written, read and verified. */
export const savedRecord = (session: RaceSession): GameRecord<RaceTypes> =>
  valueOf(verifyReplay(race, valueOf(parseReplay(session.save()))));

/** A scene without what is the same at every tick of a level, and long. */
export const withoutMaps = ({ config: _config, maps: _maps, ...scene }: Scene): Omit<Scene, 'config' | 'maps'> => scene;

export interface SeenRace {
  readonly record: GameRecord<RaceTypes>;
  /** By tick, from 0 on. */
  readonly scenes: readonly Omit<Scene, 'config' | 'maps'>[];
  readonly users: readonly RaceNow['user'][];
  readonly events: readonly Event[];
}

/** A race with keys that chance hits, for so many ticks at most, as it was seen tick by tick. */
export function seenRace(config: Config, seed: string, most: number): SeenRace {
  const random = new Random(`keys ${seed}`);
  const live = begun(config, seed);
  const [scenes, users] = [[withoutMaps(live.scene())], [{ ...live.now.user }]];
  while (!live.isOver && live.ticks < most) {
    if (random.bool(0.1)) live.press(anyPress(random));
    live.run(1);
    scenes.push(withoutMaps(live.scene()));
    users.push({ ...live.now.user });
  }
  return { record: savedRecord(live.session), scenes, users, events: live.takeEvents() };
}

/** A race of the game `small` that a bot has won; it ends within its last run. */
export function wonSession(course: Course): RaceSession {
  const session = startRace(courseConfig(course, shippedContent('small')), course.seed);
  playBots(session, [runner], { random: new Random('bot') });
  if (session.outcome?.reason !== 'finished') throw new Error(`the bot has not won: ${session.outcome?.reason}`);
  return session;
}

export function wonRun(course: Course, more: Partial<Run> = {}): Run {
  const session = wonSession(course);
  return { course, ticks: session.state.scene.ticks, replay: session.save(), pace: 1, at: '2026-11-16', ...more };
}
