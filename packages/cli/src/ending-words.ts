import type { Outcome } from '@dedalo/engine';

/** How a game ended, for people. */
export function endingWords(outcome: Outcome | undefined): string {
  if (!outcome) return 'still open';
  const reason = outcome.reason.replaceAll('-', ' ');
  if (outcome.winners.length === 0) return `over: ${reason}`;
  return `over: ${reason}, won by player ${outcome.winners.map((seat) => seat + 1).join(', ')}`;
}
