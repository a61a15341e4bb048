import type { Game } from '@dedalo/engine';
import type { ClockSettings } from '@dedalo/protocol/live';

/** What was decided before a match began. */
export interface MatchSettings {
  readonly id: string;
  readonly game: Game;
  readonly config: unknown;
  readonly seed: string;
  readonly title?: string;
  readonly clock: ClockSettings;
}
