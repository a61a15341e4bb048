import type { Watched } from '@dedalo/clients/sokoban/guide/guide';
import { go, linkTo } from '../../../app/route.ts';
import type { Playing } from '../play/play-page.tsx';
import { levelPath } from '../sources.ts';

/** The solution being watched, and the game that asked for it. */
export interface WatchedHere extends Watched {
  readonly title: string;
  /** The address of the level. */
  readonly link: string;
}

export const watched: { now: WatchedHere | undefined } = { now: undefined };

/** Solves the level from the current position, and shows the solution. A failure is shown under the board. */
export async function watchFromHere(playing: Playing): Promise<void> {
  const found = await playing.guide.watch();
  if (found) watch(playing, found);
}

/** A solution of the level from its start. */
export const watchRecord = (playing: Playing, record: Watched['record']): void =>
  watch(playing, { record, position: 0 });

function watch({ play }: Playing, found: Watched): void {
  const path = (play.origin && levelPath(play.origin)) ?? ['sokoban', 'continue'];
  watched.now = { ...found, title: play.title(), link: linkTo(path) };
  go(linkTo([...path, 'watch', 'here']));
}
