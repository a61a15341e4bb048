/** What a die can show; each face is a way to go: 1 up, 3 right, 5 down, 7 left. */
export const DICE = [1, 3, 5, 7] as const;
export type Dice = (typeof DICE)[number];

/** The place of a die in `DICE`: what walls and tables are indexed by. */
export const wayOf = (dice: Dice): number => (dice - 1) / 2;

export const oppositeWay = (way: number): number => (way + 2) & 3;
