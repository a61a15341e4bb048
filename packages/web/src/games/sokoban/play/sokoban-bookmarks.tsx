import { Bookmarks } from '@dedalo/clients/bookmarks/bookmarks';
import { sokobanFacts } from '@dedalo/clients/sokoban/facts';
import type { SokobanTypes } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { BookmarksDialog } from '../../../game/bookmarks-dialog.tsx';
import { clientContext } from '../../../store/client-context.ts';
import { LevelPicture } from '../board/level-picture.tsx';
import type { Playing } from './play-page.tsx';

const known = new WeakMap<Playing, Bookmarks<SokobanTypes>>();

/** They stay: what was verified once is not played again. */
export function bookmarksOf(playing: Playing): Bookmarks<SokobanTypes> {
  const { play } = playing;
  const bookmarks = known.get(playing) ?? new Bookmarks({ play, facts: sokobanFacts, context: clientContext });
  known.set(playing, bookmarks);
  return bookmarks;
}

interface SokobanBookmarksProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

/** The bookmarks of the level that is played. */
export const SokobanBookmarks = ({ playing, onClose }: SokobanBookmarksProps): JSX.Element => (
  <BookmarksDialog
    bookmarks={bookmarksOf(playing)}
    controller={playing.controller}
    picture={(state) => <LevelPicture level={state.config.level} position={state} width={100} height={70} />}
    onClose={onClose}
  />
);
