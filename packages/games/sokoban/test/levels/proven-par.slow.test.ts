import { expect, test } from 'vitest';
import { findPack, PACKS } from '../../src/levels/packs.ts';
import { PAR_MEASURES, parOf } from '../../src/par.ts';
import { Solver } from '../../src/solver/solver.ts';

/** Most proofs take far less; the dear ones are left to `npm run proof`. */
const MOST_WORK = 100_000;

/** The letters of a solution that nothing can beat; undefined where that takes too long to prove. */
function provenBest(level: ConstructorParameters<typeof Solver>[0], aim: 'moves' | 'pushes'): string | undefined {
  const solver = new Solver(level, { aim });
  const end = solver.run(MOST_WORK);
  return end?.type === 'solved' ? end.letters : undefined;
}

test.each(PAR_MEASURES)('no solution of a shipped level has fewer %s than its par says', (measure) => {
  let proven = 0;
  for (const pack of PACKS) {
    for (const entry of findPack(pack).entries) {
      const letters = provenBest(entry.level, measure);
      if (letters === undefined) continue;
      proven++;
      const count = measure === 'moves' ? letters.length : letters.replaceAll(/[a-z]/g, '').length;
      expect(parOf(entry)![measure], entry.title).toEqual({ count, isProven: true });
    }
  }
  expect(proven).toBeGreaterThanOrEqual(80);
});
