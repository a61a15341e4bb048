import { speciesText } from '@dedalo/clients/creature-maze/species-text';
import {
  CREATURES,
  type Daily,
  dailyExpedition,
  defaultConfig,
  type Starter,
  STARTERS,
} from '@dedalo/pokelabirinto/expedition';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SetupPage, type SetupRow } from '../../../app/setup-page.ts';
import { freshSeed } from '../../../fresh-seed.ts';
import { todayHere } from '../../../today.ts';

interface NewJourney {
  readonly starter?: Starter;
  readonly begin: (journey: Daily) => void;
}

/** The choice of the leading creature and of the mazes; the journey of the day fixes both. */
export function setupPage(client: Client, { starter: proposed = STARTERS[0], begin }: NewJourney): Page {
  let starter = proposed;
  let isToday = false;
  const todays = (): Daily => dailyExpedition(todayHere());
  const rows = (): SetupRow[] => {
    const said = client.words.games.expedition;
    return [
      {
        text: said.starter,
        value: isToday ? todays().config.starter : starter,
        isIdle: isToday,
        change: (step) => {
          starter = STARTERS.at((STARTERS.indexOf(starter) + step) % STARTERS.length)!;
        },
      },
      {
        text: said.mazes,
        value: isToday ? said.todays : said.fresh,
        change: () => {
          isToday = !isToday;
        },
      },
    ];
  };
  const about = (): string => {
    const said = client.words.games.expedition;
    const leader = isToday ? todays().config.starter : starter;
    const numbers = speciesText(CREATURES[leader], client.words);
    return `${numbers}. ${isToday ? said.todayNote(leader) : ''}`;
  };
  return new SetupPage(
    client,
    () => {
      const { games } = client.words;
      const { begin: beginWords } = games.pokelabirinto.keyWords;
      const { name: title, begin: line } = games.expedition;
      return { title, rows: rows(), about: about(), begin: line, beginWords };
    },
    () => begin(isToday ? todays() : { seed: freshSeed(), config: { ...defaultConfig(), starter } }),
  );
}
