import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGrid,
  formatBinary,
  formatMovingAi,
  formatSymbols,
  type Grid,
  MAP_FORMATS,
  parseBinary,
  parseMovingAi,
  parseSymbols,
  readMap,
} from '../../src/index.ts';

const error = (result: { ok: boolean; error?: unknown }): unknown => {
  if (result.ok) throw new Error('was read');
  return result.error;
};

const grids = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain((size) =>
    fc
      .array(fc.integer({ min: 0, max: 1 }), {
        minLength: size.width * size.height,
        maxLength: size.width * size.height,
      })
      .map((cells): Grid => {
        const grid = createGrid(size);
        grid.costs.set(cells);
        return grid;
      }),
  );

describe('what is written is read back', () => {
  test('as symbols', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(parseSymbols(formatSymbols({ grid }))).toEqual({ ok: true, value: { grid } });
      }),
    );
  });
  test('as numbers', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(parseBinary(formatBinary(grid))).toEqual({ ok: true, value: grid });
      }),
    );
  });
  test('as a MovingAI map', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(parseMovingAi(formatMovingAi(grid))).toEqual({ ok: true, value: { grid } });
      }),
    );
  });
});

test('no text makes a reader throw', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'01#.EUSPV @TGW*\t\n\r59') }),
    fc.string({ unit: fc.constantFrom(...'01.@\n') }).map((rows) => `type octile\nheight 2\nwidth 3\nmap\n${rows}`),
    fc.tuple(fc.integer(), fc.integer()).map(([h, w]) => `type octile\nheight ${h}\nwidth ${w}\nmap\n`),
  );
  fc.assert(
    fc.property(noise, fc.constantFrom(undefined, ...MAP_FORMATS), (text, format) => {
      const result = readMap(text, format ? { format } : {});
      expect(result.ok || typeof result.error.code === 'string').toBe(true);
    }),
    { numRuns: 3000 },
  );
});

describe('symbols', () => {
  test('may stand close together, and * is an open cell', () => {
    expect(parseSymbols('#E#\n#*#\n#U#\n')).toEqual(parseSymbols('# E # \n# . # \n# U # \n'));
  });
  test('entrance and exit are found where they are', () => {
    expect(parseSymbols('E . \n# U \n')).toMatchObject({ value: { entrance: 0, exit: 3 } });
  });
  test('a second exit, an unknown character and uneven rows are refused with their place', () => {
    expect(error(parseSymbols('E U \n. U \n'))).toMatchObject({
      code: 'second',
      what: 'exit',
      at: { line: 2, column: 3 },
    });
    expect(error(parseSymbols('E U \n. x \n'))).toMatchObject({
      code: 'unknown-character',
      at: { line: 2, column: 3 },
    });
    expect(error(parseSymbols('E U \n. . . \n'))).toMatchObject({ code: 'row-too-long', at: { line: 2, column: 5 } });
    expect(error(parseSymbols('E U \n.\n'))).toMatchObject({ code: 'row-too-short', at: { line: 2, column: 2 } });
    expect(error(parseSymbols('\n \n'))).toEqual({ code: 'empty-map' });
  });
});

describe('MovingAI maps', () => {
  const map = (rows: string, size = 'height 2\nwidth 3'): string => `type octile\n${size}\nmap\n${rows}`;
  test('ground, grass and swamp are open; trees, water and out of bounds are not', () => {
    expect(parseMovingAi(map('.GS\n@OT\n'))).toMatchObject({
      value: { grid: { costs: Uint8Array.of(1, 1, 1, 0, 0, 0) } },
    });
    expect(parseMovingAi(map('WWW\r\n...\r\n').replaceAll('\n', '\r\n').replaceAll('\r\r', '\r')).ok).toBe(true);
  });
  test('a wrong header is refused at its line', () => {
    expect(error(parseMovingAi('type octile\nwidth 3\nheight 2\nmap\n'))).toMatchObject({
      code: 'bad-header',
      at: { line: 2 },
    });
    expect(error(parseMovingAi(map('', 'height 0\nwidth 3')))).toMatchObject({ code: 'bad-header', at: { line: 2 } });
    expect(error(parseMovingAi(map('', 'height 5000\nwidth 3')))).toMatchObject({ code: 'too-large', at: { line: 2 } });
  });
  test('rows too many, too few, too long, too short are refused at their place', () => {
    expect(error(parseMovingAi(map('...\n...\n...\n')))).toMatchObject({ code: 'too-many-rows', at: { line: 7 } });
    expect(error(parseMovingAi(map('...\n')))).toMatchObject({ code: 'too-few-rows', expected: 2, found: 1 });
    expect(error(parseMovingAi(map('....\n...\n')))).toMatchObject({
      code: 'row-too-long',
      at: { line: 5, column: 4 },
    });
    expect(error(parseMovingAi(map('...\n..\n')))).toMatchObject({ code: 'row-too-short', at: { line: 6, column: 3 } });
    expect(error(parseMovingAi(map('.x.\n...\n')))).toMatchObject({
      code: 'unknown-character',
      at: { line: 5, column: 2 },
    });
  });
});
