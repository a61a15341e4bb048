import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What is of no use to a player: its history, and what tools make that only look at it. */
const NAMES = ['.git', '__pycache__', '.DS_Store'];

/** The journal of a tournament or a match. */
export const JOURNAL = 'games.jsonl';

/** Whether a folder holds a tournament or a match. */
export const isRunFolder = (path: string): boolean => existsSync(join(path, JOURNAL));

/** Whether something in a player's folder is no part of the player. Matches are often played there. */
export const isLeftOut = (path: string, isFolder: boolean): boolean =>
  NAMES.includes(basename(path)) || (isFolder && isRunFolder(path));
