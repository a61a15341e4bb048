import { withoutWorkingFolder } from '../../program/working-folder.ts';

const MOST_LINES = 8;
const LONGEST_LINE = 200;

/** The few lines of a log that say what went wrong: all of a short one, else from its first error on. */
export function firstLines(log: string, folder: string): string[] {
  const lines = log
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    // Where in Node itself something was thrown says nothing of the program.
    .filter((line) => line !== '' && !line.includes('node:internal/'));
  const error = lines.findIndex((line) => /error|exception/i.test(line));
  // What stands before an error often says where it is.
  const start = lines.length <= MOST_LINES ? 0 : Math.max(0, error - 2);
  return lines.slice(start, start + MOST_LINES).map((line) => shorten(withoutFolders(line, folder)));
}

/** Its author knows neither the copy of the hand-in nor the folder of a game. */
const withoutFolders = (line: string, folder: string): string =>
  withoutWorkingFolder(line).replaceAll(`${folder}/`, '');

function shorten(line: string): string {
  const letters = [...line];
  return letters.length <= LONGEST_LINE ? line : `${letters.slice(0, LONGEST_LINE - 1).join('')}…`;
}
