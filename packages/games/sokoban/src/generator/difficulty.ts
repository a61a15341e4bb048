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
  hard: { pushes: 34, mostPushes: 90, boxChanges: 12, detours: 16, wrongTurns: 16 },
  expert: { pushes: 50, mostPushes: 400, boxChanges: 18, detours: 28, wrongTurns: 30 },
};

/** How many boards are looked at for one level before the best of them is taken. */
export const USUAL_TRIES: Readonly<Record<Difficulty, number>> = { easy: 24, medium: 32, hard: 80, expert: 200 };

export const meets = (measures: Measures, demands: Demands): boolean =>
  measures.pushes <= demands.mostPushes &&
  (['pushes', 'boxChanges', 'detours', 'wrongTurns'] as const).every((name) => measures[name] >= demands[name]);
