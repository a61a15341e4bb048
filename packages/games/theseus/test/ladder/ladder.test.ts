import { describe, expect, test } from 'vitest';
import { MINOTAUR, THESEUS } from '../../src/state.ts';
import { findRung, ladderOf, rungFingerprint } from '../../src/ladder/ladder.ts';
import { LADDER_PLAN } from '../../src/ladder/plan.ts';
import { RUNGS } from '../../src/ladder/rungs.ts';
import { isFair } from '../../src/solve/fair-board.ts';
import { provenChance } from './proven-chance.ts';

test('every planned board is there, in its order and with a fair chance', () => {
  const said = RUNGS.map(({ seat, against, config: { size, supplies } }) => ({ seat, against, size, supplies }));
  expect(said).toEqual(LADDER_PLAN.map(({ seat, against, size, supplies }) => ({ seat, against, size, supplies })));
  for (const [index, { chance }] of RUNGS.entries()) {
    expect(isFair(chance)).toBe(true);
    expect(Math.abs(chance - LADDER_PLAN[index]!.chance)).toBeLessThanOrEqual(0.05);
  }
});

describe.each([THESEUS, MINOTAUR])('the ladder of seat %i', (seat) => {
  const ladder = ladderOf(seat);

  test('has twelve boards, none twice', () => {
    expect(ladder.length).toBe(12);
    expect(new Set(ladder.map(rungFingerprint)).size).toBe(12);
  });

  test('gets harder: against one opponent the chance falls from board to board', () => {
    const steps = ladder.slice(1).map((rung, index) => ({ before: ladder[index]!, rung }));
    const alike = steps.filter(({ before, rung }) => before.against === rung.against);
    expect(alike.length).toBeGreaterThan(5);
    expect(alike.filter(({ before, rung }) => rung.chance >= before.chance)).toEqual([]);
  });

  test('a game on one of its boards is known, a game on any other is not', () => {
    const rung = ladder[3]!;
    expect(findRung({ ...rung })).toBe(rung);
    expect(findRung({ ...rung, seed: 'another' })).toBeUndefined();
    expect(findRung({ ...rung, config: { ...rung.config, rounds: rung.config.rounds + 2 } })).toBeUndefined();
  });
});

test.each(
  RUNGS.filter(({ config }) => config.size === 5 || config.rounds <= 12).map((rung) => [rung.seed, rung] as const),
)('the chance of %s is proven again', (_, rung) => {
  expect(provenChance(rung)).toBeCloseTo(rung.chance, 4);
});
