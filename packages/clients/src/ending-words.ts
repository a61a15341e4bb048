import type { GameId } from '@dedalo/catalogue';
import type { Outcome } from '@dedalo/engine';
import type { Words } from '@dedalo/words';

/** How a game of so many seats ended, for people. Who plays alone need not be told who won. */
export function endingWords(
  { replay, games }: Words,
  { game, seats }: { readonly game: GameId; readonly seats: number },
  outcome: Outcome | undefined,
): string {
  if (!outcome) return replay.open;
  const reasons: Readonly<Record<string, string>> = games[game].ends;
  const over = replay.over(reasons[outcome.reason] ?? outcome.reason);
  if (outcome.winners.length === 0 || seats === 1) return over;
  return `${over}, ${replay.wonBy(outcome.winners.map((seat) => seat + 1).join(', '))}`;
}
