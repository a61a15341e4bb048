import { expect, test } from 'vitest';
import { contentOf, rootWith, warningsOf } from './support/sample.ts';

test.each(['letters.ttf', 'letters.otf', 'img/Letters.WOFF', 'letters.woff2'])('a web font is used: %s', (path) => {
  expect(warningsOf(rootWith(`string font = "${path}";`))).toEqual([]);
});

test('a font of pictures, as the described one, is told of as ignored', () => {
  expect(contentOf(rootWith('string font = "font.bmp";')).font).toBe('font.bmp');
  expect(warningsOf(rootWith('string font = "font.bmp";'))).toEqual([
    {
      code: 'font-ignored',
      file: 'config.cfg',
      key: 'font',
      at: { line: 2, column: 15 },
      path: 'font.bmp',
      expected: 'TTF, OTF, WOFF, WOFF2',
    },
  ]);
});
