import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { createConfig, MINOTAUR, THESEUS, theseus } from '../../src/index.ts';
import { BestResponse } from '../../src/solve/best-response.ts';
import { type FairBoard, FairBoardSearch, type FairWish, isFair } from '../../src/solve/fair-board.ts';
import { solved } from '../../src/solve/solving.ts';
import { valueOf } from '../support/drawn.ts';

function wishAgainst(name: string, seat: number, seed: string): FairWish {
  const opponent = BOTS.find((bot) => bot.name === name)!.opponentIn!(seat === THESEUS ? MINOTAUR : THESEUS)!;
  return { config: valueOf(createConfig({ size: 7, supplies: 2 })), seed, seat, opponent };
}

function searched(wish: FairWish, budget: number): FairBoard | undefined {
  const search = new FairBoardSearch(wish);
  while (search.advance(budget) === 'searching');
  return search.found;
}

describe.each([
  ['random', THESEUS],
  ['stalker', THESEUS],
  ['careful', MINOTAUR],
  ['cunning-theseus', MINOTAUR],
] as const)('a board against %s', (name, seat) => {
  const wish = wishAgainst(name, seat, 'fair');
  const found = searched(wish, 1000)!;

  test('has the chance that it says, and it is fair', () => {
    const start = theseus.start(found.config, found.seed);
    const solving = valueOf(BestResponse.begin(start, wish));
    expect(solved(solving).chance(start)).toBeCloseTo(found.chance, 12);
    expect(isFair(found.chance)).toBe(true);
  });

  test('is the same however the work is cut', () => {
    expect(searched(wish, 1)).toEqual(found);
  });

  test('is another one for another seed', () => {
    expect(searched({ ...wish, seed: 'other' }, 1000)).not.toEqual(found);
  });
});

test('where no board is fair the search ends without one', () => {
  const wish = wishAgainst('random', THESEUS, 'none');
  // In two rounds nobody collects anything worth a game.
  expect(searched({ ...wish, config: { ...wish.config, rounds: 2 } }, 1000)).toBeUndefined();
});
