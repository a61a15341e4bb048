import { expect, test } from 'vitest';
import { printableText } from '../../src/report/printable-text.ts';

test('the lines and tabs of a log stay, the colours of a terminal go', () => {
  expect(printableText('\u001B[1;31mred\u001B[0m\tand\r\nblack\n')).toBe('red\tand\nblack\n');
});

test('what could turn a line around or hide in it becomes a sign', () => {
  expect(printableText('a\u202Eb\u2066c\u0000d\u001B]0;title\u0007e')).toBe(
    'a\uFFFDb\uFFFDc\uFFFDd\uFFFD]0;title\uFFFDe',
  );
});
