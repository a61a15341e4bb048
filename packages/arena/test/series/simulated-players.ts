import type { Random } from '@dedalo/grid';
import { type PairCounts, PENTANOMIAL, shareOf, TRINOMIAL } from '../../src/series/pair-counts.ts';
import { scoreOfElo } from '../../src/series/elo.ts';

/** Two players of known strength, as the games between them come out. */
export interface Meeting {
  /** The true difference: what the mean score of a pair is in Elo. */
  readonly elo: number;
  /** The more, the more draws: how much better somebody must be to win every second game, in Elo. */
  readonly draws: number;
  /** What the first seat is worth. */
  readonly seat: number;
  /** How much the seed favours one of the seats, in either direction: it ties the games of a pair to each other. */
  readonly seeds: number;
}

/** Rao and Kupper's model of a game with draws: how likely a loss, a draw and a win are. */
function gameOdds(strength: number, draws: number): readonly [number, number, number] {
  const win = scoreOfElo(strength - draws);
  const loss = scoreOfElo(-strength - draws);
  return [loss, 1 - win - loss, win];
}

/** How likely each score of a pair is. */
function pairOdds(strength: number, { draws, seat, seeds }: Meeting): number[] {
  const odds = PENTANOMIAL.map(() => 0);
  for (const seed of [-seeds, seeds]) {
    const first = gameOdds(strength + seat + seed, draws);
    const second = gameOdds(strength - seat - seed, draws);
    for (const [i, one] of first.entries())
      for (const [j, other] of second.entries()) odds[i + j]! += (one * other) / 2;
  }
  return odds;
}

export const meanOf = (odds: readonly number[]): number =>
  odds.reduce((sum, chance, category) => sum + chance * shareOf(category, odds), 0);

/** The odds of a pair whose mean score is exactly that of the Elo difference. */
export function oddsOf(meeting: Meeting): readonly number[] {
  const wanted = scoreOfElo(meeting.elo);
  let [low, high] = [-4000, 4000];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (meanOf(pairOdds(middle, meeting)) < wanted) low = middle;
    else high = middle;
  }
  return pairOdds((low + high) / 2, meeting);
}

/** The same for two who play alone. */
export const oddsAlone = (meeting: Meeting): readonly number[] => {
  const wanted = scoreOfElo(meeting.elo);
  const draw = Math.min(0.8, 2 * Math.min(wanted, 1 - wanted)) * (meeting.draws / (meeting.draws + 200));
  return [1 - wanted - draw / 2, draw, wanted - draw / 2];
};

/** Draws which score a pair comes to. */
export function drawCategory(odds: readonly number[], random: Random): number {
  let left = random.float();
  for (const [category, chance] of odds.entries()) {
    left -= chance;
    if (left < 0) return category;
  }
  return odds.length - 1;
}

export function drawCounts(odds: readonly number[], pairs: number, random: Random): PairCounts {
  const counts = [...(odds.length === PENTANOMIAL.length ? PENTANOMIAL : TRINOMIAL)];
  for (let pair = 0; pair < pairs; pair++) counts[drawCategory(odds, random)]!++;
  return counts;
}
