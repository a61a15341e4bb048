import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Fields, ProgressKind } from '../../src/progress/kind.ts';

/** What the values of every kind must keep, so that progress can be joined. */
export function expectKindLaws<V extends object>(kind: ProgressKind<V>, anyValue: fc.Arbitrary<V>): void {
  const join = (a: V, b: V): V => kind.join(a, b);
  const isBetter = (value: V, than: V): boolean => kind.isBetter(value, than);
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      expect(join(a, b), 'commutative').toEqual(join(b, a));
      expect(join(join(a, b), c), 'associative').toEqual(join(a, join(b, c)));
      expect(join(a, a), 'idempotent').toEqual(a);
      expect(isBetter(a, a), 'nothing is better than itself').toBe(false);
      expect([isBetter(a, join(a, b)), isBetter(b, join(a, b))], 'nor than the best of both').toEqual([false, false]);
      if (!isBetter(a, b) && !isBetter(b, a)) expect(isBetter(join(a, b), b), 'of two that are alike').toBe(false);
      expect(kind.read(a as Fields), 'what is written is read').toEqual({ value: a, bad: [] });
      expect(JSON.parse(JSON.stringify(a)), 'plain data').toEqual(a);
    }),
    { numRuns: 500, seed: 1 },
  );
}
