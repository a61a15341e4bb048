/** What a program did wrong, after its name: "my_bot …". Codes are those of the arena's faults. */
export const faults = {
  'not-started': 'could not be started',
  exited: 'ended by itself in the middle of the game',
  'too-slow': 'did not answer in time',
  'half-line': 'did not finish its line in time (the line end or a flush is missing)',
  'not-json': 'said something that is not JSON',
  'wrong-answer': 'answered something other than what was asked',
  'unasked-line': 'said a line that nobody had asked for',
  'line-too-long': 'said a line that is too long',
  'log-too-long': 'wrote too much to standard error',
  'too-much-memory': 'used too much memory',
  'too-many-processes': 'started too many processes',
  'unknown-action': 'said something that is no action of this game',
  'illegal-action': 'did something against the rules',
} as const;
