import type { Seat } from '@dedalo/engine';
import type { Config } from '../state.ts';
import { type DescribedResult, playDescribed } from './manager.ts';
import type { DescribedMaker } from './player.ts';

/** So many games with the first as Red, then as many with the second (D14); an irregularity ends its own game only. */
export function playDescribedSeries(
  players: readonly [DescribedMaker, DescribedMaker],
  { games, ...config }: Config & { readonly games: number },
): [DescribedResult[], DescribedResult[]] {
  const [first, second] = players;
  const half = (red: DescribedMaker, blue: DescribedMaker): DescribedResult[] =>
    Array.from({ length: games }, () => playDescribed(red, blue, config));
  return [half(first, second), half(second, first)];
}

const DIGITS_A_LINE = 50;

/**
 * The described print of a series (D13, D14): a digit a game, 1 for Red, 2 for Blue, 0 for a tie. By half who won each
 * game; in every second half the players have changed seats.
 */
export function resultsReport(names: readonly [string, string], halves: readonly (readonly (Seat | null)[])[]): string {
  const [first, second] = names;
  const winsOf = (player: number): number =>
    halves.reduce((sum, winners, half) => sum + winners.filter((winner) => winner === (player + half) % 2).length, 0);
  const ties = halves.flat().filter((winner) => winner === null).length;
  return [
    ...halves.flatMap((winners, half) => [
      half % 2 === 0 ? `${first} vs ${second}` : `${second} vs ${first}`,
      `Beginning of ${winners.length} games`,
      ...digitLines(winners),
      `End of ${winners.length} games`,
    ]),
    'RESULTS',
    `Player ${first}: ${winsOf(0)}`,
    `Player ${second}: ${winsOf(1)}`,
    `Ties: ${ties}`,
  ].join('\n');
}

const digitLines = (winners: readonly (Seat | null)[]): string[] =>
  winners
    .map((winner) => (winner === null ? 0 : winner + 1))
    .join('')
    .match(new RegExp(`.{1,${DIGITS_A_LINE}}`, 'g')) ?? [];
