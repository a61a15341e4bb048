import type { Collection } from './collection.ts';
import { drawnOrRle, formatTextLevels } from './write-text-levels.ts';

/** A plain XSB collection: `; title` on the line above the board. Games follow as in .sok. */
export const formatXsb = (collection: Collection): string =>
  formatTextLevels(collection, { titled: (title, board) => [[`; ${title}`, ...board]], board: drawnOrRle });
