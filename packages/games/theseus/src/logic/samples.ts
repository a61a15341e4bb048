import type { Samples } from '@dedalo/engine';
import { createRooms, DIRECTIONS, type Random, type Rooms, setDoor } from '@dedalo/grid';
import { createConfig } from './config.ts';
import { createLevel, type Level, type Square } from './level.ts';
import { MOVES } from './move.ts';
import type { LogicMazeTypes } from './state.ts';

export const samples: Samples<LogicMazeTypes> = {
  config(random) {
    for (;;) {
      const isLong = random.bool();
      const level = sampleLevel(random, isLong);
      const config = level && createConfig(level, { actionLimit: isLong ? random.int(900, 1000) : random.int(1, 60) });
      if (config?.ok) return config.value;
    }
  },

  action: (_, random) => ({ move: random.pick(MOVES) }),

  disguise: () => null,
};

/**
 * A board with scattered walls; not necessarily one that can be solved. Most random games are over after a few turns:
 * in long ones walls stand all around the Minotaur and the exit, so that nothing but the limit ends them.
 */
function sampleLevel(random: Random, isLong: boolean): Level | undefined {
  const rooms = createRooms(random.int(3, 8), random.int(3, 8));
  const share = random.int(5, 9) / 10;
  const squares = [...rooms.doors.keys()];
  for (const square of squares) {
    for (const direction of ['east', 'south'] as const) {
      if (random.bool(share)) setDoor(rooms, square, { direction, open: true });
    }
  }
  const [theseus, minotaur, exit] = random.shuffle(squares) as [Square, Square, Square];
  if (isLong) for (const square of [minotaur, exit]) shutIn(rooms, square);
  const level = createLevel({ rooms, theseus, minotaur: random.below(10) === 0 ? exit : minotaur, exit });
  return level.ok ? level.value : undefined;
}

function shutIn(rooms: Rooms, square: Square): void {
  for (const direction of DIRECTIONS) setDoor(rooms, square, { direction, open: false });
}
