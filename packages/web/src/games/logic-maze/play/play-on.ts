import { keepMaze, runningMaze } from '@dedalo/clients/logic-maze/keeping';
import { resumeMaze } from '@dedalo/clients/logic-maze/session';
import type { GameRecord } from '@dedalo/engine';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import { go } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { mazeLink } from '../links.ts';

/** Goes on with a maze that is being watched, from where it stands; the rest of it can be redone. */
export function playOn(record: GameRecord<LogicMazeTypes>, position: number): void {
  const { web, games } = words.value;
  const isBegun = store.running(runningMaze(record.config.level)) !== undefined;
  // A maze keeps one game; nobody's own is given up unasked.
  if (isBegun && !confirm(web.replay.giveUpOwn)) return;
  const maze = resumeMaze({ ...record, played: position });
  // Only the mazes of the packs have a place here.
  if (!maze.origin) return toast(games.sokoban.noOtherLevel);
  keepMaze(store, maze);
  return go(mazeLink(maze.origin));
}
