import { expect, test } from 'vitest';
import { MOST_BYTES } from '../../src/odds/fight-plan.ts';
import { FightSolver } from '../../src/odds/fight-solver.ts';
import { invented } from '../support/species.ts';

const gain = { least: 1, most: 100 };

test('a fight of giants is refused', () => {
  const giant = invented(999, [200, 10], [150, 9]);
  const refused = FightSolver.begin({ hero: giant, rival: giant, gain, against: 'best' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'too-large', allowed: MOST_BYTES } });
  expect(!refused.ok && refused.error.needed).toBeGreaterThan(MOST_BYTES);
});

test('so is one whose energy has no cap within reach', () => {
  const slow = invented(60, [200, 1], [200, 1]);
  const refused = FightSolver.begin({ hero: slow, rival: slow, gain: { least: 1, most: 1 }, against: 'random' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'too-large' } });
});

test('what is needed is told to the byte where the caps are known', () => {
  const fight = {
    hero: invented(9, [3, 4], [5, 6]),
    rival: invented(8, [2, 4], [4, 5]),
    gain,
    against: 'best',
  } as const;
  const solver = FightSolver.begin(fight);
  const bytes = solver.ok ? solver.value.bytes : 0;
  expect(bytes).toBeGreaterThan(100_000);
  expect(FightSolver.begin(fight, { mostBytes: bytes }).ok).toBe(true);
  expect(FightSolver.begin(fight, { mostBytes: bytes - 1 })).toEqual({
    ok: false,
    error: { code: 'too-large', needed: bytes, allowed: bytes - 1 },
  });
  expect(FightSolver.begin(fight, { mostBytes: 1000 })).toMatchObject({ error: { code: 'too-large', allowed: 1000 } });
});
