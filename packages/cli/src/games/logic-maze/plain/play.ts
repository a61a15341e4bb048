import type { MazeSession } from '@dedalo/clients/logic-maze/session';
import { PlainLogicMaze } from './game.ts';
import { playLines, type PlainPlayOptions, saveGame } from '../../../plain/play-lines.ts';
import { openUserStore } from '../../../plain/user-store.ts';

export async function playPlainMaze(
  maze: MazeSession,
  options: PlainPlayOptions & { readonly notices: boolean },
): Promise<void> {
  const store = options.store ?? (await openUserStore());
  // The name was only for the first level.
  let { saveAs } = options;
  const leave = (left: PlainLogicMaze): void => {
    saveGame(left, saveAs);
    if (saveAs !== null) saveAs = undefined;
  };
  const game = new PlainLogicMaze(maze, { store, notices: options.notices, leave });
  return playLines(game, { ...options, store, saveAs: () => saveAs });
}
