import type { Seat } from '../seat.ts';

/** What every game must keep, whatever is played. */
export const LAWS = [
  'legal-actions-are-accepted',
  'other-actions-are-refused',
  'play-leaves-its-state-alone',
  'only-seats-in-turn-act',
  'somebody-can-act-until-the-end',
  'the-game-ends-in-time',
  'config-survives-text',
  'state-survives-text',
  'action-survives-text',
  'events-and-views-are-plain-data',
  'events-rebuild-the-view',
  'secrets-stay-secret',
  'what-is-hidden-is-told',
  'a-guess-gives-its-view',
  'whoever-resigns-loses',
  'a-view-tells-what-is-legal',
  'the-default-config-can-be-played',
  'two-runs-agree',
  'the-replay-verifies',
  'never-throws',
] as const;
export type Law = (typeof LAWS)[number];

/** A law that a game broke, with what is needed to see it again. */
export interface Violation {
  readonly law: Law;
  readonly detail: string;
  /** The seed of the one game. */
  readonly seed: string;
  readonly actions: readonly { readonly seat: Seat; readonly text: string }[];
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: Law;

  constructor(law: Law, detail: string) {
    super(detail);
    this.law = law;
  }
}

export function demand(holds: boolean, law: Law, detail: () => string): asserts holds {
  if (!holds) throw new LawBroken(law, detail());
}
