import type { LevelWish } from '@dedalo/clients/sokoban/made-level';
import { NewLevel } from '@dedalo/sokoban';
import { makeAside } from '../../../making/make-aside.ts';

/** Work between two words of how far it is, in microseconds of an ordinary machine. */
const SLICE = 100_000;

makeAside((wish: LevelWish) => {
  const maker = new NewLevel(wish);
  return {
    run: () => maker.run(SLICE),
    get progress() {
      return maker.progress;
    },
    made: () => maker.level,
    best: () => maker.bestSoFar(),
  };
});
