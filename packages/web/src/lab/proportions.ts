const SIGN = { usual: { least: 7, enough: 11 }, large: { least: 14, enough: 18 } } as const;
const LARGEST_SIGN = 36;

/** Half the size of a sign: in proportion to the cells, but readable beside tiny ones, and small in a small room. */
export function signRadius(cell: number, roomWidth: number, isLarge: boolean): number {
  const { least, enough } = SIGN[isLarge ? 'large' : 'usual'];
  const readable = Math.max(least, Math.min(enough, roomWidth * 0.03));
  return Math.max(readable, Math.min(LARGEST_SIGN, cell * 0.5));
}

/** The thickness of walls in proportion to corridors: thick lines would look like beams in small mazes. */
export function wallShare(cell: number, isLarge: boolean): number {
  const share = isLarge ? 0.4 : 0.3;
  return Math.max(share * 0.55, Math.min(share, share * Math.sqrt(20 / cell)));
}
