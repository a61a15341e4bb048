import type { TheseusGame } from '@dedalo/clients/theseus/session';
import { PlainTheseus } from './plain-theseus.ts';
import { playLines, type PlainPlayOptions } from './play-lines.ts';
import { openUserStore } from './user-store.ts';

export async function playPlainTheseus(game: TheseusGame, options: PlainPlayOptions): Promise<void> {
  const store = options.store ?? (await openUserStore());
  return playLines(new PlainTheseus(game, store), { ...options, store, saveAs: () => options.saveAs });
}
