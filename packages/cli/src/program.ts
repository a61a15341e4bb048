import { nearest } from '@dedalo/grid';
import { readFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { LANGUAGES } from '@dedalo/words';
import { CLI_GAMES } from './games/index.ts';
import { offer } from './offered-values.ts';
import { learnWords } from './speech.ts';
import { UsageError } from './usage.ts';

interface Entry {
  readonly name: string;
  readonly summary: string;
  /** Loaded only when it is used: loading takes most of the time of a start. */
  readonly load: () => Promise<Command>;
}

/** What games bring of their own. */
const OF_GAMES: readonly Entry[] = CLI_GAMES.flatMap(({ id, commands }) =>
  commands ? [{ name: id, summary: commands.summary, load: () => commands.load() }] : [],
);

const ENTRIES: readonly Entry[] = [
  {
    name: 'play',
    summary: 'play a game',
    load: async () => (await import('./commands/play/index.ts')).playCommand(),
  },
  {
    name: 'today',
    summary: 'the challenges of today, and what came out of them',
    load: async () => (await import('./commands/today.ts')).todayCommand(),
  },
  {
    name: 'history',
    summary: 'the games that you have ended: find, watch and count them',
    load: async () => (await import('./commands/history.ts')).historyCommand(),
  },
  {
    name: 'replay',
    summary: 'watch a recorded game, or prove it',
    load: async () => (await import('./commands/replay.ts')).replayCommand(),
  },
  ...OF_GAMES,
  {
    name: 'simulate',
    summary: 'let bots play many games',
    load: async () => (await import('./commands/simulate/index.ts')).simulateCommand(),
  },
  {
    name: 'match',
    summary: 'let two players meet, bots or programs, and say who is better',
    load: async () => (await import('./commands/match.ts')).matchCommand(),
  },
  {
    name: 'tournament',
    summary: 'play out a contest, from a folder of hand-ins to the grades',
    load: async () => (await import('./commands/tournament/index.ts')).tournamentCommand(),
  },
  {
    name: 'bot',
    summary: 'write a player of your own: begin it, check it, and what it is told',
    load: async () => (await import('./commands/bot/index.ts')).botCommand(),
  },
  {
    name: 'bots',
    summary: 'list the players that come with the games',
    load: async () => (await import('./commands/bots.ts')).botsCommand(),
  },
  {
    name: 'laboratory',
    summary: 'watch mazes grow and searches find their way',
    load: async () => (await import('./commands/laboratory.ts')).laboratoryCommand(),
  },
  { name: 'maze', summary: 'make a maze', load: async () => (await import('./commands/maze.ts')).mazeCommand() },
  {
    name: 'path',
    summary: 'find a shortest path on a map',
    load: async () => (await import('./commands/path.ts')).pathCommand(),
  },
  {
    name: 'take-along',
    summary: 'all that is yours as one file, out and in',
    load: async () => (await import('./commands/take-along.ts')).takeAlongCommand(),
  },
  {
    name: 'completion',
    summary: 'complete commands and options in your shell with Tab',
    load: async () => (await import('./commands/completion/index.ts')).completionCommand(createWholeProgram),
  },
  {
    name: 'serve',
    summary: 'serve the browser client',
    load: async () => (await import('./commands/serve.ts')).serveCommand(),
  },
];

const version = (): string => {
  const { version: found } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return found;
};

function unknownCommand(program: Command): never {
  const [word = ''] = program.args;
  const known = program.commands.map((command) => command.name());
  const meant = nearest(word, known);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new UsageError(`there is no command ${word}; there are ${known.join(', ')}.${hint}`);
}

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)];

/** The program for some arguments: only the command that they name is complete. */
export function createProgram(args: readonly string[]): Promise<Command> {
  const [wanted, helped] = args.filter((arg) => !arg.startsWith('-'));
  return programWith((name) => name === wanted || (wanted === 'help' && name === helped));
}

/** The program with all its commands. */
export const createWholeProgram = (): Promise<Command> => programWith(() => true);

async function programWith(isWanted: (name: string) => boolean): Promise<Command> {
  const program = new Command('dedalo')
    .description('Games on a grid. Without a command it shows its menu.')
    .version(version(), '-V, --version', 'print the version')
    .addOption(
      offer(
        new Option('--lang <code>', 'speak en, it, pt or el (default: as the settings or the system say)'),
        () => LANGUAGES,
      ),
    )
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo
  dedalo play sokoban
  dedalo today
  dedalo replay game.replay
  dedalo sokoban check levels.sok
  dedalo sokoban solve levels.sok
  dedalo pokelabirinto odds Charmander Bulbasaur
  dedalo race check my-race --watch
  dedalo stratego console --games 1 --verbose
  dedalo theseus solve --seed 7
  dedalo simulate pokelabirinto --games 100 --seed 1
  dedalo match stratego "python3 my_bot.py" rules --games 100
  dedalo bot new my-bot --game stratego
  dedalo bot check "python3 my_bot.py" --game stratego
  dedalo maze --rows 31 --cols 71 --algorithm wilson --solution
  dedalo path --map maze.txt --from 1,1 --to 39,19 --json

Exit codes: 0 done, 1 the answer is no, 2 wrong use. DEDALO_DEBUG=1 shows where an error comes from.`,
    )
    .action(async () => {
      if (program.args.length > 0) unknownCommand(program);
      const { home } = await import('./commands/home.ts');
      await home();
    });
  for (const { name, summary, load } of ENTRIES) {
    program.addCommand(isWanted(name) ? await load() : new Command(name).summary(summary));
  }
  for (const command of withSubcommands(program)) {
    command
      .helpOption('-h, --help', 'print this help')
      .helpCommand('help [command]', 'print the help of a command')
      .showSuggestionAfterError()
      .configureHelp({ sortSubcommands: false })
      .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'dedalo: ')) })
      .allowExcessArguments(false)
      .exitOverride();
    if (command.commands.length === 0) command.helpCommand(false);
  }
  return program.allowExcessArguments(true).hook('preAction', async () => void (await learnWords()));
}
