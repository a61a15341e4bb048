import type { Any } from '../words.ts';
import type { en } from './en/index.ts';

/** Everything that the arena's commands and its report say. Not part of `Words`: no game screen needs it. */
export type ArenaWords = Any<typeof en>;
