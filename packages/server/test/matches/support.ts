import type { Game } from '@dedalo/engine';
import { isles } from '@dedalo/isles';
import type { ClockSettings } from '@dedalo/protocol/live';
import type { Entry } from '../../src/matches/entry.ts';
import { Match } from '../../src/matches/match.ts';

export const BEGIN = 1_000_000;

/** A match on 5 × 4 isles: the first player begins at c4, the second at c1. */
export function isleMatch(clock: ClockSettings = { kind: 'none' }): Match {
  const config = { columns: 5, rows: 4, missing: 0 };
  return new Match({ id: 'm', game: isles as Game, config, seed: 's', clock });
}

/** Makes an entry of its few parts, and makes it in the match. */
export function enter(match: Match, parts: Pick<Entry, 'kind'> & Partial<Entry>): ReturnType<Match['enter']> {
  const nothing = { seat: null, text: '', key: '', at: BEGIN, thinking: 0, forgiven: 0 };
  return match.enter({ number: match.version + 1, ...nothing, ...parts });
}

export function begun(clock?: ClockSettings): Match {
  const match = isleMatch(clock);
  enter(match, { kind: 'begin', text: '["Anna","Bruno"]' });
  return match;
}

export const act = (match: Match, seat: number, text: string, more: Partial<Entry> = {}): ReturnType<Match['enter']> =>
  enter(match, { kind: 'act', seat, text, ...more });
