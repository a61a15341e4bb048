import { EVERYTHING, filterGames } from '@dedalo/clients/history/filter-games';
import { GAME_RESULTS, type GameResult } from '@dedalo/clients/history/library-game';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { statisticsOf } from '@dedalo/clients/history/statistics';
import { percentText } from '@dedalo/clients/percent-text';
import { gameWords } from '@dedalo/words';
import { Command, Option } from 'commander';
import { CLI_GAMES } from '../games/index.ts';
import { calendarHere, factsOf, titleOf, whenText } from '../kept-game-text.ts';
import { openUserStore } from '../plain/user-store.ts';
import { speech, spokenLanguage } from '../speech.ts';
import type { Library } from '../store/library.ts';
import { formatTable } from '../table.ts';
import { isFullScreen } from '../terminal/full-screen.ts';
import { UsageError } from '../usage.ts';
import { oneOf, wholeNumber } from '../values.ts';

interface HistoryFlags {
  readonly game?: string;
  readonly result?: GameResult;
  readonly favourites?: true;
  readonly statistics?: true;
  readonly json?: true;
  readonly watch?: number;
  readonly favourite?: number;
  readonly remove?: number;
}

const GAMES = CLI_GAMES.map(({ id }) => id);
const MOST = 2000;

export const historyCommand = (): Command =>
  new Command('history')
    .summary('the games that you have ended: find, watch and count them')
    .description(
      'Every game that was ended here, the newest first, numbered from 1. Words look for games in whose name, level, players or ending all of them stand.',
    )
    .argument('[words...]', 'what to look for')
    .addOption(new Option('--game <game>', `only this one of ${GAMES.join(', ')}`).argParser(oneOf(GAMES)))
    .addOption(new Option('--result <result>', `only ${GAME_RESULTS.join(', ')}`).argParser(oneOf(GAME_RESULTS)))
    .option('--favourites', 'only favourites')
    .option('--statistics', 'how many were won and lost, and the records, for each game')
    .addOption(new Option('--watch <n>', 'watch the replay of a game of the list').argParser(wholeNumber(1, MOST)))
    .addOption(
      new Option('--favourite <n>', 'make a game of the list a favourite, or none any more').argParser(
        wholeNumber(1, MOST),
      ),
    )
    .addOption(new Option('--remove <n>', 'remove a game of the list').argParser(wholeNumber(1, MOST)))
    .option('--json', 'print the list: [{"id","game","title","names","ending","result","actions","figures","at",…}]')
    .addHelpText(
      'after',
      `
Examples:
  dedalo history
  dedalo history sokoban classic --result won
  dedalo history --watch 3
  dedalo history --statistics`,
    )
    .action(runHistory);

async function runHistory(search: readonly string[], flags: HistoryFlags): Promise<void> {
  const { game, result, favourites, statistics, json } = flags;
  const isList = search.length === 0 && Object.keys(flags).length === 0;
  if (isFullScreen() && isList) {
    const { startClient } = await import('../app/start-client.ts');
    const { libraryPage } = await import('../app/library-page.ts');
    return startClient(libraryPage);
  }
  const { library } = await openUserStore();
  const wish = { ...EVERYTHING, text: search.join(' '), game, result, onlyFavourites: favourites ?? false };
  const games = filterGames(library.list(), wish, speech());
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  if (flags.watch !== undefined) return watch(library, numbered(games, flags.watch));
  if (flags.favourite !== undefined) {
    const chosen = numbered(games, flags.favourite);
    return library.change(chosen.id, { isFavourite: !chosen.isFavourite });
  }
  if (flags.remove !== undefined) return library.remove(numbered(games, flags.remove).id);
  if (json) return print(JSON.stringify(games));
  if (games.length === 0) return print(isList ? speech().history.none : speech().history.nothingFound);
  return print(statistics ? statisticsText(games) : listText(games));
}

function numbered(games: readonly KeptGame[], number: number): KeptGame {
  const game = games[number - 1];
  if (game) return game;
  throw new UsageError(`there is no game ${number}: the list has ${games.length}.`);
}

/** As `dedalo replay` does. */
async function watch(library: Library, { id }: KeptGame): Promise<void> {
  const { replayCommand } = await import('./replay.ts');
  await replayCommand().parseAsync([library.replayFile(id)], { from: 'user' });
}

function listText(games: readonly KeptGame[]): string {
  const words = speech();
  const said = words.history;
  const rows = games.map((game, index) => [
    `${index + 1}`,
    game.isFavourite ? '*' : '',
    whenText(game.at),
    titleOf(game, words),
    factsOf(game, words),
  ]);
  return formatTable(['', '', said.ended, said.game, said.result], rows, { left: [1, 2, 3, 4] });
}

function statisticsText(games: readonly KeptGame[]): string {
  const words = speech();
  const said = words.history;
  const results = GAME_RESULTS.filter((result) => result !== 'open');
  const rows = GAMES.flatMap((id) => {
    const found = statisticsOf(
      games.filter(({ game }) => game === id),
      calendarHere(),
    );
    if (found.played === 0) return [];
    const share = found.winShare === undefined ? '' : percentText(found.winShare, spokenLanguage(), 0);
    const counts = results.map((result) => String(found.results[result]));
    return [[gameWords(words, id).name, String(found.played), ...counts, share, String(found.longestRow)]];
  });
  const head = [said.game, said.played, ...results.map((result) => said.results[result]), '%', said.inARow];
  const best = GAMES.flatMap((id) => {
    const ofGame = games.filter(({ game }) => game === id);
    return statisticsOf(ofGame, calendarHere()).best.map(({ game }) => [
      titleOf(game, words),
      factsOf(game, words),
      whenText(game.at),
    ]);
  });
  const records = formatTable([said.records, said.best, said.ended], best, { left: [0, 1, 2] });
  return [formatTable(head, rows, { left: [0] }), ...(best.length > 0 ? [records] : [])].join('\n\n');
}
