import { findPack, logicMaze, type LogicMazeTypes, PACKS, solveLogicMaze } from '@dedalo/theseus/logic';
import type { GameFacts } from '../game-facts.ts';
import { ofTheDay } from '../today/of-the-day.ts';
import { runningMaze } from './running-maze.ts';
import { entryOf, type PackMaze, originOf, startMaze } from './session.ts';

/** Any maze but the lessons. */
const mazes = (): PackMaze[] =>
  PACKS.slice(1).flatMap((pack) => findPack(pack).entries.map((_, index) => ({ pack, number: index + 1 })));

export const logicMazeFacts: GameFacts<LogicMazeTypes> = {
  game: logicMaze,
  figures: ({ state }) => ({ moves: state.actions }),
  isPerfect({ config, state }) {
    const origin = originOf(config.level);
    const moves = origin ? entryOf(origin)?.solution : solveLogicMaze(config.level).moves;
    const shortest = moves?.length;
    return shortest !== undefined && state.actions <= shortest;
  },
  challenge: (day) => startMaze({ ...ofTheDay(mazes(), day, 'logic-maze'), day }).session.record(),
  keptAs({ config, seed }) {
    const name = runningMaze(config.level, seed);
    return { kept: name, opened: name };
  },
};
