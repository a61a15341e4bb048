import { goOnWith } from '@dedalo/clients/history/go-on';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { parseReplay, ReplayCursor, verifyReplay } from '@dedalo/engine';
import { findCliGame } from '../games/index.ts';
import { factsOf, titleOf, whenText } from '../kept-game-text.ts';
import type { Client } from './client.ts';
import { type Menu, MenuPage } from './menu-page.ts';
import { NoticePage } from './notice-page.ts';
import type { Page } from './page.ts';
import { ReplayPage } from './replay-page.ts';

/** The finished games, the newest first; each can be watched, kept as a favourite or removed. */
export function libraryPage(client: Client): Page {
  if (client.store.library.list().length === 0) return new NoticePage(client, [client.words.history.none]);
  return new MenuPage(client, () => ({
    title: client.words.history.title,
    items: client.store.library.list().map((game) => ({
      text: `${game.isFavourite ? '* ' : ''}${titleOf(game, client.words)}`,
      about: `${whenText(game.at)}: ${factsOf(game, client.words)}`,
      choose: () => client.open(new MenuPage(client, () => menuOf(client, game.id))),
    })),
  }));
}

function menuOf(client: Client, id: string): Menu {
  const { library } = client.store;
  const { words } = client;
  const said = words.history;
  const game = library.list().find((each) => each.id === id);
  if (!game) return { title: said.title, items: [{ text: words.client.menu.leave, choose: () => client.back() }] };
  const open = (load: () => Promise<Page>) => (): void =>
    void load().then(
      (page) => client.replace(page),
      (error: unknown) => client.fail(error),
    );
  return {
    title: said.title,
    subtitle: titleOf(game, words),
    items: [
      game.result === 'open'
        ? { text: said.goOn, choose: open(() => goOnPage(client, game)) }
        : { text: said.watch, choose: open(() => watchPage(client, game)) },
      {
        text: said.favourite + (game.isFavourite ? ' *' : ''),
        choose: () => {
          library.change(id, { isFavourite: !game.isFavourite });
          client.redraw();
        },
      },
      {
        text: said.remove,
        choose: () => {
          library.remove(id);
          client.back();
          if (library.list().length === 0) client.back();
        },
      },
    ],
  };
}

async function watchPage(client: Client, kept: KeptGame): Promise<Page> {
  const shown = findCliGame(kept.game);
  const replay = parseReplay(client.store.library.replayOf(kept.id) ?? '');
  if (!shown || !replay.ok) return new NoticePage(client, [client.words.history.notReadable]);
  const [{ game }, painter] = await Promise.all([shown.facts(), shown.painter()]);
  const record = verifyReplay(game, replay.value);
  if (!record.ok) return new NoticePage(client, [client.words.history.notReadable]);
  return new ReplayPage(client, new ReplayCursor(game, record.value), { title: titleOf(kept, client.words), painter });
}

async function goOnPage(client: Client, kept: KeptGame): Promise<Page> {
  const shown = findCliGame(kept.game);
  const replay = client.store.library.replayOf(kept.id);
  const opened = shown && replay !== undefined && goOnWith(client.store, await shown.facts(), replay);
  if (!shown || !opened) return new NoticePage(client, [client.words.history.notReadable]);
  // The game is being played again; it comes back to the library when it is over or put away.
  client.store.library.remove(kept.id);
  return (await shown.screen()).goOnPage(client, opened.name);
}
