import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAP, packShelves } from '../../../../art/pack.ts';

const side = fc.integer({ min: 1, max: 60 });
const boxes = fc
  .array(fc.record({ width: side, height: side }), { maxLength: 60 })
  .map((sizes) => sizes.map((size, at) => ({ ...size, name: `box-${at}` })));

test('parts keep their size, stay on the picture and leave a gap to each other', () => {
  fc.assert(
    fc.property(boxes, (list) => {
      const { width, height, places } = packShelves(list, 64);
      for (const box of list) {
        const [x, y, w, h] = places[box.name]!;
        expect([w, h]).toEqual([box.width, box.height]);
        expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true);
        for (const other of list) {
          if (other === box) continue;
          const [otherX, otherY, otherW, otherH] = places[other.name]!;
          const isBeside = x + w + GAP <= otherX || otherX + otherW + GAP <= x;
          const isAbove = y + h + GAP <= otherY || otherY + otherH + GAP <= y;
          expect(isBeside || isAbove).toBe(true);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('a part wider than the atlas is refused by name', () => {
  expect(() => packShelves([{ name: 'whale', width: 65, height: 1 }], 64)).toThrow('whale is wider');
});
