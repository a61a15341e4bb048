import type { MazeWish } from '@dedalo/clients/logic-maze/made-maze';
import { newLogicMaze } from '@dedalo/theseus/logic';
import { makeAside } from '../../../making/make-aside.ts';

/** Boards that are looked at between two words of how far it is. */
const SLICE = 20;

makeAside(({ difficulty, seed }: MazeWish) => {
  const maker = newLogicMaze(difficulty, seed);
  return {
    run: () => maker.advance(SLICE),
    get progress() {
      return maker.progress;
    },
    made: () => maker.best,
    best: () => maker.best,
  };
});
