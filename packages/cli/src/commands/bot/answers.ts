import type { GameCheck } from './check-game.ts';

/** How fast a program answered, over all its games, without the hello. */
export interface Answers {
  readonly count: number;
  readonly mean: number;
  readonly longest: number;
}

export function answersOf(checks: readonly GameCheck[]): Answers {
  const times = checks.flatMap(({ conversation }) =>
    conversation.exchanges.slice(1).flatMap(({ took }) => (took === undefined ? [] : [took])),
  );
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    count: times.length,
    mean: times.length === 0 ? 0 : total / times.length,
    longest: times.reduce((longest, time) => Math.max(longest, time), 0),
  };
}
