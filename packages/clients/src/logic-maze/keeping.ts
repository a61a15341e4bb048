import { formatMoves, logicMaze } from '@dedalo/theseus/logic';
import type { GameStore } from '../game-store.ts';
import { type Aside, keepLevelSession, keptGame } from '../keep-session.ts';
import { mazeProgress } from './best-escape.ts';
import { logicMazeFacts } from './facts.ts';
import { newMazes } from './new-mazes.ts';
import { mazeFingerprint } from './progress.ts';
import { runningMaze } from './running-maze.ts';
import { type MazeSession, resumeMaze } from './session.ts';

/** Keeps the current game, and the moves of an escape. */
export function keepMaze(store: GameStore, { session }: MazeSession): void {
  const { level } = session.config;
  const name = runningMaze(level, session.seed);
  const isSolved = session.outcome?.reason === 'escaped';
  store.played(name);
  keepLevelSession(store, session, { name, isSolved, facts: logicMazeFacts });
  if (!isSolved) return;
  const { actions, played } = session.record();
  const moves = actions.slice(0, played).map(({ action }) => action.move);
  store.reached(mazeProgress, {
    level: mazeFingerprint(level),
    title: session.title ?? '',
    isSolved: true,
    value: { moves: moves.length, solution: formatMoves(moves) },
  });
}

/**
 * The unfinished game of a level that is about to begin, if one was kept and can be verified; else the level from its
 * start.
 */
export function keptMaze(store: GameStore, fresh: MazeSession): MazeSession {
  const kept = readMaze(store, runningMaze(fresh.session.config.level, fresh.session.seed));
  return kept && 'session' in kept ? { ...kept, origin: fresh.origin } : fresh;
}

/** A kept game; one that cannot be verified is set aside and named. */
export const readMaze = (store: GameStore, name: string): MazeSession | Aside | undefined =>
  keptGame(store, logicMaze, { resume: (record) => resumeMaze(record, newMazes(store.own)), name });
