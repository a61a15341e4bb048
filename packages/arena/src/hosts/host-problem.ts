/** Why a class cannot play, before any game. */
export type HostProblem =
  /** A program that is needed is not installed, or is too old. */
  | { readonly code: 'no-javac' }
  | { readonly code: 'no-java' }
  | { readonly code: 'old-java' }
  | { readonly code: 'no-python' }
  /** A class of Java by its name, and no place to look for it. */
  | { readonly code: 'no-classpath'; readonly name: string }
  /** The folder where the compiled host is kept cannot be written. */
  | { readonly code: 'no-cache'; readonly folder: string; readonly reason: string }
  /** The file, folder or archive is not there. */
  | { readonly code: 'no-place'; readonly place: string }
  | { readonly code: 'compile-failed'; readonly place: string; readonly log: string }
  | { readonly code: ClassProblem; readonly says: string; readonly found: readonly string[] }
  /** The host did not answer; `log` is what it wrote. */
  | { readonly code: 'no-answer'; readonly says: string; readonly log: string };

/** What hosts answer to a hello instead of a name. */
export const CLASS_PROBLEMS = [
  'no-class',
  'no-player',
  'several-players',
  'not-a-player',
  'no-methods',
  'no-constructor',
  'broken',
] as const;
export type ClassProblem = (typeof CLASS_PROBLEMS)[number];
