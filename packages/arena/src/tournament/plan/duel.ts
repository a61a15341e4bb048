import type { Field } from './field.ts';
import { formatGameName, type Leg } from './game-name.ts';

/** Two players in a round. */
export interface Meeting {
  readonly round: number;
  /** The place of the meeting in its round, counted from 1. */
  readonly table: number;
  readonly players: readonly [number, number];
}

/** All of a match is one meeting. */
export const MATCH: Meeting = { round: 1, table: 1, players: [0, 1] };

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

/**
 * Two meet at most once, so that a game is named by them alone. Its name and its seed stay the same whoever else comes in
 * or goes, though the rounds shift.
 */
const meetsOnce = (format: Field['format']): boolean => format === 'round-robin' || format === 'gauntlet';

/** The games of a meeting on some of its boards. */
export function duelsOn(
  field: Field,
  meeting: Meeting,
  boards: { readonly from: number; readonly to: number },
): Duel[] {
  const [one, two] = meeting.players;
  const names = `${field.slugs[one]}-${field.slugs[two]}`;
  const stem = meetsOnce(field.format) ? names : `r${meeting.round}-${names}`;
  const idOf = (pair: number, leg: Leg): string =>
    field.format === 'match' ? formatGameName({ pair, leg }) : `${stem}-${pair}${leg}`;
  const duels: Duel[] = [];
  for (let board = boards.from; board <= boards.to; board++) {
    if (field.isSolo) duels.push({ ...meeting, id: `${stem}-${board}`, board });
    else {
      duels.push(
        { ...meeting, id: idOf(board, 'a'), board },
        { ...meeting, id: idOf(board, 'b'), board, players: [two, one] },
      );
    }
  }
  return duels;
}

export const duelsOf = (field: Field, meeting: Meeting): Duel[] =>
  duelsOn(field, meeting, { from: 1, to: boardsOf(field) });
