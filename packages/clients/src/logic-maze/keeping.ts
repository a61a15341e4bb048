import { formatReplay, parseReplay, verifyReplay } from '@dedalo/engine';
import { formatMoves, logicMaze } from '@dedalo/theseus/logic';
import type { GameStore } from '../game-store.ts';
import { keepFinished } from '../history/library-game.ts';
import { logicMazeFacts } from './facts.ts';
import { mazeProgress } from './best-escape.ts';
import { mazeFingerprint } from './progress.ts';
import { runningMaze } from './running-maze.ts';
import { type MazeSession, resumeMaze } from './session.ts';

export { runningMaze } from './running-maze.ts';

/** Keeps a game as it stands, and the moves of an escape. */
export function keepMaze(store: GameStore, { session }: MazeSession): void {
  const { level } = session.config;
  // A session goes on; its record of this moment does not.
  const record = session.record();
  const isSolved = session.outcome?.reason === 'escaped';
  const name = runningMaze(level, session.seed);
  keepFinished(store, session, logicMazeFacts);
  store.played(name);
  if (isSolved || record.actions.length === 0) store.dropRunning(name);
  else store.keepRunning(name, () => formatReplay(logicMaze, record));
  if (!isSolved) return;
  const moves = record.actions.slice(0, record.played).map(({ action }) => action.move);
  store.reached(mazeProgress, {
    level: mazeFingerprint(level),
    title: session.title ?? '',
    isSolved: true,
    value: { moves: moves.length, solution: formatMoves(moves) },
  });
}

/** The unfinished game of a level that is about to begin, if one was kept and holds; else the level as it begins. */
export function keptMaze(store: GameStore, fresh: MazeSession): MazeSession {
  const kept = readMaze(store, runningMaze(fresh.session.config.level, fresh.session.seed));
  return kept && 'session' in kept ? { ...kept, origin: fresh.origin } : fresh;
}

/** A kept game; one that does not hold is set aside and named. */
export function readMaze(store: GameStore, name: string): MazeSession | { readonly aside: string } | undefined {
  const text = store.running(name);
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(logicMaze, parsed.value) : parsed;
  if (verified.ok) return resumeMaze(verified.value);
  return { aside: store.setRunningAside(name) ?? name };
}
