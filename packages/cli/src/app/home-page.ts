import { leftTitle } from '@dedalo/clients/sokoban/left-title';
import type { Client } from './client.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { NoticePage } from './notice-page.ts';
import type { Page } from './page.ts';

/**
 * The menu: the game that was left, the games, the laboratory, the settings. What an item needs is loaded when it is
 * chosen.
 */
export const homePage = (client: Client): Page =>
  new MenuPage(client, () => ({
    title: 'DEDALO',
    subtitle: client.words.client.menu.subtitle,
    items: [...goOn(client), ...itemsOf(client)],
  }));

function goOn(client: Client): MenuItem[] {
  const left = client.store.running('sokoban');
  if (left === undefined) return [];
  const said = client.words.client;
  const title = leftTitle(left, client.words);
  const choose = async (): Promise<void> => {
    const { LAST_GAME, readKept, unsolvedFrom } = await import('@dedalo/clients/sokoban/keeping');
    const { openSokoban } = await import('../games/sokoban/screen/open.ts');
    const game = readKept(client.store, LAST_GAME);
    if (!game) return undefined;
    if ('aside' in game) return client.open(new NoticePage(client, [said.runningBroken(game.aside)]));
    return client.open(openSokoban(client, unsolvedFrom(client.store, game)));
  };
  return [
    {
      text: `${said.menu.continue}${title === '' ? '' : `: ${title}`}`,
      choose: () => void choose().catch((error: unknown) => client.fail(error)),
    },
  ];
}

function itemsOf(client: Client): MenuItem[] {
  const { games, mazes, client: said } = client.words;
  const open = (page: Promise<Page>): void =>
    void page.then(
      (loaded) => client.open(loaded),
      (error: unknown) => client.fail(error),
    );
  return [
    {
      text: games.sokoban.name,
      about: games.sokoban.summary,
      choose: () => open(import('../games/sokoban/screen/open.ts').then(({ levelsPage }) => levelsPage(client))),
    },
    {
      text: games.pokelabirinto.name,
      about: games.pokelabirinto.summary,
      choose: () =>
        open(
          import('../games/pokelabirinto/screen/open.ts').then(({ goOnPokelabirinto }) => goOnPokelabirinto(client)),
        ),
    },
    {
      text: games.theseus.name,
      about: games.theseus.summary,
      choose: () =>
        open(import('../games/theseus/screen/start-page.ts').then(({ theseusStartPage }) => theseusStartPage(client))),
    },
    {
      text: games['logic-maze'].name,
      about: games['logic-maze'].summary,
      choose: () =>
        open(import('../games/logic-maze/screen/open.ts').then(({ mazeLevelsPage }) => mazeLevelsPage(client))),
    },
    {
      text: games.stratego.name,
      about: games.stratego.summary,
      choose: () => open(import('../games/stratego/screen/open.ts').then(({ goOnStratego }) => goOnStratego(client))),
    },
    {
      text: games.race.name,
      about: games.race.summary,
      choose: () => open(import('../games/race/screen/open.ts').then(({ raceStartPage }) => raceStartPage(client))),
    },
    {
      text: mazes.laboratory,
      about: mazes.summary,
      choose: () => open(import('./lab/laboratory-page.ts').then(({ LaboratoryPage }) => new LaboratoryPage(client))),
    },
    {
      text: said.menu.settings,
      choose: () => open(import('./settings-page.ts').then(({ SettingsPage }) => new SettingsPage(client))),
    },
    { text: said.menu.leave, choose: () => client.back() },
  ];
}
