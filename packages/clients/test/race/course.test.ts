import { daySeed } from '../../src/today/day.ts';
import { createConfig, onlyLevel, shippedContent, withDifficulty } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import {
  type Course,
  courseConfig,
  courseKey,
  FIXED_SEED,
  gameOf,
  parseCourse,
  shippedCourseConfig,
  startCourse,
} from '../../src/race/course.ts';

const DAEDALUS = shippedContent('daedalus');
const COURSE: Course = { game: 'daedalus', level: null, difficulty: 'usual', seed: FIXED_SEED };

describe('a course', () => {
  test('is begun with its game, its level, its difficulty and its seed', () => {
    const session = startCourse({ ...COURSE, level: 2, difficulty: 'gentle', seed: 'mine' }, DAEDALUS);
    expect(session.config).toEqual(createConfig(onlyLevel(withDifficulty(DAEDALUS, 'gentle'), 2)));
    expect(session.seed).toBe('mine');
    expect(startCourse(COURSE, DAEDALUS).config).toEqual(createConfig(DAEDALUS));
  });

  test('has the same labyrinths whatever its difficulty', () => {
    const mapsOf = (difficulty: Course['difficulty']) =>
      startCourse({ ...COURSE, difficulty }, DAEDALUS).state.scene.maps.map(({ map }) => map);
    expect(mapsOf('gentle')).toEqual(mapsOf('usual'));
    expect(mapsOf('fierce')).toEqual(mapsOf('usual'));
  });

  test('of a level that is not there is a mistake', () => {
    expect(() => courseConfig({ ...COURSE, level: 99 }, DAEDALUS)).toThrow(RangeError);
    expect(shippedCourseConfig({ ...COURSE, level: 99 })).toBeUndefined();
  });

  test('is known where its game is shipped', () => {
    expect(shippedCourseConfig({ ...COURSE, level: 1 })).toEqual(createConfig(onlyLevel(DAEDALUS, 1)));
    expect(shippedCourseConfig({ ...COURSE, game: 'constructor' })).toBeUndefined();
  });
});

test('every course has a key of its own, and keeps it', () => {
  const courses: Course[] = [
    COURSE,
    { ...COURSE, game: 'small' },
    { ...COURSE, level: 0 },
    { ...COURSE, level: 1 },
    { ...COURSE, difficulty: 'fierce' },
    { ...COURSE, seed: '' },
    { ...COURSE, seed: 'all usual' },
    { ...COURSE, seed: daySeed('1970-01-01') },
  ];
  expect(new Set(courses.map(courseKey)).size).toBe(courses.length);
  expect(courses.slice(0, 3).map(courseKey)).toEqual([
    'daedalus all usual Daedalus',
    'small all usual Daedalus',
    'daedalus 1 usual Daedalus',
  ]);
});

test('a shipped game is known by its name, any other by its fingerprint', () => {
  expect([gameOf(DAEDALUS), gameOf(shippedContent('small'))]).toEqual(['daedalus', 'small']);
  const [own, other] = [withDifficulty(DAEDALUS, 'fierce'), withDifficulty(DAEDALUS, 'gentle')].map(gameOf);
  expect(own).toMatch(/^[0-9a-f]{16}$/);
  expect(gameOf(structuredClone(withDifficulty(DAEDALUS, 'fierce')))).toBe(own);
  expect(other).not.toBe(own);
});

describe('a course that was kept', () => {
  test('is read, and nothing besides it', () => {
    expect(parseCourse({ ...COURSE, more: 1 })).toEqual(COURSE);
    expect(parseCourse(JSON.parse(JSON.stringify({ ...COURSE, level: 3 })))).toEqual({ ...COURSE, level: 3 });
  });

  test.each([
    undefined,
    null,
    'daedalus',
    [],
    { ...COURSE, game: '' },
    { ...COURSE, game: 'two words' },
    { ...COURSE, game: 'x'.repeat(200) },
    { ...COURSE, level: -1 },
    { ...COURSE, level: 0.5 },
    { ...COURSE, level: '0' },
    { ...COURSE, level: undefined },
    { ...COURSE, level: 1e9 },
    { ...COURSE, difficulty: 'toString' },
    { ...COURSE, seed: 7 },
    { ...COURSE, seed: 'x'.repeat(1000) },
  ])('that cannot be is not: %j', (value) => {
    expect(parseCourse(value)).toBeUndefined();
  });
});
