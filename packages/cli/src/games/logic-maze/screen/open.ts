import { keptMaze, readMaze } from '@dedalo/clients/logic-maze/keeping';
import { type MazeOrigin, type MazeSession, startMaze } from '@dedalo/clients/logic-maze/session';
import type { Client } from '../../../app/client.ts';
import { GamePage } from '../../../app/game-page.ts';
import { HowToPage } from '../../../app/how-to-page.ts';
import { NoticePage } from '../../../app/notice-page.ts';
import type { Page } from '../../../app/page.ts';
import { MazeLevelsPage } from './levels-page.ts';
import { newMazePage } from './new-maze-page.ts';
import { LogicMazeScreen } from './logic-maze-screen.ts';

/** Opens a level from anywhere but the list of levels, which then takes its place below. */
export const openMaze = (client: Client, maze: MazeSession): Page =>
  gamePage(client, maze, (origin) => client.replace(mazeLevelsPage(client, origin)));

/** The list of levels, with the chosen level above it. */
export function mazeLevelsPage(client: Client, begin?: MazeOrigin): Page {
  const choose = (chosen: MazeOrigin): void =>
    client.open(gamePage(client, keptMaze(client.store, startMaze(chosen)), () => client.back()));
  const make = (): void =>
    client.open(newMazePage(client, (made) => client.open(openMaze(client, keptMaze(client.store, startMaze(made))))));
  return new MazeLevelsPage(client, { begin, choose, make });
}

/** The unfinished level with this name. */
export function goOnMaze(client: Client, name: string): Page {
  const left = readMaze(client.store, name);
  if (!left) return mazeLevelsPage(client);
  if ('aside' in left) return new NoticePage(client, [client.words.client.runningBroken(left.aside)]);
  return openMaze(client, left);
}

/** New players see the instructions first. */
function gamePage(client: Client, maze: MazeSession, showLevels: (origin: MazeOrigin | undefined) => void): Page {
  const page = new GamePage(client, new LogicMazeScreen(client, maze, showLevels));
  if (client.store.progress.known.has('logic-maze')) return page;
  return new HowToPage(
    client,
    () => {
      const { client: said, games } = client.words;
      return { title: said.howTo.title(games['logic-maze'].name), steps: games['logic-maze'].howTo };
    },
    () => {
      client.store.markKnown('logic-maze');
      client.replace(page);
    },
  );
}
