import { keptTheseus, type TheseusGame, usualTheseus } from '@dedalo/clients/theseus/session';
import { freshSeed } from '../../../fresh-seed.ts';
import type { Client } from '../../../app/client.ts';
import { GamePage } from '../../../app/game-page.ts';
import { HowToPage } from '../../../app/how-to-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { TheseusScreen } from './theseus-screen.ts';

/** A new game. New players see the instructions first. */
export function openTheseus(client: Client, game: TheseusGame): Page {
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptTheseus(client.store);
  const page = new GamePage(client, new TheseusScreen(client, game));
  if (client.store.progress.known.has('theseus')) return page;
  return new HowToPage(
    client,
    () => {
      const { client: said, games } = client.words;
      return { title: said.howTo.title(games.theseus.name), steps: games.theseus.howTo };
    },
    () => {
      client.store.markKnown('theseus');
      client.replace(page);
    },
  );
}

/** The game that was left, else a new one of the usual kind. */
export function goOnTheseus(client: Client): Page {
  const kept = keptTheseus(client.store);
  if (kept && 'session' in kept) return openTheseus(client, kept);
  const page = openTheseus(client, usualTheseus(freshSeed()));
  return kept ? new NoticePage(client, [client.words.client.runningBroken(kept.aside)], page) : page;
}
