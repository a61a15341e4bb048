import { isAbsolute, join, resolve, sep } from 'node:path';

/**
 * A command whose paths mean the same from any folder: words such as `../my_bot.py` become whole paths, because a program
 * runs in a working folder of its own. What lies below the folder is found by its name in the working folder too.
 */
export const rootCommand = (words: readonly string[], folder: string): readonly string[] =>
  words.map((word) => (leadsOut(word) ? resolve(folder, word) : word));

const leadsOut = (word: string): boolean => !isAbsolute(word) && join(word).split(sep)[0] === '..';
