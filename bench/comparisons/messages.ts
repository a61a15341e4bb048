/** What the referee and a contestant's process tell each other. */
export type Order = { readonly kind: 'start'; readonly tasks: readonly unknown[] } | { readonly kind: 'round' };

export type Report =
  | { readonly kind: 'ready'; readonly setUpMs: number }
  | {
      readonly kind: 'round';
      /** CPU time of each task done, and what was wrong with its answer ('' if nothing). */
      readonly times: readonly number[];
      readonly problems: readonly string[];
      /** Whether this round has used up the contestant's budget. */
      readonly isSpent: boolean;
    }
  | { readonly kind: 'broken'; readonly problem: string };
