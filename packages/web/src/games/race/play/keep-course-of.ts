import { courseOfConfig } from '@dedalo/clients/race/course-of-config';
import { openReplay, parseReplay } from '@dedalo/engine';
import { race } from '@dedalo/race';
import { keepCourse, paceNow } from './kept-course.ts';

/** This race is about to be resumed as if it had been left. */
export function keepCourseOf(replay: string): void {
  const parsed = parseReplay(replay);
  const opened = parsed.ok ? openReplay(race, parsed.value) : parsed;
  if (!opened.ok) return;
  keepCourse(courseOfConfig(opened.value.config, opened.value.seed), paceNow());
}
