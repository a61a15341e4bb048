import type { GameTypes, Seat, TimeMove } from '@dedalo/engine';

/** What has just happened, for drawing and for sound. */
export interface Happening<T extends GameTypes> {
  readonly kind: 'played' | 'refused' | 'went-to' | TimeMove;
  /** Why it was refused. */
  readonly refusal?: T['Rejection'];
  /** The seat that played; undefined where none did. */
  readonly seat?: Seat;
  readonly events: readonly T['Event'][];
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
  /** Whether nothing else of the same intent follows. */
  readonly isLast: boolean;
}
