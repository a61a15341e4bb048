/** Why a hand-in takes no part. What is said of each is in the words of the clients. */
export const ABSENT_CODES = [
  /** A file beside the folders of the hand-ins. */
  'stray-file',
  'no-bot-file',
  'bad-bot-file',
  'name-taken',
  /** Its bot.toml names another game. */
  'wrong-game',
  /** A class, in a game that classes do not play. */
  'no-classes',
  'no-folder',
  'too-large',
  'too-many-files',
  'cannot-copy',
  'build-not-started',
  'build-failed',
  'build-too-slow',
  /** What the command starts is not installed. */
  'no-command',
  /** A file that the command names. */
  'no-file',
  'not-executable',
  'bad-class',
  /** The program ended before it said hello. */
  'ended',
  'no-hello',
] as const;
export type AbsentCode = (typeof ABSENT_CODES)[number];
