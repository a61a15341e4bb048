import type { MazeSession } from '@dedalo/clients/logic-maze/session';
import { PlainLogicMaze } from './plain-logic-maze.ts';
import { playLines, type PlainPlayOptions, saveGame } from './play-lines.ts';
import { openUserStore } from './user-store.ts';

export async function playPlainMaze(
  maze: MazeSession,
  options: PlainPlayOptions & { readonly notices: boolean },
): Promise<void> {
  const store = options.store ?? (await openUserStore());
  // The name was for the first level only.
  let { saveAs } = options;
  const leave = (left: PlainLogicMaze): void => {
    saveGame(left, saveAs);
    if (saveAs !== null) saveAs = undefined;
  };
  const game = new PlainLogicMaze(maze, { store, notices: options.notices, leave });
  return playLines(game, { ...options, store, saveAs: () => saveAs });
}
