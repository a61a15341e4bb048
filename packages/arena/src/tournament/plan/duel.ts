import type { Field } from './field.ts';

/** Two players in a round. */
export interface Meeting {
  readonly round: number;
  /** The place of the meeting in its round, counted from 1. */
  readonly table: number;
  readonly players: readonly [number, number];
}

/** One game of a meeting; where players play alone, one level on which they are compared. */
export interface Duel extends Meeting {
  /** By seat. */
  readonly players: readonly [number, number];
  readonly id: string;
  /** Which board of the meeting, counted from 1; with two at a table both games of a pair are on the same one. */
  readonly board: number;
}

/** What the first of the two has of a duel: 1, ½ or 0; undefined while it is not over. */
export type PointsOf = (duel: Duel) => number | undefined;

/** How many boards a meeting has. */
export const boardsOf = ({ isSolo, games }: Field): number => (isSolo ? games : games / 2);

/** The games of a meeting on some of its boards. */
export function duelsOn(
  field: Field,
  meeting: Meeting,
  boards: { readonly from: number; readonly to: number },
): Duel[] {
  const [one, two] = meeting.players;
  const stem = `r${meeting.round}-${field.slugs[one]}-${field.slugs[two]}`;
  const duels: Duel[] = [];
  for (let board = boards.from; board <= boards.to; board++) {
    if (field.isSolo) duels.push({ ...meeting, id: `${stem}-${board}`, board });
    else {
      duels.push(
        { ...meeting, id: `${stem}-${board}a`, board },
        { ...meeting, id: `${stem}-${board}b`, board, players: [two, one] },
      );
    }
  }
  return duels;
}

export const duelsOf = (field: Field, meeting: Meeting): Duel[] =>
  duelsOn(field, meeting, { from: 1, to: boardsOf(field) });
