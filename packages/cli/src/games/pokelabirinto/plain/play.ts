import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { PlainPokelabirinto } from './game.ts';
import { playGames, type PlainPlayOptions } from '../../../plain/play-lines.ts';

export const playPlainPokelabirinto = (session: PokelabirintoSession, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainPokelabirinto(session, context), options);
