import {
  createConfig,
  findPack,
  type Level,
  type PackName,
  PACKS,
  readLevels,
  sokoban,
  type SokobanTypes,
  type State,
} from '@dedalo/sokoban';
import type { ArenaGame } from './arena-game.ts';
import { anyLegal } from './bots.ts';
import { levelCourses, type LevelGame, levelSettings } from './level-courses.ts';
import { plainWire } from './wire.ts';

const LEVELS: LevelGame<SokobanTypes, Level, PackName> = {
  game: sokoban,
  packs: PACKS,
  usualPack: 'first-steps',
  // Enough for every level that comes with the game, and soon over for whoever only wanders about.
  usualLimit: 2000,
  mostLimit: 10_000_000,
  find: findPack,
  parse: readLevels,
  createConfig: (level, actionLimit) => createConfig(level, { actionLimit }),
};

/** Solved, then with fewer pushes, then with fewer moves; unsolved by the boxes that stand on goals. */
export const sokobanArenaGame: ArenaGame<SokobanTypes> = {
  game: sokoban,
  bots: [anyLegal()],
  settings: levelSettings(LEVELS),
  courses: (settings, files) => levelCourses(LEVELS, settings, files),
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

const boxesOnGoals = ({ config, boxes }: State): number => boxes.filter((box) => config.level.isGoal[box] === 1).length;
