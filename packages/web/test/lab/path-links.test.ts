import { createGrid } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { PathLinks } from '../../src/lab/path-links.ts';

test('a path that grows changes its last cell too', () => {
  const links = new PathLinks(createGrid({ width: 3, height: 3 }));
  expect(links.follow([0])).toEqual([0]);
  expect([...links.of(0)!]).toEqual([]);
  expect(new Set(links.follow([0, 1, 4]))).toEqual(new Set([0, 1, 4]));
  expect([...links.of(0)!]).toEqual(['east']);
  expect([...links.of(1)!]).toEqual(['west', 'south']);
  expect([...links.of(4)!]).toEqual(['north']);
  expect(links.of(8)).toBeUndefined();
  expect(links.follow([0, 1, 4])).toEqual([]);
});

test('on a torus it leaves on one side and comes in on the other', () => {
  const links = new PathLinks(createGrid({ width: 5, height: 5 }, { wrap: true }));
  links.follow([9, 5]);
  expect([...links.of(9)!]).toEqual(['east']);
  expect([...links.of(5)!]).toEqual(['west']);
});
