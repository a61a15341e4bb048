import {
  keptPokelabirinto,
  type PokelabirintoSession,
  startPokelabirinto,
} from '@dedalo/clients/pokelabirinto/session';
import { withKeys } from '@dedalo/clients/pokelabirinto/key-names';
import { SHIPPED, type Species } from '@dedalo/pokelabirinto';
import { freshSeed } from '../../../fresh-seed.ts';
import type { Client } from '../../../app/client.ts';
import { GamePage } from '../../../app/game-page.ts';
import { HowToPage } from '../../../app/how-to-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { PokelabirintoScreen } from './pokelabirinto-screen.ts';
import { SetupPage } from './setup-page.ts';

/** A game to be played from now on. */
export function openPokelabirinto(client: Client, session: PokelabirintoSession): Page {
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptPokelabirinto(client.store);
  return gamePage(client, session);
}

const isKnown = ({ store }: Client): boolean => store.progress.known.has('pokelabirinto');

/** New players see the instructions first. */
function gamePage(client: Client, session: PokelabirintoSession): Page {
  const page = new GamePage(client, new PokelabirintoScreen(client, session));
  return isKnown(client) ? page : howToPage(client, () => client.replace(page));
}

const howToPage = (client: Client, next: () => void): Page =>
  new HowToPage(
    client,
    () => {
      const { client: said, games } = client.words;
      const { name, howTo } = games.pokelabirinto;
      return { title: said.howTo.title(name), steps: howTo.map((step) => withKeys(step, client)) };
    },
    () => {
      client.store.markKnown('pokelabirinto');
      next();
    },
  );

/** The settings of a new game, which then replaces the page. */
export const setupPage = (client: Client, species: readonly Species[] = SHIPPED): Page =>
  new SetupPage(client, { species }, (config) => {
    const begin = (): void => client.replace(openPokelabirinto(client, startPokelabirinto(config, freshSeed())));
    if (isKnown(client)) return begin();
    // Above the choice, so that going back leads there.
    return client.open(
      howToPage(client, () => {
        client.back();
        begin();
      }),
    );
  });

/** The unfinished game, else the choice of a new one. */
export function goOnPokelabirinto(client: Client): Page {
  const kept = keptPokelabirinto(client.store);
  if (kept && !('aside' in kept)) return gamePage(client, kept);
  const page = setupPage(client);
  return kept ? new NoticePage(client, [client.words.client.runningBroken(kept.aside)], page) : page;
}
