import type { GameId } from '@dedalo/catalogue';
import type { Outcome } from '@dedalo/engine';
import type { Words } from '@dedalo/words';

/** How a game ended, for people. */
export function endingWords({ replay, games }: Words, game: GameId, outcome: Outcome | undefined): string {
  if (!outcome) return replay.open;
  const reasons: Readonly<Record<string, string>> = games[game].ends;
  const over = replay.over(reasons[outcome.reason] ?? outcome.reason);
  if (outcome.winners.length === 0) return over;
  return `${over}, ${replay.wonBy(outcome.winners.map((seat) => seat + 1).join(', '))}`;
}
