import { race, type RaceTypes, shippedContent, TICKS_A_SECOND } from '@dedalo/race';
import { type GameFacts, oneName } from '../game-facts.ts';
import { type Day, daySeed } from '../today/day.ts';
import { ofTheDay } from '../today/of-the-day.ts';
import { type Course, startCourse } from './course.ts';

const GAME = 'daedalus';

/** One level of the shipped game, because all of them take an evening. */
export function courseOfDay(day: Day): Course {
  const levels = shippedContent(GAME).levels.map((_, index) => index);
  return { game: GAME, level: ofTheDay(levels, day, 'race'), difficulty: 'usual', seed: daySeed(day) };
}

export const raceFacts: GameFacts<RaceTypes> = {
  game: race,
  figures: ({ state: { scene } }) => ({
    hundredths: Math.round((scene.ticks * 100) / TICKS_A_SECOND),
    lives: scene.lives,
  }),
  challenge: (day) => startCourse(courseOfDay(day), shippedContent(GAME)).record(),
  keptAs: oneName(race.id),
};
