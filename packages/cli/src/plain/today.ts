import { gameWords } from '@dedalo/words';
import { CLI_GAMES } from '../games/index.ts';
import type { CliGame } from '../games/cli-game.ts';
import { speech, spokenLanguage } from '../speech.ts';
import type { Store } from '../store/store.ts';
import { dayNow, openToday, toldOf } from '../today.ts';
import { chooseItem } from './choose-item.ts';
import { printLine as print } from './play-lines.ts';
import type { TypedLines } from './typed-lines.ts';

/** The challenges of today line by line: one is chosen and played. */
export function chooseToday(store: Store, lines: TypedLines): Promise<void> {
  const words = speech();
  const day = dayNow({ store, words, language: spokenLanguage() });
  print(words.today.about);
  for (const { id } of CLI_GAMES) print(`${gameWords(words, id).name}: ${toldOf(day, id)}`);
  const items = CLI_GAMES.map((game) => ({
    name: gameWords(words, game.id).name,
    choose: () => playToday(store, game, { lines }),
  }));
  return chooseItem(items, lines);
}

export async function playToday(
  store: Store,
  game: CliGame,
  { lines, day }: { readonly lines: TypedLines; readonly day?: string | undefined },
): Promise<void> {
  const { name, hasPutAway } = await openToday(store, game, day);
  const words = speech();
  if (hasPutAway) print(words.today.putAside(gameWords(words, game.id).name));
  return (await game.plain()).goOn(store, lines, name);
}
