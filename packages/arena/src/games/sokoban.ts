import { err, ok } from '@dedalo/grid';
import {
  createConfig,
  findPack,
  type LevelEntry,
  PACKS,
  readLevels,
  sokoban,
  type SokobanTypes,
  type State,
} from '@dedalo/sokoban';
import { anyLegal } from './bots.ts';
import { levelsBetween } from './levels-between.ts';
import type { ArenaGame, Course, Setting } from './arena-game.ts';
import { readLevelsSetting } from './read-levels.ts';
import { SettingsReader } from './settings-reader.ts';
import { plainWire } from './wire.ts';

const SETTINGS: readonly Setting[] = [
  { name: 'levels', values: `${PACKS.join(' | ')} | FILE` },
  { name: 'first', values: '1…' },
  { name: 'last', values: '1…' },
  { name: 'limit', values: '1…10000000' },
];

/** Enough for every level that comes with the game, and soon over for who only wanders about. */
const USUAL_LIMIT = 2000;

/** Solved, then with fewer pushes, then with fewer moves; unsolved by the boxes that stand on goals. */
export const sokobanArenaGame: ArenaGame<SokobanTypes> = {
  game: sokoban,
  bots: [anyLegal()],
  settings: SETTINGS,
  courses(settings, files) {
    const reader = new SettingsReader(settings, SETTINGS);
    const limit = reader.whole('limit') ?? USUAL_LIMIT;
    const read = readLevelsSetting(reader, files, {
      game: sokoban.id,
      packs: PACKS,
      usual: 'first-steps',
      find: findPack,
      parse: readLevels,
    });
    if (!read.ok) return read;
    const entries = levelsBetween(reader, read.value.entries);
    if (reader.problem) return err(reader.problem);
    const courses: Course<SokobanTypes>[] = [];
    for (const entry of entries) {
      const course = courseOf(entry, limit);
      if (!course.ok) return err({ code: 'no-game', game: sokoban.id, problem: course.error });
      courses.push(course.value);
    }
    return ok(courses);
  },
  wire: plainWire(sokoban),
  score: (state) => (isSolved(state) ? [1, 0, -state.pushes, -state.moves] : [0, boxesOnGoals(state), 0, 0]),
  figures: (state) => ({
    solved: Number(isSolved(state)),
    boxesOnGoals: boxesOnGoals(state),
    pushes: state.pushes,
    moves: state.moves,
  }),
};

const isSolved = (state: State): boolean => sokoban.outcome(state)?.reason === 'solved';

function courseOf({ level, title }: LevelEntry, actionLimit: number) {
  const config = createConfig(level, { actionLimit });
  return config.ok ? ok({ ...(title !== undefined && { title }), config: config.value }) : config;
}

const boxesOnGoals = ({ config, boxes }: State): number => boxes.filter((box) => config.level.isGoal[box] === 1).length;
