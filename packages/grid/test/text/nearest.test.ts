import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearest } from '../../src/text/nearest.ts';

test('a letter changed, added, left out or swapped counts one', () => {
  expect(editDistance('maze', 'maze')).toBe(0);
  expect(editDistance('maze', 'mase')).toBe(1);
  expect(editDistance('maze', 'mazes')).toBe(1);
  expect(editDistance('maze', 'aze')).toBe(1);
  expect(editDistance('maze', 'mzae')).toBe(1);
  expect(editDistance('', 'maze')).toBe(4);
});

test('it is the same both ways and never more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('nothing is suggested for a word that is like none', () => {
  expect(nearest('prm', ['prim', 'wilson'])).toBe('prim');
  expect(nearest('tetrahedron', ['prim', 'wilson'])).toBeUndefined();
});
