import type { Samples } from '@dedalo/engine';
import { LEAST_SIDE, MOST_SIDE, mostMissing } from './config.ts';
import type { IslesTypes } from './state.ts';

export const samples: Samples<IslesTypes> = {
  config(random) {
    const [columns, rows] = [random.int(LEAST_SIDE, MOST_SIDE), random.int(LEAST_SIDE, MOST_SIDE)];
    const pairs = random.int(0, mostMissing({ columns, rows, missing: 0 }) / 2);
    return { columns, rows, missing: 2 * pairs };
  },

  /** Mostly near a player: others are refused for one reason. */
  action({ players }, random) {
    const { x, y } = random.pick(players);
    const near = (place: number): number => Math.min(MOST_SIDE - 1, Math.max(0, place + random.int(-2, 2)));
    return { to: { x: near(x), y: near(y) } };
  },

  disguise: () => null,
};
