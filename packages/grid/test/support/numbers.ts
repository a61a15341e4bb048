/** Mulberry32: test data that does not depend on the generator under test. */
export function numbers(seed: number): { below(n: number): number; chance(probability: number): boolean } {
  let state = seed | 0;
  const float = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (n) => Math.floor(float() * n),
    chance: (probability) => float() < probability,
  };
}

export type Numbers = ReturnType<typeof numbers>;

/** The whole numbers from `least` to `most`. */
export const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
