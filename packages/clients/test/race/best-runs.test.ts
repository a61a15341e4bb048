import { formatReplay, MARK_EVERY } from '@dedalo/engine';
import { createConfig, race, shippedContent, withDifficulty } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { bestOf, isBetter, keepBest, MOST_RUNS, parseRuns, type Run, verifyRun } from '../../src/race/best-runs.ts';
import { type Course, courseConfig, FIXED_SEED } from '../../src/race/course.ts';
import { startRace } from '../../src/race/session.ts';
import { begun, SMALL, wonRun, wonSession } from './support.ts';

const COURSE: Course = { game: 'small', level: null, difficulty: 'usual', seed: FIXED_SEED };
const RUN = wonRun(COURSE);
const withTicks = (ticks: number, more: Partial<Run> = {}): Run => ({ ...RUN, ticks, ...more });
const onSeed = (seed: string): Run => withTicks(100, { course: { ...COURSE, seed } });

describe('of the runs of a course', () => {
  test('the one with the fewest ticks is kept, of two alike the older', () => {
    expect(isBetter(withTicks(99), withTicks(100))).toBe(true);
    expect(isBetter(withTicks(100), withTicks(100))).toBe(false);
    const old = withTicks(100, { at: '2026-01-01' });
    expect(keepBest([old], withTicks(100))).toEqual([old]);
    expect(keepBest([old], withTicks(101))).toEqual([old]);
    expect(keepBest([old], withTicks(99))).toEqual([withTicks(99)]);
  });

  test('only those that were won are kept', () => {
    const lost = begun(createConfig(shippedContent('small'), 50));
    lost.run(60);
    const open = begun(SMALL);
    open.run(60);
    for (const { session } of [lost, open]) {
      expect(keepBest([RUN], withTicks(1, { replay: session.save() }))).toEqual([RUN]);
    }
    expect(keepBest([RUN], withTicks(1, { replay: 'over finished 1' }))).toEqual([RUN]);
  });

  test('every pace and every course has its own', () => {
    const slow = withTicks(500, { pace: 0.5 });
    const fierce = withTicks(500, { course: { ...COURSE, difficulty: 'fierce' } });
    const runs = [RUN, slow, fierce].reduce(keepBest, [] as readonly Run[]);
    expect(runs).toEqual([RUN, slow, fierce]);
    expect(bestOf(runs, COURSE, 1)).toBe(RUN);
    expect(bestOf(runs, COURSE, 0.5)).toBe(slow);
    expect(bestOf(runs, { ...COURSE, difficulty: 'fierce' }, 1)).toBe(fierce);
    expect(bestOf(runs, COURSE, 0.75)).toBeUndefined();
  });

  test('a hundred are kept; the one that was kept first is forgotten, and a better one is the last', () => {
    const seeds = Array.from({ length: MOST_RUNS }, (_, index) => `seed ${index}`);
    const full = seeds.map(onSeed).reduce(keepBest, [] as readonly Run[]);
    expect(full).toHaveLength(MOST_RUNS);
    const better = { ...onSeed('seed 0'), ticks: 99 };
    const runs = keepBest(keepBest(full, better), onSeed('one more'));
    expect(runs.map(({ course }) => course.seed)).toEqual([...seeds.slice(2), 'seed 0', 'one more']);
    expect(runs.at(-2)).toBe(better);
  });
});

