import type { GameId } from '@dedalo/catalogue';
import type { State } from '@dedalo/sokoban';
import { sokoban } from '@dedalo/sokoban';
import type { Client } from './client.ts';
import type { Picture } from './picture.ts';
import { sokobanPicture } from './sokoban/board.ts';

/** How the state of a game is painted where anybody may see all of it. */
export type Painter = (state: unknown, client: Client) => Picture;

export const PAINTERS: Readonly<Record<GameId, Painter>> = {
  sokoban: (state, { isAscii, hasColour }) =>
    sokobanPicture(
      sokoban.view(state as State, 'public'),
      { inside: (state as State).config.level.isInside },
      { isAscii, hasColour },
    ),
};
