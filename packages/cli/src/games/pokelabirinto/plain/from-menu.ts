import {
  keptPokelabirinto,
  type PokelabirintoSession,
  startPokelabirinto,
} from '@dedalo/clients/pokelabirinto/session';
import { createConfig, SHIPPED } from '@dedalo/pokelabirinto';
import { freshSeed } from '../../../fresh-seed.ts';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { askSetup } from './ask-setup.ts';
import { playPlainPokelabirinto } from './play.ts';

/** The game that was left, else a new one with a creature that is asked for. */
export async function playFromMenu(store: Store, lines: TypedLines): Promise<void> {
  const kept = keptPokelabirinto(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const session = kept && !('aside' in kept) ? kept : await newGame(lines);
  return session ? playPlainPokelabirinto(session, { saveAs: null, lines, store }) : lines.close();
}

export const goOn = playFromMenu;

async function newGame(lines: TypedLines): Promise<PokelabirintoSession | undefined> {
  const chosen = await askSetup({ species: SHIPPED, maze: 'classic' }, lines);
  if (!chosen) return undefined;
  const config = createConfig(chosen);
  if (!config.ok) throw new Error(`newGame: ${config.error.code}`);
  return startPokelabirinto(config.value, freshSeed());
}
