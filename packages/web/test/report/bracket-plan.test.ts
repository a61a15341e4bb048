import type { GameResult, PairingResult, PlayerResult } from '@dedalo/protocol/report';
import { expect, test } from 'vitest';
import { planBracket } from '../../src/report/overview/bracket-plan.ts';

/** Who lost to whom, in which round; players are letters. */
function bracketOf(
  letters: string,
  lost: readonly (readonly [loser: string, winner: string, round: number])[],
  met: string[] = [],
) {
  const tally: PairingResult = { points: 2, games: 2, wins: 2, draws: 0, losses: 0 };
  const pairs = [...lost.map(([loser, winner]) => winner + loser), ...met];
  const hasMet = (a: string, b: string): boolean => pairs.includes(a + b) || pairs.includes(b + a);
  const all = [...letters];
  const players = all.map(
    (letter) => ({ outIn: lost.find(([loser]) => loser === letter)?.[2] ?? null }) as PlayerResult,
  );
  const pairings = all.map((a) => all.map((b) => (hasMet(a, b) ? tally : null)));
  const games = met.map(
    (pair) => ({ round: 2, seats: [...pair].map((letter) => all.indexOf(letter)) }) as unknown as GameResult,
  );
  return planBracket({ players, pairings, games }).map((round) =>
    round.map(({ players: [a, b], isOver }) => `${all[a]}${isOver ? '>' : '?'}${all[b]}`),
  );
}

test('matches are where their winners meet in the next round', () => {
  const lost = [
    ['E', 'D', 1],
    ['F', 'C', 1],
    ['G', 'B', 1],
    ['H', 'A', 1],
    ['D', 'A', 2],
    ['C', 'B', 2],
    ['B', 'A', 3],
  ] as const;
  expect(bracketOf('ABCDEFGH', lost)).toEqual([['A>H', 'D>E', 'B>G', 'C>F'], ['A>D', 'B>C'], ['A>B']]);
});

test('a player without an opponent in the first round appears in the second', () => {
  const lost = [
    ['C', 'B', 1],
    ['B', 'A', 2],
  ] as const;
  expect(bracketOf('ABC', lost)).toEqual([['B>C'], ['A>B']]);
});

test('a match that is being played is there without a winner', () => {
  const lost = [
    ['C', 'A', 1],
    ['D', 'B', 1],
  ] as const;
  expect(bracketOf('ABCD', lost, ['AB'])).toEqual([['A>C', 'B>D'], ['A?B']]);
});

test('before the first game there is no bracket', () => {
  expect(bracketOf('AB', [])).toEqual([]);
});
