import type { PairingResult } from '@dedalo/protocol/report';

/** Counts what one has against another, or against all. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const NOTHING: Tally = { wins: 0, draws: 0, losses: 0 };

export const addPoints = ({ wins, draws, losses }: Tally, points: number): Tally => ({
  wins: wins + (points === 1 ? 1 : 0),
  draws: draws + (points === 0.5 ? 1 : 0),
  losses: losses + (points === 0 ? 1 : 0),
});

export const pairingOf = ({ wins, draws, losses }: Tally): PairingResult => ({
  points: wins + draws / 2,
  games: wins + draws + losses,
  wins,
  draws,
  losses,
});

export const sumOf = (a: Tally, b: Tally): Tally => ({
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
});
