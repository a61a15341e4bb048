import { Argument, Command } from 'commander';
import { PLAYER_NAMES } from '@dedalo/clients/stratego/players';
import { type DescribedFlags, describedOptions, runDescribed } from './described-flags.ts';
import { offer } from '../../../offered-values.ts';
import { wholeNumber } from '../../../values.ts';

const NAMES = [...PLAYER_NAMES, 'console'];

const player = (name: string, about: string): Argument => offer(new Argument(name, about), () => NAMES);

export function duelCommand(): Command {
  const command = new Command('duel')
    .summary('the described contest: so many games each way between two players')
    .description(
      'Plays what the described program plays with its arguments, and prints what it prints: so many games with the first player as Red, then as many with the second as Red; for each game 1 where Red wins, 2 where Blue wins, 0 for a tie; then the results. A player is a class with the six described methods, a bot of ours, console, or the command of a program. Whoever is irregular, throws or takes too long loses that game; the reason and the stack trace go to standard error.',
    )
    .addArgument(new Argument('<games>', 'how many games each way').argParser(wholeNumber(1, 1_000_000)))
    .addArgument(
      player(
        '<player>',
        `java:NAME with --classpath (java: may be left out then), java:DIR, js:FILE#CLASS, py:FILE#CLASS, ${NAMES.join(', ')}, the folder of a hand-in, or a command in quotes`,
      ),
    )
    .addArgument(player('<opponent>', 'who plays against it'));
  for (const option of describedOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Examples:
  dedalo stratego duel 10 gj.stratego.player.rossi.RossiPlayer rules --classpath bin
  dedalo stratego duel 1 java:hand-ins/rossi java:hand-ins/bianchi --verbose
  dedalo stratego duel 50 py:bianchi.py#BianchiPlayer js:verdi.mjs --keep
  dedalo stratego duel 1 console search
  dedalo stratego duel 1 gj.stratego.player.console.ConsolePlayer rules --verbose`,
    )
    .action((games: number, first: string, second: string, flags: DescribedFlags) =>
      runDescribed({ players: [first, second], games, flags }),
    );
}
