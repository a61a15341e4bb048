import { keptMaze, readMaze } from '@dedalo/clients/logic-maze/keeping';
import { firstUnsolvedMaze } from '@dedalo/clients/logic-maze/progress';
import { type MazeSession, startMaze } from '@dedalo/clients/logic-maze/session';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { playPlainMaze } from './play.ts';

/** The first level that is not solved. */
export const playFromMenu = (store: Store, lines: TypedLines): Promise<void> =>
  play(keptMaze(store, startMaze(firstUnsolvedMaze(store.progress))), store, lines);

export function goOn(store: Store, lines: TypedLines, name: string): Promise<void> {
  const left = readMaze(store, name);
  if (left && 'session' in left) return play(left, store, lines);
  if (left) print(speech().client.runningBroken(left.aside));
  return playFromMenu(store, lines);
}

const play = (maze: MazeSession, store: Store, lines: TypedLines): Promise<void> =>
  playPlainMaze(maze, { saveAs: null, notices: store.settings.deadlockNotice, lines, store });
