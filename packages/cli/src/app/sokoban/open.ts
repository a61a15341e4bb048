import { type LevelOrigin, type LevelSession, startLevel } from '../../sokoban-session.ts';
import type { Client } from '../client.ts';
import { HowToPage } from '../how-to-page.ts';
import type { Page } from '../page.ts';
import { SokobanPage } from './game-page.ts';
import { LevelsPage } from './levels-page.ts';

/** A level to be played; whoever is new to the game sees how to play it first. */
export function openSokoban(client: Client, level: LevelSession): Page {
  const page = new SokobanPage(client, level, (origin) => client.open(levelsPage(client, origin)));
  if (client.store.progress.known.includes('sokoban')) return page;
  return new HowToPage(
    client,
    () => ({ title: howToTitle(client), steps: client.words.games.sokoban.howTo }),
    () => {
      client.store.markKnown('sokoban');
      client.replace(page);
    },
  );
}

const howToTitle = ({ words }: Client): string => words.client.howTo.title(words.games.sokoban.name);

export const levelsPage = (client: Client, origin?: LevelOrigin): LevelsPage =>
  new LevelsPage(client, origin, (chosen) => client.open(openSokoban(client, startLevel(chosen, 'forward'))));
