import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { PlainPokelabirinto } from './plain-pokelabirinto.ts';
import { playGames, type PlainPlayOptions } from './play-lines.ts';

export const playPlainPokelabirinto = (session: PokelabirintoSession, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainPokelabirinto(session, context), options);
