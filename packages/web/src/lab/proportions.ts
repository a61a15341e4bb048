const SIGN = { usual: { least: 7, enough: 11 }, large: { least: 14, enough: 18 } } as const;
const LARGEST_SIGN = 36;

/** Half the size of a sign: as the cells are large, but readable beside tiny ones, and small in a small room. */
export function signRadius(cell: number, roomWidth: number, isLarge: boolean): number {
  const { least, enough } = SIGN[isLarge ? 'large' : 'usual'];
  const readable = Math.max(least, Math.min(enough, roomWidth * 0.03));
  return Math.max(readable, Math.min(LARGEST_SIGN, cell * 0.5));
}

/** How thick walls are beside corridors: strong lines in small mazes would be beams. */
export function wallShare(cell: number, isLarge: boolean): number {
  const share = isLarge ? 0.4 : 0.3;
  return Math.max(share * 0.55, Math.min(share, share * Math.sqrt(20 / cell)));
}
