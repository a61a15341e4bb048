import type { GameTypes, Seat, TimeMove } from '@dedalo/engine';

/** What has just happened, for whatever draws it or lets it be heard. */
export interface Happening<T extends GameTypes> {
  readonly kind: 'played' | 'refused' | 'went-to' | TimeMove;
  /** Why it was refused. */
  readonly refusal?: T['Rejection'];
  /** The seat that played; undefined where none did. */
  readonly seat?: Seat;
  readonly events: readonly T['Event'][];
  /** How long the eye should take to follow. */
  readonly ms: number;
  /** Whether nothing follows of what was asked for. */
  readonly isLast: boolean;
}
