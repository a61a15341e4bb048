import { counted } from '../../counted.ts';

const games = counted('en', { one: '# game', other: '# games' });
const pairs = counted('en', { one: '# pair', other: '# pairs' });
const replays = counted('en', {
  one: '# replay, played again and found to hold',
  other: '# replays, each played again and found to hold',
});
const draws = counted('en', { one: '# draw', other: '# draws' });

/** What is said of players who are typed, and of series. */
export const match = {
  badCommand: {
    'open-quote': 'a quote is opened and not closed.',
    'lonely-backslash': 'nothing follows the last backslash.',
  },
  noPlayer: 'A player is missing: an empty text is neither a bot nor a program.',
  unknownPlayer: (what: { readonly name: string; readonly bots: readonly string[]; readonly meant?: string }) =>
    `there is no bot ${what.name} here; there are ${what.bots.join(', ')}.${what.meant === undefined ? '' : ` Did you mean ${what.meant}?`} A program is written as a command, such as "python3 my_bot.py" or ./my_bot.`,
  badOptions: (what: { readonly word: string; readonly takes: readonly string[] }) =>
    `${what.word}: after a colon stands nodes=5000 (steps for a move) or ms=100 (milliseconds for a move).${what.takes.length === 0 ? '' : ` This bot also takes ${what.takes.join(', ')}.`}`,
  unknownGame: (what: { readonly game: string; readonly games: readonly string[]; readonly meant?: string }) =>
    `there is no game ${what.game}; there are ${what.games.join(', ')}.${what.meant === undefined ? '' : ` Did you mean ${what.meant}?`}`,
  wrongSeat: (what: { readonly bot: string; readonly seat: number; readonly bots: readonly string[] }) =>
    `${what.bot} cannot sit in seat ${what.seat}, and in a match each plays in both; those that can are ${what.bots.join(', ')}.`,
  tooManySeats: (seats: number) => `this game has ${seats} seats; a match is for games of one or two.`,
  oddGames: 'Games come in pairs with seats swapped: --games must be an even number.',
  noSandbox: {
    'no-bubblewrap':
      'Bubblewrap (bwrap) is not installed, so programs cannot be shut in. Install it, or use --no-sandbox for programs that you trust.',
    'bubblewrap-fails':
      'Bubblewrap (bwrap) does not work on this system, so programs cannot be shut in. Use --no-sandbox for programs that you trust.',
  },
  /** Why there is no sandbox, and what is not protected then. */
  unprotected: {
    off: 'programs run without a sandbox (it was turned off): they can read and change your files, use the network and end other processes.',
    'no-bubblewrap':
      'programs run without a sandbox (bubblewrap is not installed): they can read and change your files, use the network and end other processes.',
    'bubblewrap-fails':
      'programs run without a sandbox (bubblewrap does not work here): they can read and change your files, use the network and end other processes.',
  },
  atHello: 'at the hello',
  atTurn: (turn: number) => `at answer ${turn}`,
  line: (line: string) => `it said: ${line}`,
  running: (what: { readonly wins: number; readonly draws: number; readonly losses: number }) =>
    `${what.wins} won, ${what.draws} drawn, ${what.losses} lost`,
  stopped: (what: { readonly done: number; readonly of: number }) => `stopped after ${games(what.done)} of ${what.of}.`,
  nothingPlayed: 'No game was finished.',
  result: (what: {
    readonly games: number;
    readonly a: string;
    readonly b: string;
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
  }) => `${games(what.games)}: ${what.a} won ${what.wins}, ${what.b} won ${what.losses}, ${draws(what.draws)}.`,
  score: (what: { readonly a: string; readonly share: string; readonly pairs: number }) =>
    `${what.a} has ${what.share} of the points, in ${pairs(what.pairs)} of games on the same seed with seats swapped.`,
  soloScore: (what: { readonly a: string; readonly share: string }) =>
    `${what.a} has ${what.share} of the points; each played every course alone, on the same seed.`,
  pentanomial: (pairs: readonly string[]) => `Pairs by result (LL, LD, WL or DD, WD, WW): [${pairs.join(', ')}].`,
  elo: (what: { readonly elo: string; readonly low: string; readonly high: string }) =>
    `Elo difference ${what.elo}, with 95 % certainty between ${what.low} and ${what.high}.`,
  forfeitsOnly: 'Every game was lost by a fault: that says nothing about who is stronger.',
  los: (what: { readonly a: string; readonly share: string }) =>
    `The probability that ${what.a} is the stronger one is ${what.share}.`,
  repeated: (what: { readonly different: number; readonly pairs: number }) =>
    `Only ${what.different} of the ${pairs(what.pairs)} are different: these players leave nothing to chance, and the same games again prove nothing more, so that the interval is too narrow.`,
  early:
    'The test ended the series early: such a difference looks larger than it is, and the interval holds the truth in 9 of 10 series only.',
  sprt: {
    accepted: (what: { readonly a: string; readonly elo: string }) =>
      `SPRT: yes. ${what.a} is stronger by ${what.elo} Elo or more.`,
    rejected: (what: { readonly a: string; readonly elo: string }) =>
      `SPRT: no. ${what.a} is stronger by ${what.elo} Elo at most.`,
    open: () => 'SPRT: not decided yet.',
    forfeitsOnly: 'SPRT: nothing is concluded, because every game was lost by a fault.',
    why: (what: {
      readonly llr: string;
      readonly lower: string;
      readonly upper: string;
      readonly elo0: string;
      readonly elo1: string;
      readonly pairs: number;
      readonly alpha: string;
      readonly beta: string;
    }) =>
      `After ${pairs(what.pairs)} the logarithm of how much better ${what.elo1} Elo explain them than ${what.elo0} is ${what.llr}; yes at ${what.upper}, no at ${what.lower} (wrong yes ${what.alpha}, wrong no ${what.beta}).`,
  },
  timeHeads: ['time for a move', 'asked', 'mean', 'longest', 'from the bank'],
  forfeits: (what: { readonly name: string; readonly games: number }) =>
    `${what.name} lost ${games(what.games)} by its own fault:`,
  kept: (what: { readonly folder: string; readonly replays: number }) => `${replays(what.replays)}: ${what.folder}`,
  keptLogs: (folder: string) => `The logs of programs: ${folder}`,
  again: 'Games to look at, and what plays each again:',
  more: (what: { readonly games: number; readonly file: string }) => `… and ${games(what.games)} more: ${what.file}`,
  banked: (what: { readonly name: string; readonly time: string }) => `${what.name} took ${what.time} from its bank`,
  brokenReplay: 'the replay does not hold',
  noHello: (fault: string) => `${fault}. A program that does not answer the hello cannot play: the match has ended.`,
  logOf: (file: string) => `Its log (${file}):`,
  noLog: 'It wrote nothing to standard error.',
  unknownGameId: (text: string) => `--game ${text}: a game is called by its pair and a or b, such as 12a.`,
  course: (title: string) => `Course: ${title}`,
  seat: (what: { readonly seat: number; readonly name: string }) => `Seat ${what.seat}: ${what.name}`,
  soloPlayer: (name: string) => `${name} plays alone.`,
};
