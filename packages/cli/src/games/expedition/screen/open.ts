import { type ExpeditionSession, keptExpedition, startExpedition } from '@dedalo/clients/expedition/session';
import type { Client } from '../../../app/client.ts';
import { GamePage } from '../../../app/game-page.ts';
import { HowToPage } from '../../../app/how-to-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { ExpeditionScreen } from './expedition-screen.ts';
import { setupPage } from './setup-page.ts';

/** A journey to be played from now on. */
export function openExpedition(client: Client, session: ExpeditionSession): Page {
  // What was left before is about to be written over: if it does not hold, it is set aside first.
  keptExpedition(client.store);
  return gamePage(client, session);
}

const isKnown = ({ store }: Client): boolean => store.progress.known.has('expedition');

/** A new player first sees how to play. */
function gamePage(client: Client, session: ExpeditionSession): Page {
  const page = new GamePage(client, new ExpeditionScreen(client, session));
  return isKnown(client) ? page : howToPage(client, () => client.replace(page));
}

const howToPage = (client: Client, next: () => void): Page =>
  new HowToPage(
    client,
    () => {
      const { client: said, games } = client.words;
      const { name, howTo } = games.expedition;
      return { title: said.howTo.title(name), steps: howTo };
    },
    () => {
      client.store.markKnown('expedition');
      next();
    },
  );

/** The journey that was left, else the choice of a new one. */
export function goOnExpedition(client: Client): Page {
  const kept = keptExpedition(client.store);
  if (kept && !('aside' in kept)) return gamePage(client, kept);
  const page = setupPage(client, {
    begin: ({ config, seed }) => client.replace(openExpedition(client, startExpedition(config, seed))),
  });
  return kept ? new NoticePage(client, [client.words.client.runningBroken(kept.aside)], page) : page;
}
