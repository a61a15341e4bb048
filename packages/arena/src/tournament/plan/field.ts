import type { Format } from '@dedalo/protocol/report';
import type { SprtRules } from '../../series/sprt.ts';

export const SEEDINGS = ['draw', 'order'] as const;
/** In which order players go into the first round: as the seed draws them, or as they are listed. */
export type Seeding = (typeof SEEDINGS)[number];

/** Who takes part in what, as far as the plan of games needs to know. Players are numbers, counted from 0. */
export interface Field {
  /** A match is between two, and longer than a meeting of a tournament. */
  readonly format: Format | 'match';
  /** Of each player, unlike all others: what stands in the names of games and files. */
  readonly slugs: readonly string[];
  /** Each plays alone; two meet when what they did on the same levels is compared. */
  readonly isSolo: boolean;
  /** Of one meeting; even where two sit at a table, since every board is played twice, with seats swapped. */
  readonly games: number;
  /** Of a Swiss tournament. */
  readonly rounds: number;
  readonly seed: string;
  readonly seeding: Seeding;
  /** Who meets all others in a gauntlet. */
  readonly challengers: readonly number[];
  /** Ends a match as soon as it is decided. */
  readonly sprt?: SprtRules;
}
