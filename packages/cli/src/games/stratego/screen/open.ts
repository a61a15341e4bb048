import { keptStratego, startStratego, type StrategoGame } from '@dedalo/clients/stratego/session';
import { freshSeed } from '../../../fresh-seed.ts';
import type { Client } from '../../../app/client.ts';
import { HowToPage } from '../../../app/how-to-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { suggestedFor } from '@dedalo/clients/stratego/suggested';
import { PROPOSED } from './choice.ts';
import { choicePage } from './choice-page.ts';
import { StrategoPage } from './stratego-page.ts';

/** A new game. New players see the instructions first. */
export function openStratego(client: Client, game: StrategoGame): Page {
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptStratego(client.store);
  const page = new StrategoPage(client, game);
  if (client.store.progress.known.has('stratego')) return page;
  return new HowToPage(
    client,
    () => {
      const { client: said, games } = client.words;
      return { title: said.howTo.title(games.stratego.name), steps: games.stratego.howTo };
    },
    () => {
      client.store.markKnown('stratego');
      client.replace(page);
    },
  );
}

/** The settings of a new game, which then replaces the page. */
const newGamePage = (client: Client): Page =>
  choicePage(client, { ...PROPOSED, against: suggestedFor(client.store.progress) }, (kind) =>
    client.replace(openStratego(client, startStratego({ ...kind, seed: freshSeed() }))),
  );

/** The unfinished game, else the choice of a new one. */
export function goOnStratego(client: Client): Page {
  const kept = keptStratego(client.store);
  if (kept && 'session' in kept) return openStratego(client, kept);
  const page = newGamePage(client);
  return kept ? new NoticePage(client, [client.words.client.runningBroken(kept.aside)], page) : page;
}
