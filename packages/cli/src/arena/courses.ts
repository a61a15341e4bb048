import { resolve } from 'node:path';
import type { Settings } from '@dedalo/protocol/report';
import type { ArenaGame, Course, CourseProblem } from '@dedalo/arena';
import { diskFiles } from '@dedalo/arena/games/disk-files';
import type { Tournament } from '@dedalo/arena/tournament/index';
import { placed } from '@dedalo/clients/sentences';
import type { GameTypes } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import { speech } from '../speech.ts';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

/** The games for these settings; files that they name are found from `folder`. */
export function coursesOf(arenaGame: ArenaGame, settings: Settings, folder: string = process.cwd()): readonly Course[] {
  const courses = arenaGame.courses(settings, {
    text: (path) => diskFiles.text(resolve(folder, path)),
    folder: (path, ending) => diskFiles.folder(resolve(folder, path), ending),
  });
  if (!courses.ok) throw new UsageError(courseSentence(courses.error));
  return courses.value;
}

/** The number of players; series and tournaments have one or two. */
export function seatsOf({ game }: ArenaGame, courses: readonly Course[]): number {
  const seats = Math.max(...courses.map(({ config }) => game.seats(config)));
  if (seats > 2) throw new UsageError(arenaSpeech().match.tooManySeats(seats));
  return seats;
}

/** A course as it can be kept and sent to another thread. */
export function writtenCourse({ game }: ArenaGame, { title, config }: Course): Tournament['courses'][number] {
  const written = { config: game.text.formatConfig(config) };
  return title === undefined ? written : { title, ...written };
}

function courseSentence(problem: CourseProblem): string {
  const said = arenaSpeech().courses;
  switch (problem.code) {
    case 'unknown-setting':
      return said['unknown-setting'](problem);
    case 'bad-setting':
      return said['bad-setting'](problem);
    case 'unreadable-file':
      return said['unreadable-file'](problem);
    case 'unreadable-game':
      return said['unreadable-game'](problem);
    case 'bad-file':
      return placed(problem.file, problem.problem.at, gameProblem(problem.game, problem.problem));
    case 'no-game':
      return placed('', problem.problem.at, gameProblem(problem.game, problem.problem));
  }
}

/** The game with the problem has a sentence for it. */
const gameProblem = (game: string, problem: GameTypes['Problem']): string => gameWords(speech(), game).problem(problem);
