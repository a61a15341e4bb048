import { withoutWorkingFolder } from '@dedalo/arena/program/working-folder';

const TAB = '    ';

/** The last lines of a log that are not empty. */
export const lastLines = (log: string, most: number): string[] =>
  log
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-most)
    .map((line) => withoutWorkingFolder(line).replaceAll('\t', TAB));
