import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { PlainPokelabirinto } from './plain-pokelabirinto.ts';
import { playLines, type PlainPlayOptions } from './play-lines.ts';
import { openUserStore } from './user-store.ts';

export async function playPlainPokelabirinto(session: PokelabirintoSession, options: PlainPlayOptions): Promise<void> {
  const store = options.store ?? (await openUserStore());
  return playLines(new PlainPokelabirinto(session, store), { ...options, store, saveAs: () => options.saveAs });
}
