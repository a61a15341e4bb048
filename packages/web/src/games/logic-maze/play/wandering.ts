import { Bookmarks } from '@dedalo/clients/bookmarks/bookmarks';
import { logicMazeFacts } from '@dedalo/clients/logic-maze/facts';
import { keptMaze } from '@dedalo/clients/logic-maze/keeping';
import { LogicMazePlay } from '@dedalo/clients/logic-maze/logic-maze-play';
import { type MazeOrigin, startMaze } from '@dedalo/clients/logic-maze/session';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import { WebController } from '../../../game/web-controller.ts';
import { store } from '../../../store/game-store.ts';
import type { Labyrinth } from '../../../labyrinth/labyrinth.ts';
import { clientContext } from '../../../store/client-context.ts';
import { Adviser } from './adviser.ts';
import { hear } from './hear.ts';

/** Everything that belongs to one logic maze being played. */
export interface Wandering {
  readonly play: LogicMazePlay;
  readonly controller: WebController<LogicMazeTypes>;
  readonly adviser: Adviser;
  readonly bookmarks: Bookmarks<LogicMazeTypes>;
  /** The picture of the board, once it exists. */
  board: Labyrinth | undefined;
}

export function openMaze(origin: MazeOrigin): Wandering {
  const play = new LogicMazePlay(clientContext, keptMaze(store, startMaze(origin)));
  const controller = new WebController<LogicMazeTypes>(play, (happening) => hear(play, happening));
  const bookmarks = new Bookmarks({ play, facts: logicMazeFacts, context: clientContext });
  return { play, controller, adviser: new Adviser(), bookmarks, board: undefined };
}
