import { type Course, parseCourse } from '@dedalo/clients/race/course';
import { readJson, writeItem } from '../../../store/local.ts';
import { preferences } from '../preferences.ts';

/** Where the course of the race that was left is kept. */
const COURSE = 'race/course';
export const PACE = 'race/pace';

export function keepCourse(course: Course, pace: number): void {
  writeItem(COURSE, JSON.stringify(course));
  writeItem(PACE, String(pace));
}

export const keptCourse = (): Course | undefined => parseCourse(readJson(COURSE));

/** As a share of full speed. */
export const paceNow = (): number => Number(preferences.peek().pace) / 100;
