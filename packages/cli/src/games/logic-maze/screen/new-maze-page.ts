import { FIRST_MAZE_WISH, madeMaze, madeMazeFacts, type MazeWish } from '@dedalo/clients/logic-maze/made-maze';
import { collectedMaze, newMazes } from '@dedalo/clients/logic-maze/new-mazes';
import { type MazeOrigin, startMaze } from '@dedalo/clients/logic-maze/session';
import { NEW } from '@dedalo/clients/own/collected';
import { isSameLevel, type LevelEntry, MAZE_DIFFICULTIES, newLogicMaze } from '@dedalo/theseus/logic';
import type { Client } from '../../../app/client.ts';
import { type Made, MakePage } from '../../../app/make-page.ts';
import { nextOf } from '../../../app/setup-page.ts';
import { logicMazePicture } from './board.ts';

/** Boards that are looked at between two looks at the keyboard. */
const SLICE = 10;

/** A maze on demand; one that is played is kept. */
export function newMazePage(client: Client, play: (origin: MazeOrigin) => void): MakePage<LevelEntry> {
  let wish: MazeWish = FIRST_MAZE_WISH;
  return new MakePage(client, {
    game: 'logic-maze',
    title: () => client.words.making.newMaze,
    collection: () => client.words.making.mazes,
    rows() {
      const { making: said } = client.words;
      const { difficulty } = wish;
      const change = (step: 1 | -1): void => {
        wish = { ...wish, difficulty: nextOf(MAZE_DIFFICULTIES, difficulty, step) };
      };
      return [{ text: said.difficulty, value: said.difficulties[difficulty], change }];
    },
    begin(seed) {
      const asked = { ...wish, seed };
      const maker = newLogicMaze(asked.difficulty, seed);
      return {
        run: () => maker.advance(SLICE),
        get progress() {
          return maker.progress;
        },
        made: () => madeMaze(maker.best, asked, client.words),
        best: () => madeMaze(maker.best, wish, client.words),
      };
    },
    show: (entry) => shownOf(client, entry, play),
  });
}

function shownOf(client: Client, entry: LevelEntry, play: (origin: MazeOrigin) => void): Made {
  const { store, words } = client;
  const keep = (): void => store.keepOwn(collectedMaze(entry, Date.now()));
  return {
    picture: (area) => logicMazePicture(startMaze(alone(entry)).session.state, area, client),
    facts: madeMazeFacts(entry, words),
    isKept: originIn(client, entry) !== undefined,
    keep,
    play() {
      if (!originIn(client, entry)) keep();
      play(originIn(client, entry)!);
    },
  };
}

const alone = (entry: LevelEntry): MazeOrigin => ({ pack: NEW, number: 1, mazes: { notes: [], entries: [entry] } });

function originIn({ store }: Client, { level }: LevelEntry): MazeOrigin | undefined {
  const mazes = newMazes(store.own);
  const index = mazes?.entries.findIndex((entry) => isSameLevel(entry.level, level)) ?? -1;
  return mazes && index !== -1 ? { pack: NEW, number: index + 1, mazes } : undefined;
}
