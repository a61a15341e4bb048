import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { mazeCommand } from './commands/maze.ts';
import { pathCommand } from './commands/path.ts';
import { playCommand } from './commands/play/index.ts';
import { replayCommand } from './commands/replay.ts';
import { sokobanCommand } from './commands/sokoban/index.ts';
import { welcome } from './commands/welcome.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage.ts';

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

export function createProgram(): Command {
  const program = new Command('dedalo')
    .description('Games on a grid. Without a command it carves a maze and solves it.')
    .version(version(), '-V, --version', 'print the version')
    .addHelpText(
      'after',
      `
Examples:
  dedalo
  dedalo play sokoban --plain
  dedalo replay game.replay
  dedalo sokoban check levels.sok
  dedalo maze --rows 31 --cols 71 --algorithm wilson --solution
  dedalo path --map maze.txt --from 1,1 --to 39,19 --json

Exit codes: 0 done, 1 the answer is no, 2 wrong use. DEDALO_DEBUG=1 shows where an error comes from.`,
    )
    .action(() => (program.args.length === 0 ? welcome() : unknownCommand(program)));
  const commands = [playCommand(), replayCommand(), sokobanCommand(), mazeCommand(), pathCommand()];
  for (const command of commands) program.addCommand(command);
  for (const command of withSubcommands(program)) {
    command
      .helpOption('-h, --help', 'print this help')
      .showSuggestionAfterError()
      .configureHelp({ sortSubcommands: false })
      .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'dedalo: ')) })
      .exitOverride();
  }
  for (const command of withSubcommands(program)) command.allowExcessArguments(false);
  program.allowExcessArguments(true).helpCommand('help [command]', 'print the help of a command');
  return program;
}
