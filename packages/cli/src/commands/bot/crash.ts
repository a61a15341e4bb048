/** Languages whose error output is understood. */
const CRASHES = ['python', 'javascript', 'java'] as const;
export type Crash = (typeof CRASHES)[number];

const SIGNS: Readonly<Record<Crash, RegExp>> = {
  python: /^Traceback \(most recent call last\):|^\s*File ".*", line \d+/m,
  javascript: /^\s+at .*(?:\.[cm]?[jt]s|node:[\w/]+):\d+:\d+\)?$|^Node\.js v\d/m,
  java: /^Exception in thread |^\s+at [\w.$]+\([\w.]+\.java:\d+\)$|^Error: Could not find or load main class/m,
};

/** The language of a program that died, recognised by its standard error. */
export const crashIn = (log: string): Crash | undefined => CRASHES.find((language) => SIGNS[language].test(log));

/** How interpreters and shells report a missing file. */
const MISSING_FILE =
  /No such file or directory|Cannot find (?:module|package) '|Could not find or load main class|Unable to access jarfile/;

/** Whether a program died because a file is missing: that of its command, or one that it loads. */
export const isFileMissing = (log: string): boolean => MISSING_FILE.test(log);
