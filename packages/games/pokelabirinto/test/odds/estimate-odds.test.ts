import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { oddsAgainst } from '../../src/odds/against.ts';
import { estimateOdds } from '../../src/odds/estimate-odds.ts';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

const gain = { least: 1, most: 6 };
const species = invented(12, [3, 4], [3, 7]);
const rivalSpecies = invented(10, [4, 4], [4, 6]);
const hero = { species, hp: 12, energy: 2 };
const rival = { species: rivalSpecies, hp: 10, energy: 0 };

test('where the strong attack costs no more, greedy is best: the truth lies in the interval', () => {
  for (const against of ['random', 'greedy', 'best'] as const) {
    const { share, low, high } = estimateOdds({ hero, rival, gain, against }, 4000, new Random('estimate'));
    const truth = solved({ hero: species, rival: rivalSpecies, gain, against }).win(standing([12, 2], [10, 0]));
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    expect(high - low).toBeLessThan(0.032);
    expect(truth).toBeGreaterThan(low);
    expect(truth).toBeLessThan(high);
  }
});

test('a few fights say little, and none say nothing', () => {
  const sure = { ...rival, hp: 1 };
  const { share, low, high } = estimateOdds(
    { hero: { ...hero, hp: 12 }, rival: sure, gain, against: 'best' },
    10,
    new Random('few'),
  );
  expect(share).toBe(1);
  expect(low).toBeCloseTo(0.7225, 4);
  expect(high).toBe(1);
  expect(estimateOdds({ hero, rival, gain, against: 'best' }, 0, new Random('none'))).toEqual({
    share: 0.5,
    low: 0,
    high: 1,
  });
});

test('whoever thinks is taken to choose best', () => {
  const minds = ['random', 'greedy', 'expectimax', 'person'] as const;
  expect(minds.map(oddsAgainst)).toEqual(['random', 'greedy', 'best', 'best']);
});

test('in the middle of a round the rest of it is fought first: the truth lies in the interval', () => {
  const odds = solved({ hero: species, rival: rivalSpecies, gain, against: 'greedy' });
  for (const attacker of ['hero', 'opponent'] as const) {
    for (const isFirst of [true, false]) {
      const situation = { hero: { ...hero, hp: 3, energy: 9 }, rival: { ...rival, hp: 3, energy: 9 }, gain };
      const turn = { attacker, isFirst };
      const found = estimateOdds({ ...situation, against: 'greedy', turn }, 4000, new Random('middle'));
      const truth = odds.winNow({ ...standing([3, 9], [3, 9]), ...turn });
      expect(truth).toBeGreaterThan(found.low);
      expect(truth).toBeLessThan(found.high);
    }
  }
});
