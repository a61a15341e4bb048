import type { Samples } from '@dedalo/engine';
import { DIRECTIONS, type Random } from '@dedalo/grid';
import { createConfig } from './config.ts';
import { createLevel, type Level } from './level.ts';
import { MODES, type SokobanTypes } from './state.ts';

export const samples: Samples<SokobanTypes> = {
  config(random) {
    for (;;) {
      const config = createConfig(sampleLevel(random), {
        mode: random.pick(MODES),
        actionLimit: random.below(8) === 0 ? random.int(1, 500) : 500,
      });
      if (config.ok) return config.value;
    }
  },

  action(state, random) {
    const direction = random.pick(DIRECTIONS);
    const type = random.pick(['move', 'pull', 'jump'] as const);
    return type === 'jump' ? { type, to: random.below(state.config.level.walls.length + 2) } : { type, direction };
  },

  disguise: () => null,
};

/** A small room with scattered walls, often open at the edge; not necessarily one that can be solved. */
function sampleLevel(random: Random): Level {
  for (;;) {
    const width = random.int(3, 9);
    const height = random.int(3, 9);
    const walls = Uint8Array.from({ length: width * height }, () => (random.below(5) === 0 ? 1 : 0));
    const open = random.shuffle([...walls.keys()].filter((cell) => walls[cell] === 0));
    const count = random.int(1, 5);
    const player = open.pop();
    const boxes = open.slice(0, count);
    const goals = random.shuffle([...open]).slice(0, count);
    if (player === undefined) continue;
    const level = createLevel({ width, height, walls, goals, boxes, player });
    if (level.ok) return level.value;
  }
}
