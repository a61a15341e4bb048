import { keptRace, type RaceSession, startRace } from '@dedalo/clients/race/session';
import { printable } from '@dedalo/clients/printable';
import { type Config, createConfig, shippedContent } from '@dedalo/race';
import { freshSeed } from '../../../fresh-seed.ts';
import type { Client } from '../../../app/client.ts';
import { HowToPage } from '../../../app/how-to-page.ts';
import { type MenuItem, MenuPage } from '../../../app/menu-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { giveUpPage } from '../../../app/question-page.ts';
import { RacePage } from './race-page.ts';

/** A new race. New players see the instructions first. */
function pageOf(client: Client, session: RaceSession): Page {
  const page = new RacePage(client, session);
  if (client.store.progress.known.has('race')) return page;
  return new HowToPage(
    client,
    () => {
      const { client: said, games } = client.words;
      return { title: said.howTo.title(games.race.name), steps: games.race.howTo };
    },
    () => {
      client.store.markKnown('race');
      client.replace(page);
    },
  );
}

/** A race that replaces the kept one: if that cannot be verified, it is set aside first. */
export function openRace(client: Client, session: RaceSession): Page {
  keptRace(client.store);
  return pageOf(client, session);
}

/** Where a race begins: the unfinished one, or a new one of this game. */
export function raceStartPage(client: Client, config: Config = createConfig(shippedContent('daedalus'))): Page {
  const names = config.content.levels.map(({ name }) => printable(name)).join(', ');
  return new MenuPage(client, () => {
    const { name, summary, menu } = client.words.games.race;
    const isLeft = client.store.running('race') !== undefined;
    const open = (): void => client.open(openRace(client, startRace(config, freshSeed())));
    const begin: MenuItem = {
      text: menu.begin,
      about: menu.levels(names),
      choose: () => (isLeft ? client.open(giveUpPage(client, open)) : open()),
    };
    const goOn: MenuItem = { text: menu.goOn, choose: () => client.open(goOnRace(client)) };
    return { title: name, subtitle: summary, items: isLeft ? [goOn, begin] : [begin] };
  });
}

/** The kept race; if it cannot be verified, a notice says so. */
export function goOnRace(client: Client): Page {
  const kept = keptRace(client.store);
  if (!kept) return raceStartPage(client);
  const isBroken = 'aside' in kept;
  return isBroken ? new NoticePage(client, [client.words.client.runningBroken(kept.aside)]) : pageOf(client, kept);
}
