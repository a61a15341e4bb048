import type { Rank } from '@dedalo/stratego';

/**
 * The drawing on a card, 48 by 48: `solid` is filled, `line` is drawn with the brush, `cut` is scratched out of what is
 * filled, as vase painters did.
 */
export interface RankSign {
  readonly solid: string;
  readonly line?: string;
  readonly cut?: string;
}

export const RANK_SIGNS: Readonly<Record<Rank, RankSign>> = {
  flag: {
    solid: 'M13 5c7-3 12 3 19 0 3-1 5-2 8-1-3 5-3 9 0 14-9-2-13 3-19 2-3 0-6-1-8 1z',
    line: 'M13 3v41M7 44h12',
    cut: 'M19 10c5-1 8 2 13 0M19 15c4-1 7 1 11 0',
  },
  bomb: {
    solid: 'M18 16h12v4c8 3 11 9 9 15-2 6-8 9-15 9S11 41 9 35c-2-6 1-12 9-15zM17 11h14v4H17z',
    line: 'M24 11c0-5 5-3 6-8M34 2l3-1M33 6l4 2M29 1l0-1',
    cut: 'M12 30c4-4 6 3 10-1s6 3 10-1 4 1 5 1M14 37h20',
  },
  marshal: {
    solid:
      'M5 17C8 5 20 0 31 3c8 2 12 8 13 15l-6-1c-2-5-6-8-12-8-8 0-13 4-14 10zM14 20c1-6 6-9 12-9 7 0 11 5 11 12l-1 3h-7l-1 5 5 2-1 11c-8 1-14-2-15-9z',
    cut: 'M12 12l3 4M18 7l3 4M26 5l1 4M33 7l-2 4M20 24h7l-1 3h-5z',
  },
  general: {
    solid: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    cut: 'M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM24 14l3 7 7 .5-5.500 4.500 2 7-6.500-4-6.500 4 2-7-5.500-4.500 7-.5z',
  },
  miner: {
    solid: 'M6 17C13 5 29 3 42 10c-10-1-17 1-22 5l3 3-5 5-3-3c-3 3-4 5-5 7z',
    line: 'M21 21l20 23',
  },
  scout: {
    solid:
      'M27 6a5 5 0 1 1-2 9.600l-4 6.400 8 5 2 13-5 1-2-10-9-5-3 8-11 3-1-5 8-2 6-15-6 2-3 6-4-2 4-9 13-3zM32 18l7 3 6-2 1 4-8 3-8-4z',
  },
  spy: {
    solid: 'M3 24C9 14 16 10 24 10s15 4 21 14c-6 10-13 14-21 14S9 34 3 24z',
    cut: 'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    line: 'M6 12c4-5 10-8 18-8s14 3 18 8M24 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
};
