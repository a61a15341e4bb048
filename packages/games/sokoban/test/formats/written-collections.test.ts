import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLevels, LEVEL_FORMATS } from '../../src/formats/write-levels.ts';
import { collections } from './collections.ts';
import { plain, read } from './support.ts';

describe.each(LEVEL_FORMATS)('a collection written as %s', (format) => {
  test('reads as the same collection, whatever is said in it', () => {
    fc.assert(
      fc.property(collections, (collection) => {
        const text = formatLevels(collection, format);
        expect(plain(read(text)), text).toEqual(plain(collection));
      }),
      { numRuns: 500 },
    );
  });
});
