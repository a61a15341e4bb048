import type { Insertable, Selectable } from 'kysely';

/** Moments are milliseconds since 1970. Databases keep them as whole numbers of 64 bits. */
type Moment = number;

export interface Tables {
  readonly person: PersonTable;
  readonly match: MatchTable;
  readonly seat: SeatTable;
  readonly journal: JournalTable;
  readonly run: RunTable;
}

/** Somebody who plays here. */
export interface PersonTable {
  readonly id: string;
  readonly name: string;
  /** The hash of the secret that their browser keeps. */
  readonly secret_hash: string;
  readonly created_at: Moment;
}

/** What was decided before a match began. */
export interface MatchTable {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly config: string;
  readonly seed: string;
  readonly title: string | null;
  /** The settings of its clock, as JSON; null where it has none. */
  readonly clock: string | null;
  readonly created_at: Moment;
  /** Null while it goes on; a list of matches asks for it. The truth is the journal. */
  readonly ended_at: Moment | null;
}

export interface SeatTable {
  readonly match: string;
  readonly seat: number;
  /** Null where a bot sits, or nobody yet. */
  readonly person: string | null;
  readonly bot: string | null;
}

/** All that happened in a match, in order. Nothing is ever changed or removed. */
export interface JournalTable {
  readonly match: string;
  /** Counted from 1. */
  readonly number: number;
  /** Null where it was nobody's doing. */
  readonly seat: number | null;
  readonly kind: string;
  /** Of an action: as the game writes it. */
  readonly text: string;
  /** What the sender calls it: the same key is never entered twice. */
  readonly key: string;
  readonly at: Moment;
  /** What it costs on the clock, and what of the time was forgiven because the message was on its way. */
  readonly thinking: number;
  readonly forgiven: number;
}

/** When the server ran. Between two of them no clock ran. */
export interface RunTable {
  readonly began_at: Moment;
  /** It still ran then. */
  readonly seen_at: Moment;
}

export type PersonRow = Selectable<PersonTable>;
export type MatchRow = Selectable<MatchTable>;
export type SeatRow = Selectable<SeatTable>;
export type JournalRow = Insertable<JournalTable>;
