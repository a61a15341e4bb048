import { counted } from '../../counted.ts';

const games = counted('en', { one: '# game', other: '# games' });
const alikePairs = counted('en', { one: '# pair of hand-ins has', other: '# pairs of hand-ins have' });
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
    'in-use': ({ pid }: { readonly pid: number }) => `something is being played in this folder (process ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `this folder holds something else (${found}). Choose another one with --out.`,
    'damaged-charter': () => 'tournament.json in this folder has been changed or damaged. --restart begins anew.',
    'old-charter': () =>
      'the tournament of this folder was begun by an older Dedalo, which drew the games from the seed. Finish it with that one, choose another folder with --out, or begin anew with --restart.',
    unusable: ({ reason }: { readonly reason: string }) => `this folder cannot be used (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `line ${line} of games.jsonl has been changed or damaged. Mend or remove that line, or begin anew with --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `this folder holds another tournament or match; it differs in ${differs.join(', ')}. Choose another one with --out, or begin anew with --restart.`,
  },
  /** Why somebody could not take part. */
  absent: {
    'stray-file': ({ place }: { readonly place: string }) =>
      `${place} is not a folder: put it, unpacked, into a folder of its own with a bot.toml.`,
    'no-bot-file': ({ place }: { readonly place: string }) =>
      `${place}/bot.toml is missing: write one that says at least command = "…".`,
    'bad-bot-file': ({ detail }: { readonly detail: string }) => `${detail} Correct that file.`,
    'name-taken': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml: another player is called ${detail} already. Choose another name.`,
    'wrong-game': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml says game = "${detail}", which is not played here. Hand in a player for this game.`,
    'no-classes': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml names a class, and classes do not play ${detail}. Give the command of a program.`,
    'no-folder': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} cannot be read (${detail}). Check its name and its permissions.`,
    'too-large': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} is too large (${detail}). Remove what the program does not need.`,
    'too-many-files': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} holds too many files (${detail}). Remove what the program does not need.`,
    'cannot-copy': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} could not be copied (${detail}). Check its permissions.`,
    'build-not-started': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: its build could not be started (${detail}). Install that program, or correct build in bot.toml.`,
    'build-failed': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: its build failed (${detail}). Correct what it says.`,
    'build-too-slow': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: its build took too long (${detail}). Build less, or hand in what is built.`,
    'no-command': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: ${detail} is not installed on this machine. Install it, or correct command in bot.toml.`,
    'no-file': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/${detail} is missing, which command in bot.toml names. Add the file, or correct the command.`,
    'not-executable': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/${detail} may not be executed. Give it that permission (chmod +x), or name its interpreter in command.`,
    'bad-class': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: its class cannot play. ${detail}`,
    ended: ({ place }: { readonly place: string }) =>
      `${place}: the program ended before it said hello. Correct what it says, and try it with dedalo bot check.`,
    'no-hello': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: it was started and did not say hello: it ${detail}. Try it with dedalo bot check.`,
  },
  absentTitle: 'Could not take part:',
  noTarget: (target: string) => `${target}: there is no such file or folder.`,
  untrusted: {
    off: 'Without a sandbox (it was turned off) hand-ins run with your rights: they could read and change your files, use the network and end other processes. Leave --no-sandbox or sandbox = false away, or add --trust if you trust all of them.',
    'no-bubblewrap':
      'Without a sandbox (bubblewrap is not installed) hand-ins run with your rights: they could read and change your files, use the network and end other processes. Install bubblewrap, or add --trust if you trust all of them.',
    'bubblewrap-fails':
      'Without a sandbox (bubblewrap does not work here) hand-ins run with your rights: they could read and change your files, use the network and end other processes. Use a machine on which bubblewrap works, or add --trust if you trust all of them.',
  },
  noGame: 'Which game? Give --game, the key game in tournament.toml, or the same game in every bot.toml.',
  commonGame: (game: string) => `every bot.toml says game = "${game}": that is played.`,
  noPlayers: (target: string) =>
    `${target}: there are no players: a folder of hand-ins has a sub-folder with a bot.toml for each, a file has tables [[player]].`,
  tooFewPlayers: 'Fewer than two players can play: there are no games.',
  nameTaken: (name: string) => `two players are called ${name}.`,
  oddGames: 'Games come in pairs with seats swapped: games must be an even number.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: nobody is called ${what.name}.${meant(what.meant)}`,
  unknownBeaten: (what: { readonly name: string; readonly meant?: string }) =>
    `grade: nobody is called ${what.name}, whom it says to beat.${meant(what.meant)}`,
  noChallenger: 'A gauntlet needs somebody who meets all others: give a challenger, or a bot that comes with the game.',
  everybodyChallenges: 'In a gauntlet somebody must be left whom the challengers can meet.',
  preparing: (name: string) => `preparing ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: ${games(what.done)} of ${what.of} are played already; going on from there.`,
  changes: {
    added: (name: string) => `${name} is new.`,
    changed: (name: string) => `${name} has changed; only games of its current version count.`,
    removed: (name: string) => `${name} no longer takes part; its games no longer count.`,
  },
  leads: (name: string) => `${name} leads`,
  left: (time: string) => `${time} left`,
  leftAtMost: (time: string) => `at most ${time} left`,
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
    grade: 'grade',
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
  secret: (secret: string) =>
    `The secret of the games: ${secret}. With --secret ${secret} and another --out they are played again.`,
  alike: (pairs: number) =>
    `${alikePairs(pairs)} half of their code or more in common: see same-code.csv and the report, and judge for yourself.`,
  superseded: (count: number) =>
    `${games(count)} of earlier versions and of players who left are kept in the folder and do not count.`,
  written: 'Written:',
  files: {
    report: 'the report',
    grades: 'the table for grading',
    sameCode: 'who has code in common',
    results: 'all results',
    replays: 'the replays',
  },
  noReport: (reason: string) => `the report could not be written (${reason}).`,
  cannotWrite: (reason: string) =>
    `the folder of the tournament cannot be written (${reason}). What is finished is kept; the same command goes on.`,
  noSuchGame: (what: { readonly id: string; readonly folder: string }) =>
    `${what.folder}: no game ${what.id} was played there; results.json lists them.`,
  notBegun: (folder: string) => `${folder}: no tournament was begun there.`,
  playedAgain: (folder: string) => `The replay and the logs: ${folder}`,
};
