import type { Acted, GameTypes, Notice, Outcome, Seat, TimeMove, TimeRejection } from '@dedalo/engine';

/** How a game stands for one viewer. */
export interface Told<T extends GameTypes> {
  readonly view: T['View'];
  readonly turn: readonly Seat[];
  readonly outcome?: Outcome;
  /** Of the viewer's seat. */
  readonly legal: readonly T['Action'][];
  readonly refusals: Readonly<Partial<Record<TimeMove, TimeRejection>>>;
  /** '' where it is not told yet. */
  readonly replay: string;
}

/** What a viewer is told before anything else. */
export interface Welcome<T extends GameTypes> {
  readonly title?: string;
  readonly config: string;
  readonly seed: string;
  readonly names: readonly string[];
  readonly now: Told<T>;
}

/** What a viewer asks for; the answer has the same number. */
export type Question<T extends GameTypes> =
  | { readonly kind: 'act'; readonly number: number; readonly acted: Acted<T> }
  | { readonly kind: 'time'; readonly number: number; readonly move: TimeMove }
  | { readonly kind: 'go-to'; readonly number: number; readonly acts: readonly Acted<T>[] };

export type FromHost<T extends GameTypes> =
  | { readonly kind: 'notice'; readonly notice: Notice<T>; readonly now: Told<T> }
  | { readonly kind: 'answer'; readonly number: number; readonly refusal?: { readonly code: string } };
