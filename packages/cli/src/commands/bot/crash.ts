/** Languages whose last words are known. */
export const CRASHES = ['python', 'javascript', 'java'] as const;
export type Crash = (typeof CRASHES)[number];

const SIGNS: Readonly<Record<Crash, RegExp>> = {
  python: /^Traceback \(most recent call last\):|^\s*File ".*", line \d+/m,
  javascript: /^\s+at .*(?:\.[cm]?[jt]s|node:[\w/]+):\d+:\d+\)?$|^Node\.js v\d/m,
  java: /^Exception in thread |^\s+at [\w.$]+\([\w.]+\.java:\d+\)$|^Error: Could not find or load main class/m,
};

/** The language in which a program died, by what it left on standard error. */
export const crashIn = (log: string): Crash | undefined => CRASHES.find((language) => SIGNS[language].test(log));

const MOST_LINES = 8;

/** The folder in which a program runs is there for one game only: its files are known by their names. */
const WORKING_FOLDER = /[^\s"'(]*dedalo-game-[\w-]+\//g;

/** The last lines that say anything. */
export const lastLines = (log: string): string[] =>
  log
    .replaceAll(WORKING_FOLDER, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-MOST_LINES);
