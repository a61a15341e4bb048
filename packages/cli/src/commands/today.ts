import { isDay } from '@dedalo/clients/today/day';
import { plainResults } from '@dedalo/clients/today/day-result';
import { dayText } from '@dedalo/clients/today/day-text';
import { shareText } from '@dedalo/clients/today/share-text';
import { anyWonDays, streakOf } from '@dedalo/clients/today/streak';
import { gameWords } from '@dedalo/words';
import { Argument, Command } from 'commander';
import { CLI_GAMES, findCliGame } from '../games/index.ts';
import { speech, spokenLanguage } from '../speech.ts';
import { openUserStore } from '../plain/user-store.ts';
import { isFullScreen } from '../terminal/full-screen.ts';
import { dayNow, toldOf, todayHere } from '../today.ts';
import { UsageError } from '../usage.ts';
import { oneOf } from '../values.ts';

interface TodayFlags {
  readonly day?: string;
  readonly share?: true;
  readonly json?: true;
}

const GAMES = CLI_GAMES.map(({ id }) => id);

export const todayCommand = (): Command =>
  new Command('today')
    .summary('the challenges of today, and what came out of them')
    .description(
      'One challenge a day for every game, the same for everybody. Without a game it shows them all and what came out of them; with one it plays its challenge. A day counts for a streak when a challenge of it is won.',
    )
    .addArgument(new Argument('[game]', `one of ${GAMES.join(', ')}`).argParser(oneOf(GAMES)))
    .option(
      '--day <date>',
      'the challenge of another day, such as 2026-11-19; it counts on that day and the next',
      dayIn,
    )
    .option('--share', 'print the results as a text to be sent to others')
    .option('--json', 'print {"day","streak","longest","results":{"GAME":{"DAY":"won 34 moves"}}}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo today
  dedalo today sokoban
  dedalo today --share`,
    )
    .action(runToday);

function dayIn(text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`--day ${text}: it must be a date such as 2026-11-19.`);
}

async function runToday(id: string | undefined, { day = todayHere(), share, json }: TodayFlags): Promise<void> {
  const game = id === undefined ? undefined : findCliGame(id)!;
  const isAsked = share ?? json ?? false;
  if (isFullScreen() && !isAsked) {
    const { startClient } = await import('../app/start-client.ts');
    const { challengePage, todayPage } = await import('../app/today-page.ts');
    if (!game) return startClient(todayPage);
    const { LoadingPage } = await import('../app/loading-page.ts');
    return startClient((client) => new LoadingPage(client, () => challengePage(client, game, day)));
  }
  const store = await openUserStore();
  const now = dayNow({ store, words: speech(), language: spokenLanguage() }, day);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  const { now: streak, longest } = streakOf(anyWonDays(now.results), day);
  if (json) return print(JSON.stringify({ day, streak, longest, results: plainResults(now.results) }));
  if (share) return print(shareText(now));
  if (game) {
    const [{ playToday }, { TypedLines }] = await Promise.all([
      import('../plain/today.ts'),
      import('../plain/typed-lines.ts'),
    ]);
    return playToday(store, game, { lines: new TypedLines(), day });
  }
  const { title, streak: streakText, longest: longestText } = now.words.today;
  print(`${title}, ${dayText(day, now.language)}`);
  for (const each of GAMES) print(`${gameWords(now.words, each).name}: ${toldOf(now, each)}`);
  return print(`${streakText(streak)}, ${longestText(longest)}`);
}
