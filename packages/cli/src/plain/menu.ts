import { gameWords } from '@dedalo/words';
import { CLI_GAMES } from '../games/index.ts';
import { findLeft, leftText } from '../games/left-game.ts';
import { speech } from '../speech.ts';
import { chooseItem, type PlainItem } from './choose-item.ts';
import { printLine as print } from './play-lines.ts';
import { TypedLines } from './typed-lines.ts';
import { openUserStore } from './user-store.ts';

/** The menu line by line. */
export async function plainMenu(): Promise<void> {
  print(`Dedalo: ${speech().client.menu.subtitle}`);
  const items = await itemsOf();
  return chooseItem(items, new TypedLines());
}

async function itemsOf(): Promise<PlainItem[]> {
  const words = speech();
  const store = await openUserStore();
  const left = findLeft(store);
  const goOn: PlainItem[] = left
    ? [
        {
          name: leftText(left, words),
          choose: async (lines) => (await left.game.plain()).goOn(store, lines, left.name),
        },
      ]
    : [];
  const games = CLI_GAMES.map((game): PlainItem => ({
    name: gameWords(words, game.id).name,
    choose: async (lines) => (await game.plain()).playFromMenu(store, lines),
  }));
  const today: PlainItem = {
    name: words.today.title,
    choose: async (lines) => (await import('./today.ts')).chooseToday(store, lines),
  };
  return [...goOn, ...games, today, { name: words.client.menu.leave, choose: async (lines) => lines.close() }];
}
