import { CONTEST_IDS } from '@dedalo/arena';
import { parseGameName, type Series } from '@dedalo/arena/series/index';
import { Argument, Command } from 'commander';
import { arenaSpeech, learnArenaWords } from '../arena/arena-words.ts';
import { botNames } from '../arena/bot-names.ts';
import { makeEmptyFolder, makeFolder, makeFreshFolder, nameOfSeed } from '../arena/fresh-folder.ts';
import { gamesOf, type MatchFlags, matchOptions, sprtOf } from '../arena/match/match-flags.ts';
import { matchJson } from '../arena/match/match-json.ts';
import { matchText } from '../arena/match/match-text.ts';
import { playAgain } from '../arena/match/play-again.ts';
import { playMatch } from '../arena/match/play-match.ts';
import { setUpMatch, type TypedMatch } from '../arena/match/set-up.ts';
import { offer } from '../offered-values.ts';
import { UsageError } from '../usage.ts';

export function matchCommand(): Command {
  const command = new Command('match')
    .summary('let two players meet in a series, bots or programs')
    .description(
      'Lets two players meet: games come in pairs on the same seed with seats swapped. Tells who is stronger, and how sure that is. The same seed and --nodes give the same games, whatever --jobs is. Ctrl-C stops and tells what there is.',
    )
    .addArgument(offer(new Argument('<game>', `one of ${CONTEST_IDS.join(', ')}`), () => CONTEST_IDS))
    .addArgument(
      playerArgument(
        '<a>',
        'a bot (search, search:nodes=5000, search:ms=100) or a command in quotes ("python3 my_bot.py")',
      ),
    )
    .addArgument(playerArgument('<b>', 'who plays against it'));
  for (const option of matchOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Times are such as 500ms, 2s or 3min; a number alone is seconds. Where a game is for one, both play every course alone
and are compared. The interval holds the true difference in Elo with 95 % certainty. A program finds the files of the
current folder in its working folder; what it writes to standard error is in the logs.

Examples:
  dedalo match stratego search rules --games 200 --seed 7 --jobs 2
  dedalo match stratego "python3 my_bot.py" rules --games 100 --move-time 500ms
  dedalo match stratego search:nodes=20000 search:nodes=5000 --sprt 0,50
  dedalo match sokoban "python3 my_bot.py" random --set levels=first-steps --games 10
  dedalo match theseus minmax heuristic --set size=7 --json --no-replays`,
    )
    .action(async (game: string, a: string, b: string, flags: MatchFlags) => runMatch({ game, a, b, flags }));
}

const playerArgument = (name: string, about: string): Argument => offer(new Argument(name, about), botNames);

async function runMatch(typed: TypedMatch): Promise<void> {
  await learnArenaWords();
  const said = arenaSpeech().match;
  const { flags } = typed;
  const sprt = sprtOf(flags);
  const { contest, series } = await setUpMatch(typed);
  if (flags.game !== undefined) {
    const name = parseGameName(flags.game);
    if (!name) throw new UsageError(said.unknownGameId(flags.game));
    const folder = folderFor(series, flags, `-${name.pair}${name.leg}`);
    return playAgain({ contest, series, name, folder, keepsReplay: flags.replays, isJson: flags.json === true });
  }
  const games = gamesOf(flags);
  if (!series.isSolo && games % 2 === 1) throw new UsageError(said.oddGames);
  const folder = folderFor(series, flags, '');
  const played = await playMatch(typed, {
    contest,
    series: { ...series, ...(folder !== undefined && { logs: folder }) },
    pairs: series.isSolo ? games : games / 2,
    games,
    sprt,
    folder,
  });
  if (played.result.end === 'stopped') {
    process.stderr.write(`dedalo: ${said.stopped({ games: played.result.tally.games, of: games })}\n`);
  }
  process.stdout.write(flags.json ? `${matchJson(played)}\n` : matchText(played));
  if (flags.seed === undefined && !flags.json) {
    process.stderr.write(`seed ${series.seed} (the same again: --seed ${series.seed})\n`);
  }
}

/** Where replays and logs go; nothing is made for a series that has neither. */
function folderFor(
  { game, seed, players }: Series,
  { out, replays, game: again }: MatchFlags,
  ending: string,
): string | undefined {
  if (!replays && players.every(({ kind }) => kind === 'bot')) return undefined;
  if (out === undefined) return makeFreshFolder(`match-${game}-${nameOfSeed(seed)}${ending}`);
  return again === undefined ? makeEmptyFolder(out) : makeFolder(out);
}
