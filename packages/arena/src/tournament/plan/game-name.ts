/** The two games of a pair. In a game for two the first player has the first seat in `a` and the second one in `b`. */
export const LEGS = ['a', 'b'] as const;
export type Leg = (typeof LEGS)[number];

/** One game of a match; pairs are counted from 1. */
export interface GameName {
  readonly pair: number;
  readonly leg: Leg;
}

const DIGITS = 4;
const NAME = /^0*([1-9]\d{0,8})([ab])$/;

/** `0012a`: files of these names stand in the order of the games. */
export const formatGameName = ({ pair, leg }: GameName): string => `${String(pair).padStart(DIGITS, '0')}${leg}`;

/** `12a` is `0012a`. */
export function parseGameName(text: string): GameName | undefined {
  const [, pair, leg] = NAME.exec(text.trim().toLowerCase()) ?? [];
  return leg === undefined ? undefined : { pair: Number(pair), leg: leg as Leg };
}
