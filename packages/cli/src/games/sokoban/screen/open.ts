import { moveKeys } from '@dedalo/clients/move-keys';
import { keptLevel, readKept, readLast, unsolvedFrom } from '@dedalo/clients/sokoban/keeping';
import { LAST_GAME } from '@dedalo/clients/sokoban/last-game';
import { type LevelOrigin, type LevelSession, startLevel } from '@dedalo/clients/sokoban/session';
import type { Client } from '../../../app/client.ts';
import { GamePage } from '../../../app/game-page.ts';
import { type HowTo, HowToPage } from '../../../app/how-to-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import { lettersPage } from './letters-page.ts';
import { ofGame, type Page } from '../../../app/page.ts';
import { LevelsPage } from './levels-page.ts';
import { newLevelPage } from './new-level-page.ts';
import { SokobanScreen } from './sokoban-screen.ts';

/** Opens a level from anywhere but the list of levels, which then takes its place below. */
export const openSokoban = (client: Client, level: LevelSession): Page =>
  gamePage(client, level, (origin) => client.replace(levelsPage(client, origin)));

/** The list of levels, with the chosen level above it. */
export function levelsPage(client: Client, begin?: LevelOrigin): LevelsPage {
  const choose = (chosen: LevelOrigin): void => client.open(chosenPage(client, chosen, () => client.back()));
  // From a level that was made one goes to the list in which it is by now.
  const make = (): void =>
    client.open(
      newLevelPage(client, (made) =>
        client.open(chosenPage(client, made, (origin) => client.replace(levelsPage(client, origin)))),
      ),
    );
  return new LevelsPage(client, { begin, choose, make });
}

const chosenPage = (client: Client, chosen: LevelOrigin, showLevels: ShowLevels): Page =>
  gamePage(client, keptLevel(client.store, startLevel(chosen, 'forward')), showLevels);

type ShowLevels = (origin: LevelOrigin | undefined) => void;

/** The level that was played last or, if it is solved, the next unsolved one. */
export function goOnSokoban(client: Client): Page {
  const kept = readLast(client.store);
  if (!kept) return levelsPage(client);
  if ('aside' in kept) return new NoticePage(client, [client.words.client.runningBroken(kept.aside)]);
  return openSokoban(client, unsolvedFrom(client.store, kept));
}

/** The first time it asks which letters move, unless that was chosen before, and shows the instructions. */
function gamePage(client: Client, level: LevelSession, showLevels: ShowLevels): Page {
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  readKept(client.store, LAST_GAME);
  const page = new GamePage(client, new SokobanScreen(client, level, showLevels));
  if (client.store.progress.known.has('sokoban')) return page;
  const howTo = howToPage(client, () => {
    client.store.markKnown('sokoban');
    client.replace(page);
  });
  if (client.settings.letters !== 'auto') return howTo;
  return lettersPage(client, 'sokoban', () => client.replace(howTo));
}

function howToPage(client: Client, next: () => void): Page {
  const content = (): HowTo => {
    const { client: said, games } = client.words;
    return {
      title: said.howTo.title(games.sokoban.name),
      steps: games.sokoban.howTo(moveKeys(client.keys, client.words)),
    };
  };
  return ofGame('sokoban', new HowToPage(client, content, next));
}
