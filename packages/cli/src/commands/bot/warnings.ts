import type { ClockRules, Limits } from '@dedalo/protocol/report';
import type { Conversation } from './conversation.ts';
import { strayFields } from './read-line.ts';

/** Not a fault yet, but likely to become one. */
export type Warning =
  /** It was still running when its input was closed, for longer than a program is given. */
  | { readonly code: 'slow-end' }
  | { readonly code: 'stray-fields'; readonly fields: readonly string[] }
  | { readonly code: 'near-limit'; readonly turn: number; readonly took: number; readonly limit: number }
  | { readonly code: 'much-log'; readonly bytes: number; readonly limit: number };

export interface PlayedGame {
  readonly conversation: Conversation;
  readonly clock: ClockRules;
  readonly limits: Limits;
  /** Bytes on standard error. */
  readonly logged: number;
  /** Milliseconds until it had ended. */
  readonly closing: number;
}

/** How many milliseconds a program has to end by itself. */
export const TO_END = 300;
/** The share of a limit from which on it is called close. */
const NEAR = 0.5;
/** The share of the room for a log that is called much. */
const MUCH = 0.25;

export function warningsOf({ conversation, clock, limits, logged, closing }: PlayedGame): Warning[] {
  const warnings: Warning[] = [];
  const stray = new Set<string>();
  let nearest: Extract<Warning, { code: 'near-limit' }> | undefined;
  let turn = 0;
  for (const { asked, answer, took } of conversation.exchanges) {
    if (answer === undefined || took === undefined) continue;
    if (!asked.startsWith('{"type":"hello"')) turn++;
    for (const field of strayFields(answer, turn)) stray.add(field);
    const limit = turn === 1 ? clock.first : clock.move;
    if (turn === 0 || took < NEAR * limit || took / limit <= (nearest ? nearest.took / nearest.limit : 0)) continue;
    nearest = { code: 'near-limit', turn, took, limit };
  }
  if (nearest) warnings.push(nearest);
  if (stray.size > 0) warnings.push({ code: 'stray-fields', fields: [...stray] });
  if (logged > MUCH * limits.log) warnings.push({ code: 'much-log', bytes: logged, limit: limits.log });
  if (closing >= TO_END) warnings.push({ code: 'slow-end' });
  return warnings;
}
