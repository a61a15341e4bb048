import type { PairingResult, PlayerResult } from '@dedalo/protocol/report';
import { foldName } from '../settings/names.ts';
import type { Grade } from '../settings/grade.ts';

/** A player, and what it has against each other one. */
export interface Graded {
  readonly player: Pick<PlayerResult, 'rank' | 'games' | 'wins' | 'draws'>;
  /** By name. */
  readonly against: ReadonlyMap<string, PairingResult>;
}

/** The first grade that is reached; null where none is. */
export const gradeOf = (grades: readonly Grade[], graded: Graded): string | null =>
  grades.find((grade) => isReached(grade, graded))?.name ?? null;

function isReached({ points, rank, beats = [] }: Grade, { player, against }: Graded): boolean {
  // Byes are no games: they say nothing of how good somebody is.
  const share = player.games === 0 ? 0 : (player.wins + player.draws / 2) / player.games;
  const isBeaten = (name: string): boolean => {
    const pairing = against.get(foldName(name));
    return pairing !== undefined && pairing.wins > pairing.losses;
  };
  return (
    (points === undefined || share >= points) && (rank === undefined || player.rank <= rank) && beats.every(isBeaten)
  );
}
