import type { Watched } from '@dedalo/clients/sokoban/guide/guide';
import { go, linkTo } from '../../app/route.ts';
import type { Playing } from '../play-page.tsx';
import { levelPath } from '../sources.ts';

/** The solution that is being watched, beside the game from which it was asked for. */
export interface WatchedHere extends Watched {
  readonly title: string;
  /** The address of the level. */
  readonly link: string;
}

export const watched: { now: WatchedHere | undefined } = { now: undefined };

/** Solves the level from where it stands, and shows how. What could not be found is said under the board. */
export async function watchFromHere({ play, guide }: Playing): Promise<void> {
  const found = await guide.watch();
  if (!found) return;
  const path = (play.origin && levelPath(play.origin)) ?? ['sokoban', 'continue'];
  watched.now = { ...found, title: play.title(), link: linkTo(path) };
  go(linkTo([...path, 'watch', 'here']));
}
