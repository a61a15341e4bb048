import { type Config, DIFFICULTIES, race, SHIPPED_GAMES, shippedContent } from '@dedalo/race';
import { type Course, courseConfig, gameOf } from './course.ts';

/** The course of an unfinished race: a shipped game is recognised, any other is identified by its content. */
export function courseOfConfig(config: Config, seed: string): Course {
  const text = race.text.formatConfig(config);
  for (const game of SHIPPED_GAMES) {
    const levels = [null, ...shippedContent(game).levels.keys()];
    for (const level of levels) {
      for (const difficulty of DIFFICULTIES) {
        const course = { game, level, difficulty, seed };
        if (race.text.formatConfig(courseConfig(course, shippedContent(game))) === text) return course;
      }
    }
  }
  return { game: gameOf(config.content), level: null, difficulty: 'usual', seed };
}
