import {
  createConfig,
  findPack,
  type Level,
  logicMaze,
  type LogicMazeTypes,
  type PackName,
  PACKS,
  parseCollection,
} from '@dedalo/theseus/logic';
import type { ArenaGame } from './arena-game.ts';
import { anyLegal } from './bots.ts';
import { levelCourses, type LevelGame, levelSettings } from './level-courses.ts';
import { plainWire } from './wire.ts';

const LEVELS: LevelGame<LogicMazeTypes, Level, PackName> = {
  game: logicMaze,
  packs: PACKS,
  usualPack: 'lessons',
  usualLimit: 500,
  mostLimit: 100_000,
  find: findPack,
  parse: parseCollection,
  createConfig: (level, actionLimit) => createConfig(level, { actionLimit }),
};

/** Out of the labyrinth, then in fewer turns; whoever is caught, by how long that took. */
export const logicMazeArenaGame: ArenaGame<LogicMazeTypes> = {
  game: logicMaze,
  bots: [anyLegal()],
  settings: levelSettings(LEVELS),
  courses: (settings, files) => levelCourses(LEVELS, settings, files),
  wire: plainWire(logicMaze),
  score: (state) => (isOut(state) ? [1, -state.actions] : [0, state.actions]),
  figures: (state) => ({ escaped: Number(isOut(state)), turns: state.actions }),
};

const isOut = (state: LogicMazeTypes['State']): boolean => logicMaze.outcome(state)?.reason === 'escaped';
