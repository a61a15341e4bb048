import { dayText } from '@dedalo/clients/today/day-text';
import { anyWonDays, streakOf } from '@dedalo/clients/today/streak';
import { gameWords } from '@dedalo/words';
import { CLI_GAMES } from '../games/index.ts';
import type { CliGame } from '../games/cli-game.ts';
import { dayNow, openToday, toldOf } from '../today.ts';
import type { Client } from './client.ts';
import { type Menu, MenuPage } from './menu-page.ts';
import { NoticePage } from './notice-page.ts';
import type { Page } from './page.ts';

/** The challenges of today, and their results. */
export const todayPage = (client: Client): Page => new MenuPage(client, () => menuOf(client));

function menuOf(client: Client): Menu {
  const { words, language } = client;
  const day = dayNow(client);
  const { now } = streakOf(anyWonDays(day.results), day.today);
  const streak = now > 0 ? ` · ${words.today.streak(now)}` : '';
  return {
    title: words.today.title,
    subtitle: `${dayText(day.today, language)}${streak}`,
    items: CLI_GAMES.map((game) => ({
      text: `${gameWords(words, game.id).name}: ${toldOf(day, game.id)}`,
      choose: () =>
        void challengePage(client, game).then(
          (page) => client.open(page),
          (error: unknown) => client.fail(error),
        ),
    })),
  };
}

/** Opens the challenge of a game; if that puts another game away, says so first. */
export async function challengePage(client: Client, game: CliGame, day?: string): Promise<Page> {
  const { name, hasPutAway } = await openToday(client.store, game, day);
  const page = (await game.screen()).goOnPage(client, name);
  if (!hasPutAway) return page;
  return new NoticePage(client, [client.words.today.putAside(gameWords(client.words, game.id).name)], page);
}
