import { ARENA_GAME_IDS } from '@dedalo/arena';
import { Command } from 'commander';
import { arenaSpeech, learnArenaWords } from '../../arena/arena-words.ts';
import { typedCommand } from '../../arena/typed-command.ts';
import { NoAnswer, UsageError } from '../../usage.ts';
import { playAgain } from './again.ts';
import { type TournamentFlags, tournamentOptions } from './flags.ts';
import { holdTournament } from './hold.ts';
import { orderOf } from './order.ts';
import { tournamentText } from './show.ts';
import { readSource } from './source.ts';

export function tournamentCommand(): Command {
  const command = new Command('tournament')
    .summary('hold a tournament between bots and programs, from a folder of hand-ins')
    .description(
      'Holds a tournament from a file, or from a folder with a sub-folder for every hand-in, each with a small bot.toml. Writes the standings, a table for grading, replays, logs and one page that shows it all, also what was wrong with each hand-in that cannot play. The same command goes on where it was stopped, and no finished game is lost or played twice; of hand-ins that were changed, repaired or added since, only their own games are played.',
    )
    .argument('<file or folder>', 'tournament.toml, or the folder of the hand-ins');
  for (const option of tournamentOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
A bot.toml says name = "Ada", command = "python3 bot.py", and if needed build = "make", game, id and author for grading. For a
class with the six described methods of Stratego Duel it says player = "java:…", "js:…" or "py:…" instead of a command.
A tournament.toml, alone or beside the hand-ins, says game (${ARENA_GAME_IDS.join(', ')}), title, format, games, rounds,
seed, seeding, jobs, sandbox, pondering, keep, challenger, the tables [clock] (seconds: move, bank, first, hello), [limits] (memory in MB,
processes, log in kB), [config] (settings of the game) and a [[player]] for each: name with bot (nodes or ms), or with
command or player and folder (build, id, author), and a [[grade]] for each grade, the best first: name with points (a
share from 0 to 1), rank or beats (names), all of which it takes. Options go before what the file says. More: docs/tournaments.md.

Programs and builds run under bubblewrap, without network and without files but their own; where that does not work, and
with --no-sandbox, hand-ins are started only with --trust. A program's folder is a copy of its own, holds 64 MB, and is
gone after the game.

Examples:
  dedalo tournament hand-ins --game stratego --games 4 --seed 7
  dedalo tournament hand-ins --game theseus --format swiss --rounds 5
  dedalo tournament hand-ins --game stratego --format gauntlet --bots search,rules
  dedalo tournament class.toml --jobs 4
  dedalo tournament class.toml --again ada-bob-1a`,
    )
    .action(runTournament);
}

async function runTournament(target: string, flags: TournamentFlags): Promise<void> {
  await learnArenaWords();
  const said = arenaSpeech().tournament;
  const source = await readSource(target);
  if (source.handIns.length + source.listed.length + source.refused.length + (flags.bots?.length ?? 0) === 0) {
    throw new UsageError(said.noPlayers(target));
  }
  const order = await orderOf(source, flags);
  const folder = flags.out ?? `${source.name}-results`;
  if (flags.again !== undefined) return playAgain(order, flags.again, folder);
  const held = await holdTournament(order, { folder, isRestart: flags.restart === true, watch: flags.watch });
  process.stdout.write(flags.json ? `${JSON.stringify(held.result)}\n` : tournamentText(held));
  if (held.stopped) throw new NoAnswer(said.stopped({ ...held.stopped, command: typedCommand() }));
  if (held.result.players.length < 2) throw new NoAnswer(said.tooFewPlayers);
}
