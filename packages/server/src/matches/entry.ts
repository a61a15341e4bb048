import type { Seat } from '@dedalo/engine';
import { MATCH_COMMANDS } from '@dedalo/protocol/live';

/**
 * All that can happen in a match. `begin` comes first, when every seat is taken; `pause` is the time in which the server did
 * not run.
 */
export const ENTRY_KINDS = ['begin', 'act', ...MATCH_COMMANDS, 'time-out', 'pause'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One entry of the journal. Everything that a match is follows from its settings and its entries. */
export interface Entry {
  /** Counted from 1. */
  readonly number: number;
  /** Null where it was nobody's doing. */
  readonly seat: Seat | null;
  readonly kind: EntryKind;
  /** Of an action: as the game writes it; of the begin: the names of the seats, as JSON. */
  readonly text: string;
  /** What the sender calls it; '' where nobody sent it. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What it costs on the clock; of a pause: how long it was. In milliseconds. */
  readonly thinking: number;
  /** What was forgiven because the message was on its way, in milliseconds. */
  readonly forgiven: number;
}

export const isEntryKind = (text: string): text is EntryKind => (ENTRY_KINDS as readonly string[]).includes(text);
