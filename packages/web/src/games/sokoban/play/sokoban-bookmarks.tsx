import type { JSX } from 'preact';
import { BookmarksDialog } from '../../../game/bookmarks-dialog.tsx';
import { LevelPicture } from '../board/level-picture.tsx';
import type { Playing } from './play-page.tsx';

interface SokobanBookmarksProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

/** The bookmarks of the level that is played. */
export const SokobanBookmarks = ({ playing, onClose }: SokobanBookmarksProps): JSX.Element => (
  <BookmarksDialog
    bookmarks={playing.bookmarks}
    controller={playing.controller}
    picture={(state) => <LevelPicture level={state.config.level} position={state} width={100} height={70} />}
    onClose={onClose}
  />
);
