import { counted } from '../../counted.ts';

const games = counted('en', { one: '# game', other: '# games' });
const meant = (word: string | undefined): string => (word === undefined ? '' : ` Did you mean ${word}?`);

/** What the command `tournament` says. */
export const tournament = {
  /** What is wrong with a file; its name and the place stand before it. */
  file: {
    unreadable: () => 'it cannot be read.',
    'not-toml': ({ detail }: { readonly detail: string }) => `this is not TOML: ${detail}.`,
    'unknown-key': (what: { readonly key: string; readonly known: readonly string[]; readonly meant?: string }) =>
      `there is no key ${what.key} here; there are ${what.known.join(', ')}.${meant(what.meant)}`,
    'missing-key': ({ key }: { readonly key: string }) => `the key ${key} is missing.`,
    'bad-value': ({ key, values }: { readonly key: string; readonly values: string }) => `${key} must be ${values}.`,
    'name-taken': ({ name }: { readonly name: string }) => `another player is called ${name} already.`,
    'bad-command': ({ key, detail }: { readonly key: string; readonly detail: string }) =>
      `${key} is no command line (${detail}).`,
    'either-or': ({ key, other }: { readonly key: string; readonly other: string }) =>
      `${key} and ${other} do not go together.`,
  },
  /** Why the folder of a tournament cannot be used. */
  folder: {
    'in-use': ({ pid }: { readonly pid: number }) => `a tournament is being played in this folder (process ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `this folder holds something else (${found}). Choose another one with --out.`,
    'damaged-charter': () => 'tournament.json in this folder has been changed or damaged. --restart begins anew.',
    unusable: ({ reason }: { readonly reason: string }) => `this folder cannot be used (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `line ${line} of games.jsonl has been changed or damaged. Mend or remove that line, or begin anew with --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `this folder holds another tournament; it differs in ${differs.join(', ')}. Choose another one with --out, or begin anew with --restart.`,
  },
  /** Why somebody could not take part. */
  absent: {
    'bad-bot-file': 'its bot.toml is wrong',
    'no-folder': 'its folder cannot be read',
    'too-large': 'its folder is too large',
    'too-many-files': 'its folder holds too many files',
    'cannot-copy': 'its folder could not be copied',
    'build-not-started': 'its build could not be started',
    'build-failed': 'its build failed',
    'build-too-slow': 'its build took too long',
  },
  absentTitle: 'Could not take part:',
  noTarget: (target: string) => `${target}: there is no such file or folder.`,
  noGame: 'Which game? Give --game, or the key game in tournament.toml.',
  noPlayers: (target: string) =>
    `${target}: there are no players: a folder of hand-ins has a sub-folder with a bot.toml for each, a file has tables [[player]].`,
  tooFewPlayers: 'Fewer than two players can play: there are no games.',
  nameTaken: (name: string) => `two players are called ${name}.`,
  oddGames: 'Games come in pairs with seats swapped: games must be an even number.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: nobody is called ${what.name}.${meant(what.meant)}`,
  noChallenger: 'A gauntlet needs somebody who meets all others: give a challenger, or a bot that comes with the game.',
  everybodyChallenges: 'In a gauntlet somebody must be left whom the challengers can meet.',
  preparing: (name: string) => `preparing ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: ${games(what.done)} of ${what.of} are played already; going on from there.`,
  changed: (name: string) =>
    `${name} was changed after the tournament began; what was copied then goes on playing. --restart begins anew.`,
  leads: (name: string) => `${name} leads`,
  left: (time: string) => `${time} left`,
  stopped: (what: { readonly done: number; readonly of: number; readonly command: string }) =>
    `stopped after ${games(what.done)} of ${what.of}. The same command goes on from there: ${what.command}`,
  formats: {
    'round-robin': 'round robin',
    swiss: 'Swiss system',
    knockout: 'knock-out',
    gauntlet: 'gauntlet',
  },
  headline: (what: {
    readonly title: string;
    readonly format: string;
    readonly games: number;
    readonly seed: string;
  }) => `${what.title}: ${what.format}, ${games(what.games)}, seed ${what.seed}`,
  heads: {
    rank: '#',
    name: 'name',
    points: 'points',
    games: 'games',
    wins: 'won',
    draws: 'drawn',
    losses: 'lost',
    forfeits: 'forfeits',
    rating: 'rating ± 95 %',
    buchholz: 'Buchholz',
    outIn: 'out in round',
  },
  crossTitle: 'Points of the row against the column:',
  lot: (what: { readonly winner: string; readonly loser: string; readonly round: number }) =>
    `Round ${what.round}: ${what.winner} and ${what.loser} were equal to the end; the seed drew ${what.winner}.`,
  written: 'Written:',
  files: { report: 'the report', grades: 'the table for grading', results: 'all results', replays: 'the replays' },
  noReport: (reason: string) => `the report could not be written (${reason}).`,
  cannotWrite: (reason: string) =>
    `the folder of the tournament cannot be written (${reason}). What is finished is kept; the same command goes on.`,
  noSuchGame: (what: { readonly id: string; readonly folder: string }) =>
    `${what.folder}: no game ${what.id} was played there; results.json lists them.`,
  notBegun: (folder: string) => `${folder}: no tournament was begun there.`,
  playedAgain: (folder: string) => `The replay and the logs: ${folder}`,
};
