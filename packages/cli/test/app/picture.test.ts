import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, drawPicture, linesOf, type Picture, squareAt } from '../../src/app/picture.ts';
import { Surface } from '../../src/terminal/surface.ts';

/** A board whose squares have the letter of their column and the digit of their row, the last letters being capitals. */
const picture = (width: number, height: number, focus = { x: 0, y: 0 }, hasBig = false): Picture => ({
  width,
  height,
  focus,
  look: (x, y) => {
    const text = `${String.fromCodePoint(0x41 + (x % 26))}${y % 10}`;
    return { text, role: 'text', ...(hasBig && { big: [`${text}${text}`, `${text}--`] as const }) };
  },
});

const drawn = (shown: Picture, area: Area, columns = 20, rows = 8): string => {
  const surface = new Surface(columns, rows);
  drawPicture(surface, shown, area);
  return surface.toText();
};

describe('a board', () => {
  test('is in the middle of its area, two columns a square', () => {
    expect(drawn(picture(3, 2), { x: 4, y: 1, width: 12, height: 6 })).toBe('\n\n\n       A0B0C0\n       A1B1C1\n\n\n');
  });

  test('is drawn large where all of it fits', () => {
    expect(drawn(picture(2, 1, { x: 0, y: 0 }, true), { x: 0, y: 0, width: 8, height: 2 }, 8, 2)).toBe(
      'A0A0B0B0\nA0--B0--',
    );
    expect(drawn(picture(2, 1, { x: 0, y: 0 }, true), { x: 0, y: 0, width: 7, height: 2 }, 8, 2)).toBe(' A0B0\n');
  });

  test('takes one column a square where two do not fit', () => {
    expect(drawn(picture(7, 1), { x: 0, y: 0, width: 13, height: 1 }, 13, 1)).toBe('   ABCDEFG');
  });

  test.each([
    [0, 'ABCDEF'],
    [3, 'ABCDEF'],
    [4, 'BCDEFG'],
    [9, 'GHIJKL'],
    [11, 'GHIJKL'],
  ])('too wide, it is scrolled so that column %i is seen', (x, line) => {
    expect(drawn(picture(12, 1, { x, y: 0 }), { x: 0, y: 0, width: 6, height: 1 }, 6, 1)).toBe(line);
  });
});

describe('a large board', () => {
  const large = (shown: Picture, area: Area): string => {
    const surface = new Surface(area.width, area.height);
    drawPicture(surface, shown, area, { isLarge: true });
    return surface.toText();
  };

  test('takes as many rows a square as fit, and twice as many columns', () => {
    expect(large(picture(2, 1), { x: 0, y: 0, width: 8, height: 2 })).toBe('\n A0  B0');
    expect(large(picture(2, 1), { x: 0, y: 0, width: 12, height: 3 })).toBe('\n  A0    B0\n');
  });

  test('is as large as usual where no larger one fits', () => {
    const area = { x: 0, y: 0, width: 7, height: 2 };
    expect(large(picture(2, 1), area)).toBe(drawn(picture(2, 1), area, 7, 2));
  });

  test('what fills a square goes on, what stands on it stands in its middle', () => {
    const scale = { columns: 6, rows: 3 };
    expect(linesOf({ text: '██', role: 'wall' }, scale)).toEqual(['██████', '██████', '██████']);
    expect(linesOf({ text: 'T ', role: 'theseus' }, scale)).toEqual(['      ', '  T   ', '      ']);
    const big = ['╭──╮', '╰P─╯'] as const;
    expect(linesOf({ text: 'P ', big, role: 'hero' }, { columns: 4, rows: 2 })).toEqual(big);
    expect(linesOf({ text: 'P ', big, role: 'hero' }, scale)).toEqual(['╭────╮', '  P   ', '╰────╯']);
    const art = [' ▟▙ ', ' ▜▛ '] as const;
    expect(linesOf({ text: '◖◗', big: art, role: 'player' }, { columns: 8, rows: 4 })).toEqual([
      '        ',
      '   ▟▙   ',
      '   ▜▛   ',
      '        ',
    ]);
    expect(linesOf({ text: '··', role: 'goal' }, scale)[1]).toBe('  ··  ');
  });

  test('text is never drawn larger', () => {
    const area = { x: 0, y: 0, width: 40, height: 8 };
    expect(large({ ...picture(2, 1), isText: true }, area)).toBe(drawn(picture(2, 1), area, 40, 8));
  });
});

const anyCase = fc
  .record({
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 30 }),
    area: fc.record({
      x: fc.integer({ min: 0, max: 6 }),
      y: fc.integer({ min: 0, max: 4 }),
      width: fc.integer({ min: 4, max: 60 }),
      height: fc.integer({ min: 2, max: 20 }),
    }),
    hasBig: fc.boolean(),
    isLarge: fc.boolean(),
  })
  .chain(({ width, height, area, hasBig, isLarge }) => {
    const focus = fc.record({ x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) });
    return focus.map((seen) => ({ width, height, area, hasBig, isLarge, focus: seen }));
  });

test('the focus is always seen, nothing is drawn outside of the area, and a click finds what is drawn there', () => {
  fc.assert(
    fc.property(anyCase, ({ width, height, area, hasBig, isLarge, focus }) => {
      const surface = new Surface(70, 26);
      const seen = new Set<string>();
      const big = picture(width, height, focus, hasBig);
      const placed = drawPicture(surface, big, area, { isLarge });
      for (let y = 0; y < surface.rows; y++) {
        for (let x = 0; x < surface.columns; x++) {
          const { character } = surface.at(x, y);
          const isInArea = x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
          const square = squareAt(placed, x, y);
          expect(square !== undefined).toBe(isInArea);
          if (character === ' ') continue;
          expect(isInArea).toBe(true);
          const { columns, rows } = placed;
          const look = big.look(square!.x, square!.y);
          const lines = linesOf(look, { columns, rows });
          const dx = x - placed.left - square!.x * columns;
          expect(lines[y - placed.top - square!.y * rows]![dx]).toBe(character);
          seen.add(`${square!.x},${square!.y}`);
        }
      }
      expect(seen).toContain(`${focus.x},${focus.y}`);
    }),
    { numRuns: 300, seed: 1 },
  );
});
