import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineReader } from '@dedalo/arena/program/line-reader';

const reader = (limit = 100): LineReader => new LineReader(limit);
const bytes = (text: string): Buffer => Buffer.from(text);

describe('lines of a program', () => {
  test('a line is complete with its newline', () => {
    const lines = reader();
    expect(lines.take(bytes('{"turn"'))).toEqual([]);
    expect(lines.hasPart).toBe(true);
    expect(lines.part).toBe('{"turn"');
    expect(lines.take(bytes(':1}\n'))).toEqual(['{"turn":1}']);
    expect(lines.hasPart).toBe(false);
  });

  test('a return before the newline is none of the line', () => {
    expect(reader().take(bytes('a\r\nb\r\n\r\n'))).toEqual(['a', 'b', '']);
  });

  test('a letter of several bytes may come in pieces', () => {
    const lines = reader();
    const [first, ...rest] = bytes('è\n');
    expect(lines.take(Buffer.from([first!]))).toEqual([]);
    expect(lines.take(Buffer.from(rest))).toEqual(['è']);
  });

  test('a line may have as many bytes as its limit, and not one more', () => {
    expect(reader(3).take(bytes('abc\n'))).toEqual(['abc']);
    expect(reader(3).take(bytes('abc\r\n'))).toEqual(['abc']);
    const lines = reader(3);
    expect(lines.take(bytes('ab\nabcd\nab\n'))).toEqual(['ab']);
    expect(lines.isTooLong).toBe(true);
  });

  test('a line without end is given up at once, and only its beginning is held', () => {
    const lines = reader(1000);
    const piece = Buffer.alloc(65_536, 'x');
    for (let count = 0; count < 1600; count++) lines.take(piece);
    expect(lines.isTooLong).toBe(true);
    expect(lines.part).toBe('x'.repeat(200));
  });

  test('lines do not depend on the pieces in which they come', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll(/[\r\n]/g, ' '));
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(50)), (lines, cuts) => {
        const whole = bytes(lines.map((each) => `${each}\n`).join(''));
        const taken = new LineReader(1000);
        const found: string[] = [];
        let at = 0;
        for (const cut of [...cuts, whole.length]) {
          found.push(...taken.take(whole.subarray(at, at + cut)));
          at += cut;
        }
        expect(found).toEqual(lines);
      }),
    );
  });
});
