import { ReplayCursor } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig, type Press, race, type Scene, shippedContent } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { LiveRace } from '../../src/race/live-race.ts';
import { runsOf } from '../../src/race/runs.ts';
import { type RaceSession, resumeRace, startRace } from '../../src/race/session.ts';
import { anyPress, begun, LONG, savedRecord, SMALL } from './support.ts';

const EAST: Press = { way: 1 };
const WEST: Press = { way: 3 };
const FRAME = 1000 / 30;

/** The scene at the end of the record, after it was written, read and verified. */
function replayed(session: RaceSession): Scene {
  const cursor = new ReplayCursor(race, savedRecord(session));
  cursor.goTo(cursor.length);
  return cursor.state.scene;
}

test('ticks become runs of powers of two, the key before the first', () => {
  expect(runsOf(EAST, 0)).toEqual([]);
  expect(runsOf(EAST, 1)).toEqual([{ press: EAST, ticks: 1 }]);
  expect(runsOf(EAST, 75)).toEqual([
    { press: EAST, ticks: 64 },
    { press: null, ticks: 8 },
    { press: null, ticks: 2 },
    { press: null, ticks: 1 },
  ]);
});

describe('time', () => {
  test('sixty ticks a second, however it comes', () => {
    const inFrames = begun();
    for (let frame = 0; frame < 30; frame++) inFrames.advance(FRAME);
    expect(inFrames.ticks).toBe(60);
    const uneven = begun();
    for (const milliseconds of [0.1, 16, 33.4, 0, 50.5, 100, 99.9, 0.1]) uneven.advance(milliseconds);
    expect(uneven.ticks).toBe(18);
  });

  test('after a stall a quarter of a second is made up for, no more', () => {
    const live = begun();
    live.advance(3_600_000);
    expect(live.ticks).toBe(15);
    live.advance(FRAME);
    expect(live.ticks).toBe(17);
  });

  test.each([Number.NaN, -5, 0])('%d milliseconds are no time', (milliseconds) => {
    const live = begun();
    live.advance(milliseconds);
    expect(live.ticks).toBe(0);
  });

  test('no time passes while it is paused, and keys are ignored', () => {
    const live = begun();
    live.advance(100);
    live.pause();
    const before = live.scene();
    live.press(EAST);
    live.advance(1000);
    expect(live.scene()).toEqual(before);
    live.goOn();
    live.advance(100);
    expect(live.ticks).toBe(12);
    expect(live.scene().user.way).toBe(before.user.way);
  });

  test('it waits until it is begun', () => {
    const live = new LiveRace(startRace(SMALL, '1'));
    live.advance(100);
    expect([live.isPaused, live.ticks]).toEqual([true, 0]);
  });
});

describe('a slower pace', () => {
  test.each([0.5, 0.75])('%d of it goes by', (pace) => {
    const live = begun();
    live.pace = pace;
    for (let frame = 0; frame < 30; frame++) live.advance(FRAME);
    expect(live.ticks).toBe(60 * pace);
  });

  test('is remembered, for a time is judged by it', () => {
    const live = begun();
    expect([live.pace, live.slowestPace]).toEqual([1, 1]);
    live.pace = 0.5;
    live.pace = 0.75;
    expect([live.pace, live.slowestPace]).toEqual([0.75, 0.5]);
    expect(new LiveRace(startRace(SMALL, '1'), { pace: 0.75 }).slowestPace).toBe(0.75);
  });
});

test('the race as it is now shows what the scene shows, without a copy', () => {
  const live = begun(LONG);
  const { now } = live;
  for (let moment = 0; moment < 20; moment++) {
    live.press({ way: (moment % 4) as 0 | 1 | 2 | 3 });
    live.run(13);
    expect(live.now).toBe(now);
    const scene = live.scene();
    const { config, ticks, status, end, transition, level, maps, lives, stock, items } = now;
    expect(scene).toMatchObject({ config, ticks, status, end, transition, level, maps, lives, stock, items });
    expect(now.user).toMatchObject(scene.user);
    expect(now.opponents).toMatchObject(scene.opponents);
    expect(now.runners).toEqual([now.user, ...now.opponents]);
  }
});

describe('keys', () => {
  test('two at once take two ticks', () => {
    const live = begun();
    live.press(EAST);
    live.press({ way: 0 });
    live.run(3);
    expect(live.session.record().actions.map(({ action }) => action)).toEqual([
      { press: EAST, ticks: 1 },
      { press: { way: 0 }, ticks: 2 },
    ]);
  });

  test('a key that is held down is recorded once', () => {
    const live = begun();
    for (let frame = 0; frame < 15; frame++) {
      live.press(EAST);
      live.advance(FRAME);
    }
    expect(live.session.record().actions.filter(({ action }) => action.press)).toHaveLength(1);
  });

  test('a letter without anything in store is not recorded', () => {
    const live = begun(LONG);
    live.press({ letter: 'S' });
    live.run(2);
    expect(live.session.record().actions).toEqual([{ seat: 0, action: { press: null, ticks: 2 } }]);
  });

  test('turning back takes effect at once', () => {
    const live = begun();
    live.press(EAST);
    live.run(8);
    live.press(WEST);
    live.run(1);
    expect(live.scene().user.way).toBe(3);
  });
});

describe('the record', () => {
  test.each(['1', '2', '3', '4', '5', '6'])('at any moment leads to what is seen: seed %s', (seed) => {
    const random = new Random(`live ${seed}`);
    const live = begun(seed === '6' ? LONG : SMALL, seed);
    for (let moment = 0; moment < 5; moment++) {
      for (let frame = 0; frame < 80 && !live.isOver; frame++) {
        if (random.bool(0.3)) live.press(anyPress(random));
        if (random.bool(0.02)) live.pause();
        live.advance(random.int(1, 120));
        live.goOn();
      }
      expect(replayed(live.session)).toEqual(live.scene());
    }
    expect(live.ticks).toBeGreaterThan(100);
  });

  test('resumed later, it continues as it would have at once', () => {
    const whole = begun(LONG, '9');
    const first = begun(LONG, '9');
    const random = new Random('later');
    const drive = (live: LiveRace, keys: readonly Press[]): void => {
      for (const key of keys) {
        live.press(key);
        live.run(7);
      }
    };
    const keys = Array.from({ length: 60 }, () => anyPress(random));
    drive(whole, keys);
    drive(first, keys.slice(0, 25));
    const later = new LiveRace(resumeRace(savedRecord(first.session)));
    later.goOn();
    drive(later, keys.slice(25));
    expect(later.scene()).toEqual(whole.scene());
  });

  test('is not run again to be kept', () => {
    const session = startRace(LONG, '1');
    session.play = () => {
      throw new Error('played again');
    };
    const live = new LiveRace(session);
    live.goOn();
    live.press(EAST);
    live.run(200);
    expect(replayed(live.session)).toEqual(live.scene());
  });

  test('ends with the race', () => {
    const live = begun(createConfig(shippedContent('small'), 100));
    live.run(1000);
    expect([live.isOver, live.isPaused, live.ticks]).toEqual([true, true, 100]);
    live.goOn();
    live.advance(100);
    expect(live.ticks).toBe(100);
    expect(live.session.outcome).toEqual({ winners: [], reason: 'action-limit' });
    expect(replayed(live.session)).toEqual(live.scene());
  });
});
