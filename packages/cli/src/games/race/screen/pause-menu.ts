import type { Client } from '../../../app/client.ts';
import { type MenuItem, MenuPage } from '../../../app/menu-page.ts';
import { giveUpPage } from '../../../app/question-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { SettingsPage } from '../../../app/settings-page.ts';
import type { RacePage } from './race-page.ts';

/** The menu of a race that is paused, or over. */
export const pauseMenu = (client: Client, race: RacePage): Page =>
  new MenuPage(client, () => {
    const said = client.words.games.race;
    const { menu } = said;
    const { larger, menu: shared, settings: choices } = client.words.client;
    const { names, switch: onOff } = choices;
    const { settings, leave } = shared;
    const goOn: MenuItem = { text: menu.resume, choose: () => closing(client, () => race.goOn()) };
    return {
      title: race.isOver ? said.name : said.paused,
      ...(!race.isOver && { subtitle: said.name }),
      items: [
        ...(race.isOver ? [] : [goOn]),
        {
          text: menu.restart,
          choose: () => {
            const restart = (): void => closing(client, () => race.restart());
            if (race.isOver) restart();
            else client.open(giveUpPage(client, restart));
          },
        },
        { text: menu.save, choose: () => client.open(new NoticePage(client, [race.save().text])) },
        {
          // Letters are those of the store, so that no key is left for it.
          text: `${names.largeBoards}: ${onOff[client.isLarge ? 'on' : 'off']}`,
          about: larger[1],
          choose: () => client.changeSettings({ ...client.settings, largeBoards: !client.isLarge }),
        },
        { text: settings, choose: () => client.open(new SettingsPage(client)) },
        { text: race.isOver ? leave : menu.leave, choose: () => closing(client, () => client.back()) },
      ],
    };
  });

function closing(client: Client, act: () => void): void {
  client.back();
  act();
}
