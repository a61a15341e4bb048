import { err, ok } from '@dedalo/grid';
import {
  createConfig,
  findPack,
  type LevelEntry,
  logicMaze,
  type LogicMazeTypes,
  PACKS,
  parseCollection,
} from '@dedalo/theseus/logic';
import { anyLegal } from './bots.ts';
import type { ArenaGame, Course, Setting } from './arena-game.ts';
import { levelsBetween } from './levels-between.ts';
import { readLevelsSetting } from './read-levels.ts';
import { SettingsReader } from './settings-reader.ts';
import { plainWire } from './wire.ts';

const SETTINGS: readonly Setting[] = [
  { name: 'levels', values: `${PACKS.join(' | ')} | FILE` },
  { name: 'first', values: '1…' },
  { name: 'last', values: '1…' },
  { name: 'limit', values: '1…100000' },
];

const USUAL_LIMIT = 500;

/** Out of the labyrinth, then in fewer turns; who is caught, by how long that took. */
export const logicMazeArenaGame: ArenaGame<LogicMazeTypes> = {
  game: logicMaze,
  bots: [anyLegal()],
  settings: SETTINGS,
  courses(settings, files) {
    const reader = new SettingsReader(settings, SETTINGS);
    const limit = reader.whole('limit') ?? USUAL_LIMIT;
    const read = readLevelsSetting(reader, files, {
      game: logicMaze.id,
      packs: PACKS,
      usual: 'lessons',
      find: findPack,
      parse: parseCollection,
    });
    if (!read.ok) return read;
    const entries = levelsBetween(reader, read.value.entries);
    if (reader.problem) return err(reader.problem);
    const courses: Course<LogicMazeTypes>[] = [];
    for (const entry of entries) {
      const course = courseOf(entry, limit);
      if (!course.ok) return err({ code: 'no-game', game: logicMaze.id, problem: course.error });
      courses.push(course.value);
    }
    return ok(courses);
  },
  wire: plainWire(logicMaze),
  score: (state) => (isOut(state) ? [1, -state.actions] : [0, state.actions]),
  figures: (state) => ({ escaped: Number(isOut(state)), turns: state.actions }),
};

const isOut = (state: LogicMazeTypes['State']): boolean => logicMaze.outcome(state)?.reason === 'escaped';

function courseOf({ level, title }: LevelEntry, actionLimit: number) {
  const config = createConfig(level, { actionLimit });
  return config.ok ? ok({ ...(title !== undefined && { title }), config: config.value }) : config;
}
