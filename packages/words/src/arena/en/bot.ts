import { counted } from '../../counted.ts';

const actions = counted('en', { one: '# action', other: '# actions' });
const answers = counted('en', { one: '# answer', other: '# answers' });

export interface Meant {
  readonly field: string;
  readonly meaning: string;
}

const legalReturn =
  'position() returns an empty cell of your own four rows: row and column. move() returns the cell of one of your pieces, a direction (1 forward, 2 back, 3 left, 4 right) and as many steps as that piece can take there.';

/** What whoever writes a player is told about a program that was checked. */
export const bot = {
  noGame: 'Which game? Give --game, or game = "…" in the bot.toml of the folder.',
  noProgram: (name: string) =>
    `${name} is a bot that comes with the game. Give the command of a program, such as "python3 my_bot.py" or ./my_bot.`,
  stopped: 'stopped before the check was over.',
  gameBegins: (what: { readonly game: number; readonly games: number; readonly seat: number }) =>
    `Game ${what.game} of ${what.games}, the program in seat ${what.seat}:`,
  fine: (name: string) => `${name} keeps to the protocol.`,
  played: (what: {
    readonly game: number;
    readonly seat: number;
    readonly result: string;
    readonly ending: string;
    readonly actions: number;
  }) => `game ${what.game}, seat ${what.seat}: ${what.result}, ${what.ending} (${actions(what.actions)})`,
  results: { win: 'won', draw: 'nobody won', loss: 'lost' },
  answers: (what: {
    readonly answers: number;
    readonly mean: string;
    readonly longest: string;
    readonly limit: string;
  }) =>
    `${answers(what.answers)}: ${what.mean} on average, ${what.longest} at most; ${what.limit} are allowed for a move`,
  warning: (text: string) => `warning: ${text}`,
  warnings: {
    'slow-end':
      'it was still running 0.3 s after its input had been closed, and was ended. When there is no more line to read, end the program.',
    'stray-fields': (fields: string) => `nobody reads these fields of its answers: ${fields}. Is a name misspelt?`,
    'near-limit': (what: { readonly turn: number; readonly took: string; readonly limit: string }) =>
      `answer ${what.turn} took ${what.took} of ${what.limit}: on a slower machine that may be too long.`,
    'much-log': (what: { readonly written: string; readonly limit: string }) =>
      `it wrote ${what.written} kB to standard error in a game; at ${what.limit} kB it loses.`,
  },
  next: (command: string) => `Next: ${command}`,
  faulty: (what: { readonly name: string; readonly game: number; readonly seat: number; readonly what: string }) =>
    `${what.name}, game ${what.game}, seat ${what.seat}: it ${what.what}.`,
  asked: (message: number) => `Message ${message} of the arena was:`,
  said: 'The program said:',
  saidNothing: 'The program said nothing.',
  inSandbox:
    'It ran in a sandbox: there is no network, and nothing but the system and its own folder. To see whether that is the reason, add --no-sandbox.',
  wrong: 'What is wrong:',
  expected: 'What was expected, for example:',
  advice: 'What to do:',
  log: 'Standard error ended with:',
  crashed: {
    python: 'It ended with an error of Python; standard error ended with:',
    javascript: 'It ended with an error of JavaScript; standard error ended with:',
    java: 'It ended with an error of Java; standard error ended with:',
  },
  again: 'To see every message:',
  notStarted: {
    ENOENT: (what: string) => `there is no such program: ${what}`,
    EACCES: (what: string) => `it is there, but may not be executed: ${what}`,
  },
  refused: (sentence: string) => `The rules refuse it: ${sentence}`,
  late: {
    'too-slow': (time: string) => `Nothing came within ${time}.`,
    'half-line': (time: string) => `Within ${time} only a part of a line came: its end is missing.`,
  },
  misreadings: {
    'no-object': 'It is JSON, but no object: an answer stands in braces.',
    'missing-field': ({ field, meaning }: Meant) => `The field "${field}" is missing: ${meaning}.`,
    'bad-field': ({ field, meaning }: Meant) => `The field "${field}" is not as it should be: ${meaning}.`,
    'other-turn': (what: { readonly said: number; readonly asked: number }) =>
      `It answers turn ${what.said}, and was asked for turn ${what.asked}: repeat the turn of the message.`,
  },
  fields: {
    name: 'a text of 1 to 80 characters, what the program is called',
    version: 'a text of at most 40 characters',
    wants: 'a list of "legal", "events", "board" and "rematch", as many of them as you like',
    turn: 'a whole number, the turn of the message',
    action: 'a text of at most 200 characters, the action as docs/protocol.md writes it',
  },
  advices: {
    'not-started':
      'Try the command by itself in this folder. Is the program installed, is its name right, may it be executed? A single word is a bot of ours: a program without arguments is written ./my_bot.',
    exited:
      'Keep the program running until its input ends: read line after line in a loop. If it broke, the reason is in its standard error.',
    'missing-file':
      'A file was not found; the last lines of standard error name it. Is the path in the command right, from the folder in which you stand? Does the program load a file that is not in that folder?',
    'too-slow':
      'Is the line sent at once? Flush after every answer: print(…, flush=True) in Python, System.out.flush() in Java, fflush(stdout) in C. Does it wait for a second line before it answers? If it thinks too long, keep to the clock of the message.',
    'half-line': 'End every answer with a line end and flush: print(…, flush=True), System.out.println(…).',
    'not-json':
      'Standard output is for answers only: print debug text to standard error, print(…, file=sys.stderr) in Python, console.error in JavaScript, System.err in Java. Write JSON with a library: texts and names stand in double quotes.',
    'wrong-answer': 'Answer a hello with your name and an act with its turn and your action, one object in one line.',
    'unasked-line':
      'Answer a hello and an act with one line each, and start, events and end with none. Print debug text to standard error.',
    'line-too-long': 'An answer is short: do not send the view back, and end every answer with a line end.',
    'log-too-long': 'Write less to standard error: a line a move is enough.',
    'too-much-memory': 'Keep less in memory, or allow more with --memory; Java takes -Xmx256m.',
    'too-many-processes': 'Do the work in the program itself, in one process with few threads.',
    'too-much-disk':
      'Write less, or delete what is no longer needed: its folder holds 64 MB with its own files, and 10,000 files.',
    'unknown-action':
      'Write the action as the game does. With "wants": ["legal"] in the hello every act lists all actions that would be accepted: choose one of them.',
    'illegal-action':
      'With "wants": ["legal"] in the hello every act lists all actions that would be accepted: choose one of them.',
    resigned: 'It gave up by itself: null or None from move() means that.',
    threw:
      'The exception and its stack trace are in standard error: the first line of the trace that names your own file is the place.',
    malformed:
      'Return what the method promises: position() row and column, move() row, column, direction and number of steps.',
  },
  /** In place of these, where the player is a class. */
  classAdvices: {
    exited:
      'A class does not end its process: return from the method, and call neither System.exit() nor process.exit(). If it broke, the reason is in its standard error.',
    'missing-file':
      'A file was not found; the last lines of standard error name it. Does the class load a file that is not in its folder?',
    'too-slow':
      'The method did not return in time. Is there a loop that never ends? If it thinks too long, let it search less, or allow more with --move-time.',
    'too-much-memory': 'Keep less in memory, or allow more with --memory.',
    'unknown-action': legalReturn,
    'illegal-action': legalReturn,
  },
};
