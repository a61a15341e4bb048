import type { Gain } from './fighter.ts';

/** A number that stands for its neighbours, and how likely one of them is. */
export interface Group {
  readonly value: number;
  readonly probability: number;
}

/** Equally likely whole numbers in groups of neighbours, as even as possible; the one in the middle stands for all. */
export function spread({ least, most }: Gain, groups: number): readonly Group[] {
  const count = most - least + 1;
  const parts = Math.min(groups, count);
  return Array.from({ length: parts }, (_, part) => {
    const begin = Math.floor((part * count) / parts);
    const end = Math.floor(((part + 1) * count) / parts);
    return { value: least + ((begin + end - 1) >> 1), probability: (end - begin) / count };
  });
}