describe('runs that were kept', () => {
  test('are read', () => {
    const runs = [RUN, withTicks(7, { pace: 0.5 })];
    expect(parseRuns(JSON.parse(JSON.stringify(runs)))).toEqual(runs);
  });

  test.each([undefined, null, 'runs', 7, {}, { length: 3 }])('%j are not valid', (value) => {
    expect(parseRuns(value)).toEqual([]);
  });

  test('what cannot be one is passed over', () => {
    const broken: unknown[] = [
      null,
      [],
      'run',
      { ...RUN, course: null },
      { ...RUN, course: { ...COURSE, difficulty: 'easy' } },
      { ...RUN, ticks: 0 },
      { ...RUN, ticks: 1.5 },
      { ...RUN, ticks: '100' },
      { ...RUN, ticks: Infinity },
      { ...RUN, replay: null },
      { ...RUN, replay: 'x'.repeat(6_000_000) },
      { ...RUN, pace: 0.1 },
      { ...RUN, pace: '1' },
      { ...RUN, at: 'today' },
      { ...RUN, at: '2026-11-16T12:00' },
    ];
    expect(parseRuns([...broken, RUN, ...broken])).toEqual([RUN]);
  });

  test('of a course there is one, and in all no more than are kept', () => {
    expect(parseRuns([withTicks(9), withTicks(7), withTicks(8)])).toEqual([withTicks(7)]);
    const many = Array.from({ length: 3 * MOST_RUNS }, (_, index) => onSeed(String(index)));
    expect(parseRuns(many)).toEqual(many.slice(-MOST_RUNS));
  });
});

describe('a run is verified', () => {
  const codeOf = (run: Run, ...config: [ReturnType<typeof courseConfig>?]): string => {
    const verified = verifyRun(run, ...config);
    return verified.ok ? 'ok' : verified.error.code;
  };

  test('when its replay holds, is of its course, was won and took as long as it says', () => {
    const verified = verifyRun(RUN);
    expect(verified.ok && verified.value.seed).toBe(FIXED_SEED);
    const practised = wonRun({ ...COURSE, level: 0, difficulty: 'gentle' });
    expect(codeOf(practised)).toBe('ok');
  });

  test('also of a game of the user’s own, whose config is given', () => {
    const course = { ...COURSE, game: '0123456789abcdef' };
    expect(codeOf({ ...RUN, course })).toBe('unknown-game');
    expect(codeOf({ ...RUN, course }, courseConfig(course, shippedContent('small')))).toBe('ok');
    const other = createConfig(withDifficulty(shippedContent('small'), 'gentle'));
    expect(codeOf({ ...RUN, course }, other)).toBe('other-course');
  });

  test.each([
    ['another difficulty', { difficulty: 'fierce' }],
    ['another seed', { seed: 'x' }],
    ['another game', { game: 'daedalus' }],
  ] as const)('not when it is of %s', (_name, change) => {
    expect(codeOf({ ...RUN, course: { ...COURSE, ...change } })).toBe('other-course');
  });

  test('not when it says another time', () => {
    expect(codeOf(withTicks(RUN.ticks - 1))).toBe('other-time');
    expect(codeOf(withTicks(RUN.ticks + 1))).toBe('other-time');
  });

  test('not when most of it was taken back', () => {
    const record = { ...wonSession(COURSE).record(), played: 3 };
    const ticks = record.actions.slice(0, 3).reduce((sum, { action }) => sum + action.ticks, 0);
    expect(codeOf(withTicks(ticks, { replay: formatReplay(race, record) }))).toBe('not-won');
  });

  test('not when it was not won', () => {
    const session = startRace(courseConfig(COURSE, shippedContent('small')), FIXED_SEED);
    session.play(0, { press: null, ticks: 64 });
    expect(codeOf(withTicks(64, { replay: session.save() }))).toBe('not-won');
  });

  test('not when it was edited', () => {
    const { replay } = RUN;
    const lines = replay.split('\n');
    const action = lines.indexOf('actions') + MARK_EVERY;
    const changed = lines.with(action, lines[action] === '- 1' ? 'north 1' : '- 1').join('\n');
    expect(changed).not.toBe(replay);
    for (const text of ['', 'x', changed, replay.slice(0, -20), replay.replace('rules 2', 'rules 1')]) {
      expect(codeOf({ ...RUN, replay: text })).toBe('bad-replay');
    }
  });
});
