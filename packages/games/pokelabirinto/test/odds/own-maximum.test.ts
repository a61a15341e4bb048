import { expect, test } from 'vitest';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

/** Both have one hit point and attacks that cost nothing: whoever does any damage first wins. */
function chance(hits: number, rivalHits: number): number {
  const standstill = (1 - hits) * (1 - rivalHits);
  return (hits / 2 + ((1 - rivalHits) * hits) / 2) / (1 - standstill);
}

const gain = { least: 1, most: 100 };
const begin = standing([1, 0], [1, 0]);

test('PB1: the second attack of the hero has a maximum of its own', () => {
  const odds = solved({ hero: invented(1, [0, 1], [0, 3]), rival: invented(1, [0, 1], [0, 1]), gain, against: 'best' });
  expect(odds.win(begin)).toBeCloseTo(chance(3 / 4, 1 / 2), 8);
  expect(chance(3 / 4, 1 / 2)).toBeCloseTo(9 / 14, 12);
});

test('PB1: and that of the rival, however it chooses', () => {
  const fight = { hero: invented(1, [0, 1], [0, 1]), rival: invented(1, [0, 1], [0, 3]), gain };
  expect(solved({ ...fight, against: 'best' }).win(begin)).toBeCloseTo(chance(1 / 2, 3 / 4), 8);
  expect(solved({ ...fight, against: 'greedy' }).win(begin)).toBeCloseTo(chance(1 / 2, 3 / 4), 8);
  expect(solved({ ...fight, against: 'random' }).win(begin)).toBeCloseTo(chance(1 / 2, (1 / 2 + 3 / 4) / 2), 8);
});
