import { LaboratoryPage } from './lab/laboratory-page.ts';
import type { Client } from './client.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { NoticePage } from './notice-page.ts';
import type { Page } from './page.ts';
import { SettingsPage } from './settings-page.ts';
import { leftGame, leftTitle, levelsPage, openSokoban } from './sokoban/open.ts';

/** The menu: the game that was left, the games, the laboratory, the settings. */
export function homePage(client: Client): Page {
  const left = leftGame(client);
  const menu = new MenuPage(client, () => ({
    title: 'DEDALO',
    subtitle: client.words.client.menu.subtitle,
    items: itemsOf(client),
  }));
  return left && 'aside' in left ? new NoticePage(client, [client.words.client.runningBroken(left.aside)], menu) : menu;
}

function itemsOf(client: Client): MenuItem[] {
  const { words } = client;
  const { menu } = words.client;
  const goOn: MenuItem[] = [];
  const title = leftTitle(client);
  if (title !== undefined) {
    goOn.push({
      text: `${menu.continue}: ${title}`,
      choose: () => {
        const left = leftGame(client);
        if (left && 'session' in left) client.open(openSokoban(client, left));
      },
    });
  }
  return [
    ...goOn,
    {
      text: words.games.sokoban.name,
      about: words.games.sokoban.summary,
      choose: () => client.open(levelsPage(client)),
    },
    { text: words.mazes.laboratory, about: words.mazes.summary, choose: () => client.open(new LaboratoryPage(client)) },
    { text: menu.settings, choose: () => client.open(new SettingsPage(client)) },
    { text: menu.leave, choose: () => client.back() },
  ];
}
