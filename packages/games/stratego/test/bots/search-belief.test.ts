import { Random } from '@dedalo/grid';
import { describe, expect, it } from 'vitest';
import { Belief } from '../../src/bots/search/belief.ts';
import { random as chance } from '../../src/bots/random.ts';
import { stratego } from '../../src/game.ts';
import { BOMB, FLAG, RANK_COUNT, SCOUT } from '../../src/kernel/tables.ts';
import type { View } from '../../src/state.ts';

/** What Red sees after so many moves. */
function seenAfter(moves: number, seed: string): View {
  const random = new Random(seed);
  let state = stratego.start({ rules: 'final', movesEach: 200 }, seed);
  for (let [seat] = stratego.turn(state); seat !== undefined; [seat] = stratego.turn(state)) {
    if (state.moves === moves) return stratego.view(state, 0);
    const { choice } = chance.think(stratego.view(state, seat), { seat, random });
    const played = stratego.play(state, seat, choice);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  throw new Error('the game was shorter');
}

const beliefOf = (view: View): Belief => new Belief(view, 1, (index) => view.armies[1][index]!.piece !== null);

describe('what the hidden pieces may be', () => {
  it('adds up: every piece is something, and every card is somewhere', () => {
    const view = seenAfter(10, 'sums');
    const { odds } = beliefOf(view);
    const left = [1, 2, 1, 1, 2, 2, 1];
    for (let piece = 0; piece < 10; piece++) {
      const sum = odds.subarray(piece * RANK_COUNT, (piece + 1) * RANK_COUNT).reduce((all, each) => all + each, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      let sum = 0;
      for (let piece = 0; piece < 10; piece++) sum += odds[piece * RANK_COUNT + rank]!;
      expect(sum).toBeCloseTo(left[rank]!, 9);
    }
  });

  it('lets nobody who has moved be flag or bomb, and who has run only a scout', () => {
    for (const seed of ['a', 'b', 'c']) {
      const view = seenAfter(12, seed);
      const { odds, hidden } = beliefOf(view);
      const oddsOf = (index: number, rank: number): number => odds[index * RANK_COUNT + rank]!;
      const movers = hidden.filter((index) => view.armies[1][index]!.hasMoved);
      const runners = hidden.filter((index) => view.armies[1][index]!.hasRun);
      expect(movers.map((index) => oddsOf(index, FLAG) + oddsOf(index, BOMB))).toEqual(movers.map(() => 0));
      expect(runners.map((index) => oddsOf(index, SCOUT).toFixed(9))).toEqual(runners.map(() => '1.000000000'));
      expect(movers.length).toBeGreaterThan(0);
    }
  });

  it('draws as often as the odds say', () => {
    const belief = beliefOf(seenAfter(10, 'draws'));
    const random = new Random('draws');
    const draws = 4000;
    const counts = new Float64Array(10 * RANK_COUNT);
    for (let count = 0; count < draws; count++) {
      for (const [index, rank] of belief.draw(random).entries()) {
        counts[belief.hidden[index]! * RANK_COUNT + rank]! += 1 / draws;
      }
    }
    for (const index of belief.hidden) {
      for (let rank = 0; rank < RANK_COUNT; rank++) {
        const at = index * RANK_COUNT + rank;
        expect(Math.abs(counts[at]! - belief.odds[at]!)).toBeLessThan(0.04);
      }
    }
  });
});
