import type { Measures } from './measures.ts';

/** How hard a generated level is, in steps that can be counted. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a level of a difficulty has at least; easier ones have an end, so that they stay easy. */
export interface Demands {
  readonly pushes: number;
  readonly mostPushes: number;
  readonly boxChanges: number;
  readonly detours: number;
  readonly wrongTurns: number;
}

export const DEMANDS: Readonly<Record<Difficulty, Demands>> = {
  easy: { pushes: 15, mostPushes: 28, boxChanges: 3, detours: 0, wrongTurns: 1 },
  medium: { pushes: 22, mostPushes: 48, boxChanges: 7, detours: 6, wrongTurns: 6 },
  hard: { pushes: 30, mostPushes: 80, boxChanges: 11, detours: 14, wrongTurns: 16 },
  expert: { pushes: 42, mostPushes: 400, boxChanges: 16, detours: 22, wrongTurns: 40 },
};

/** How many boards are looked at for one level before the best of them is taken. */
export const USUAL_TRIES: Readonly<Record<Difficulty, number>> = { easy: 24, medium: 32, hard: 80, expert: 300 };

export const meets = (measures: Measures, demands: Demands): boolean =>
  measures.pushes <= demands.mostPushes &&
  (['pushes', 'boxChanges', 'detours', 'wrongTurns'] as const).every((name) => measures[name] >= demands[name]);

/** How many positions of a board are looked at: long solutions lie far out. */
export const MOST_POSITIONS: Readonly<Record<Difficulty, number>> = {
  easy: 10_000,
  medium: 20_000,
  hard: 60_000,
  expert: 150_000,
};
