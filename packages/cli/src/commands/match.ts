import { ARENA_GAME_IDS } from '@dedalo/arena';
import { Argument, Command } from 'commander';
import { arenaSpeech, learnArenaWords } from '../arena/arena-words.ts';
import { botNames } from '../arena/bot-names.ts';
import { type MatchFlags, matchOptions } from '../arena/match/match-flags.ts';
import { matchJson } from '../arena/match/match-json.ts';
import { matchText } from '../arena/match/match-text.ts';
import { noHelloText } from '../arena/match/no-hello.ts';
import { playAgain } from '../arena/match/play-again.ts';
import { playMatch } from '../arena/match/play-match.ts';
import { orderMatch, type TypedMatch } from '../arena/match/set-up.ts';
import { typedCommand } from '../arena/typed-command.ts';
import { offer } from '../offered-values.ts';
import { NoAnswer, UsageError } from '../usage.ts';

export function matchCommand(): Command {
  const command = new Command('match')
    .summary('let two players meet in a series, bots or programs')
    .description(
      'Lets two players meet: games come in pairs on the same seed with seats swapped. Tells who is stronger, and how sure that is. The same seed and --nodes give the same games, whatever --jobs is. Ctrl-C stops and tells what there is; the same command with the same --out goes on from there.',
    )
    .addArgument(offer(new Argument('<game>', `one of ${ARENA_GAME_IDS.join(', ')}`), () => ARENA_GAME_IDS))
    .addArgument(
      playerArgument(
        '<a>',
        'a bot (search, search:nodes=5000, search:ms=100, minmax:depth=4), a command in quotes ("python3 my_bot.py"), the folder of a hand-in with its bot.toml, or for Stratego a class (java:NAME or java:DIR, js:FILE#CLASS, py:FILE#CLASS)',
      ),
    )
    .addArgument(playerArgument('<b>', 'who plays against it'));
  for (const option of matchOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
A bot's name may say how much it thinks and what else it takes, each behind a colon: minmax:depth=4:nodes=500. In Theseus
minmax and heuristic play Theseus alone: as the Minotaur hunter sits for them, and the table says so.

Times are such as 500ms, 2s or 3min; a number alone is seconds. Where a game is for one, both play every course alone
and are compared. The interval holds the true difference in Elo with 95 % certainty. A program finds copies of
the files of the current folder in a folder of its own, which holds 64 MB and is gone after the game; what it writes to
standard error is in the logs. Programs run under bubblewrap where that works, without network and other files.

Examples:
  dedalo match stratego search rules --games 200 --seed 7 --jobs 2
  dedalo match stratego "python3 my_bot.py" rules --games 100 --move-time 500ms
  dedalo match stratego java:gj.stratego.player.rossi.RossiPlayer rules --classpath bin --games 20
  dedalo match stratego search:nodes=20000 search:nodes=5000 --sprt 0,50
  dedalo match sokoban "python3 my_bot.py" random --set levels=first-steps --games 10
  dedalo match theseus minmax:depth=4 heuristic --set size=7 --json --no-replays`,
    )
    .action(async (game: string, a: string, b: string, flags: MatchFlags) => runMatch({ game, a, b, flags }));
}

const playerArgument = (name: string, about: string): Argument => offer(new Argument(name, about), botNames);

async function runMatch(typed: TypedMatch): Promise<void> {
  await learnArenaWords();
  const said = arenaSpeech().match;
  const { flags } = typed;
  const order = await orderMatch(typed);
  if (flags.game !== undefined) return playAgain(order, flags.game);
  if (!order.isSolo && order.games % 2 === 1) throw new UsageError(said.oddGames);
  const played = await playMatch(order);
  const { result, end, folder, noHello, tournament } = played;
  const { seed } = tournament.field;
  if (end === 'stopped') {
    const done = { done: result.games, of: order.games };
    const command = goOnCommand(flags, { seed, folder });
    const sentence = folder === undefined ? said.stopped(done) : arenaSpeech().tournament.stopped({ ...done, command });
    process.stderr.write(`dedalo: ${sentence}\n`);
  }
  if (flags.json) process.stdout.write(`${matchJson(played)}\n`);
  if (noHello) throw new NoAnswer(noHelloText(noHello));
  if (flags.json) return;
  process.stdout.write(matchText(played));
  if (flags.seed === undefined) process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
}

/** The typed settings, with defaults for the rest. */
function goOnCommand(
  flags: MatchFlags,
  chosen: { readonly seed: string; readonly folder: string | undefined },
): string {
  const { seed, folder } = chosen;
  return typedCommand(
    ...(flags.seed === undefined ? ['--seed', seed] : []),
    ...(flags.out === undefined && folder !== undefined ? ['--out', folder] : []),
  );
}
