import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestMatching } from '../../src/tournament/plan/matching.ts';

type Edges = readonly (readonly [number, number])[];

/** By trying everything. */
function largest([first, ...rest]: Edges): number {
  if (!first) return 0;
  const without = rest.filter((edge) => !edge.some((vertex) => first.includes(vertex)));
  return Math.max(1 + largest(without), largest(rest));
}

const graphs = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc.uniqueArray(
      fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).filter(([a, b]) => a < b),
      { selector: String, maxLength: 14 },
    ),
  }),
);

test('a matching is one, and no other is larger', () => {
  fc.assert(
    fc.property(graphs, ({ size, edges }) => {
      const hasEdge = (a: number, b: number): boolean =>
        edges.some(([one, two]) => (one === a && two === b) || (one === b && two === a));
      const mate = largestMatching(size, hasEdge);
      const matched = [...mate.entries()].filter(([, other]) => other !== -1);
      for (const [vertex, other] of matched) {
        expect(mate[other]).toBe(vertex);
        expect(hasEdge(vertex, other)).toBe(true);
      }
      expect(matched.length / 2).toBe(largest(edges));
    }),
    { numRuns: 500 },
  );
});
