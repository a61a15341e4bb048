import { gameWords } from '@dedalo/words';
import { CLI_GAMES } from '../games/index.ts';
import { findLeft, leftText } from '../games/left-game.ts';
import type { Client } from './client.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import type { Page } from './page.ts';

/**
 * The menu: the unfinished game, the games, the laboratory, the settings. Each item loads its code when it is chosen.
 */
export const homePage = (client: Client): Page =>
  new MenuPage(client, () => ({
    title: 'DEDALO',
    subtitle: client.words.client.menu.subtitle,
    items: [...goOn(client), ...games(client), ...others(client)],
  }));

const opening = (client: Client, load: () => Promise<Page>) => (): void =>
  void load().then(
    (page) => client.open(page),
    (error: unknown) => client.fail(error),
  );

function goOn(client: Client): MenuItem[] {
  const left = findLeft(client.store);
  if (!left) return [];
  const { game, name } = left;
  const load = async (): Promise<Page> => (await game.screen()).goOnPage(client, name);
  return [{ text: leftText(left, client.words), choose: opening(client, load) }];
}

const games = (client: Client): MenuItem[] =>
  CLI_GAMES.map((game) => {
    const { name, summary } = gameWords(client.words, game.id);
    const load = async (): Promise<Page> => (await game.screen()).startPage(client);
    return { text: name, about: summary, choose: opening(client, load) };
  });

function others(client: Client): MenuItem[] {
  const { mazes, client: said, today, history } = client.words;
  return [
    {
      text: today.title,
      about: today.about,
      choose: opening(client, async () => (await import('./today-page.ts')).todayPage(client)),
    },
    {
      text: history.title,
      about: history.about,
      choose: opening(client, async () => (await import('./library-page.ts')).libraryPage(client)),
    },
    {
      text: mazes.laboratory,
      about: mazes.summary,
      choose: opening(client, async () => {
        const { LaboratoryPage } = await import('./lab/laboratory-page.ts');
        return new LaboratoryPage(client);
      }),
    },
    {
      text: said.menu.settings,
      choose: opening(client, async () => {
        const { SettingsPage } = await import('./settings-page.ts');
        return new SettingsPage(client);
      }),
    },
    { text: said.menu.leave, choose: () => client.back() },
  ];
}
