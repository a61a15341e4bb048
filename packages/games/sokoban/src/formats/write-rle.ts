import type { Collection } from './collection.ts';
import { formatRleBoard } from './rle-board.ts';
import { formatTextLevels } from './write-text-levels.ts';

/** An XSB collection whose boards are one line each, in run lengths. */
export const formatRle = (collection: Collection): string =>
  formatTextLevels(collection, {
    titled: (title, board) => [[`; ${title}`, ...board]],
    board: (level) => [formatRleBoard(level)],
  });
