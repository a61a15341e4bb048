import type { Outcome } from '@dedalo/engine';
import { gameWords, type Words } from '@dedalo/words';

/** How a game with this number of seats ended, for people. In a game for one the winner is not named. */
export function endingWords(
  words: Words,
  { game, seats }: { readonly game: string; readonly seats: number },
  outcome: Outcome | undefined,
): string {
  const { replay } = words;
  if (!outcome) return replay.open;
  const said = gameWords(words, game);
  const over = replay.over(said.ending(outcome.reason));
  if (outcome.winners.length === 0 || seats === 1) return over;
  return `${over}, ${replay.wonBy(outcome.winners.map((seat) => said.seat(seat)).join(', '))}`;
}
