import { expect, test } from 'vitest';
import { makeAtlas } from '../../../../art/make-atlas.ts';
import { rowsOf } from './support.ts';

const palette = { path: 'palette.txt', text: 'ink #000000\nsand #ffeecc\n' };
const file = (path: string, ...lines: readonly string[]) => ({
  path,
  text: ['colour o ink', 'colour s sand', ...lines].join('\n'),
});

test('pictures of all files are on the atlas, where the parts say', () => {
  const { pixels, parts } = makeAtlas(palette, [file('a.txt', 'picture dot', 'o'), file('b.txt', 'picture bar', 'so')]);
  expect(parts).toEqual({ dot: [3, 0, 1, 1], bar: [0, 0, 2, 1] });
  expect(rowsOf(pixels)[0]!.slice(0, 6)).toBe('so.o..');
});

test('a picture with two names is drawn once', () => {
  const { parts } = makeAtlas(palette, [file('a.txt', 'picture dot', 'o', 'also point')]);
  expect(parts['point']).toEqual(parts['dot']);
});

test('the same name in two files is refused with both', () => {
  const files = [file('a.txt', 'picture dot', 'o'), file('b.txt', 'picture dot', 's')];
  expect(() => makeAtlas(palette, files)).toThrow('b.txt: there is a picture dot in a.txt already');
});
