import type { Direction } from '@dedalo/grid';
import type { Level } from '../level.ts';
import { outcome, play, start } from '../rules.ts';
import type { Rejection } from '../state.ts';
import { letterOf } from '../text.ts';

/** What solutions are compared by, as JSoko counts it. */
export interface Metrics {
  readonly moves: number;
  readonly pushes: number;
  /** Runs of one capital letter; a walk in between ends a run, even if the same box is pushed on the same way. */
  readonly boxLines: number;
  /** Pushes of another box than the last one pushed; the first push counts. */
  readonly boxChanges: number;
  /** Runs of capital letters. */
  readonly pushingSessions: number;
  /** Runs of one letter, small or capital. */
  readonly playerLines: number;
}

export type Measured =
  | { readonly metrics: Metrics; readonly isSolved: boolean; readonly letters: string }
  | { readonly refusedAt: number; readonly rejection: Rejection };

/**
 * Plays from the level's start. The game is over with the push that solves the level, so what comes after it neither
 * counts nor is refused; `letters` ends there. `refusedAt` is the place of the first direction that is no legal move.
 */
export function metricsOf(level: Level, directions: readonly Direction[]): Measured {
  let state = start({ level, mode: 'forward', actionLimit: directions.length + 1 });
  let letters = '';
  let pushed: number | undefined;
  let boxChanges = 0;
  for (const [at, direction] of directions.entries()) {
    const played = play(state, 0, { type: 'move', direction });
    if (!played.ok && played.error.code === 'game-over') break;
    if (!played.ok) return { refusedAt: at, rejection: played.error };
    state = played.value.state;
    const [event] = played.value.events;
    if (event?.type === 'pushed' && event.box !== pushed) {
      pushed = event.box;
      boxChanges++;
    }
    letters += event?.type === 'pushed' ? letterOf(direction).toUpperCase() : letterOf(direction);
  }
  return { metrics: { ...countRuns(letters), boxChanges }, isSolved: outcome(state)?.reason === 'solved', letters };
}

const isPush = (letter: string): boolean => letter !== letter.toLowerCase();

function countRuns(letters: string): Omit<Metrics, 'boxChanges'> {
  const counts = { moves: letters.length, pushes: 0, boxLines: 0, pushingSessions: 0, playerLines: 0 };
  let before = '';
  for (const letter of letters) {
    if (isPush(letter)) {
      counts.pushes++;
      if (letter !== before) counts.boxLines++;
      if (!isPush(before)) counts.pushingSessions++;
    }
    if (letter.toLowerCase() !== before.toLowerCase()) counts.playerLines++;
    before = letter;
  }
  return counts;
}

const SECONDARY = ['boxLines', 'boxChanges', 'pushingSessions', 'playerLines'] as const;

/** What decides between two solutions, in this order: the ranks (M) and (P) of the sokobano site. */
export const METRIC_ORDERS = {
  moves: ['moves', 'pushes', ...SECONDARY],
  pushes: ['pushes', 'moves', ...SECONDARY],
} as const satisfies Record<string, readonly (keyof Metrics)[]>;

/** Less than 0 where `a` is the better one. */
export function compareMetrics(a: Metrics, b: Metrics, by: keyof typeof METRIC_ORDERS): number {
  for (const metric of METRIC_ORDERS[by]) if (a[metric] !== b[metric]) return a[metric] - b[metric];
  return 0;
}

/** Moves/pushes/box lines/box changes/pushing sessions/player lines, as in the titles of .sok solutions. */
export const formatMetrics = (metrics: Metrics): string =>
  METRIC_ORDERS.moves.map((metric) => metrics[metric]).join('/');
