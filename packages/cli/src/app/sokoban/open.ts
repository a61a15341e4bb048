import { keptLevel, LAST_GAME, readKept } from '@dedalo/clients/sokoban/keeping';
import { type LevelOrigin, type LevelSession, startLevel } from '@dedalo/clients/sokoban/session';
import type { Client } from '../client.ts';
import { GamePage } from '../game-page.ts';
import { HowToPage } from '../how-to-page.ts';
import type { Page } from '../page.ts';
import { LevelsPage } from './levels-page.ts';
import { SokobanScreen } from './sokoban-screen.ts';

/** A level to be played, from anywhere but the list of levels, which then takes its place. */
export const openSokoban = (client: Client, level: LevelSession): Page =>
  gamePage(client, level, (origin) => client.replace(levelsPage(client, origin)));

/** The list of levels; the level chosen lies above it. */
export const levelsPage = (client: Client, origin?: LevelOrigin): LevelsPage =>
  new LevelsPage(client, origin, (chosen) => {
    const level = keptLevel(client.store, startLevel(chosen, 'forward'));
    client.open(gamePage(client, level, () => client.back()));
  });

/** Whoever is new to the game sees first how to play it. */
function gamePage(client: Client, level: LevelSession, showLevels: (origin: LevelOrigin | undefined) => void): Page {
  // What was left before is about to be written over: if it does not hold, it is set aside first.
  readKept(client.store, LAST_GAME);
  const page = new GamePage(client, new SokobanScreen(client, level, showLevels));
  if (client.store.progress.known.includes('sokoban')) return page;
  const { howTo } = client.words.client;
  return new HowToPage(
    client,
    () => ({ title: howTo.title(client.words.games.sokoban.name), steps: client.words.games.sokoban.howTo }),
    () => {
      client.store.markKnown('sokoban');
      client.replace(page);
    },
  );
}
