import type { Collection } from './collection.ts';
import { drawnOrRle, formatTextLevels } from './write-text-levels.ts';

/** The .sok format: titles are lines of their own, moves follow their board. */
export const formatSok = (collection: Collection): string =>
  formatTextLevels(collection, { titled: (title, board) => [[title], board], board: drawnOrRle });
