import type { Samples } from '@dedalo/engine';
import { LARGEST_SIZE, SMALLEST_SIZE } from './board.ts';
import { createConfig, fewestWalls, MOST_SUPPLIES } from './config.ts';
import { ACTIONS } from './rules.ts';
import type { TheseusTypes } from './state.ts';

export const samples: Samples<TheseusTypes> = {
  config(random) {
    const size = SMALLEST_SIZE + 2 * random.below((LARGEST_SIZE - SMALLEST_SIZE) / 2 + 1);
    const config = createConfig({
      size,
      supplies: random.int(1, MOST_SUPPLIES),
      // From the border alone to more than ever fit.
      walls: random.int(fewestWalls(size), 2 * size * size + 1),
      rounds: random.below(4) === 0 ? random.int(1, 20) : 1000,
    });
    if (!config.ok) throw new Error(`theseus samples: ${config.error.code}`);
    return config.value;
  },

  action: (_, random) => random.pick(ACTIONS),

  disguise: () => null,
};
