import { expect, test } from 'vitest';
import { readPalette } from '../../../../art/palette.ts';

const read = (text: string): ReturnType<typeof readPalette> => readPalette({ path: 'palette.txt', text });

test('a colour has a name, a number from 1 on and four channels', () => {
  const { colours, numbers } = read('# dark\nink #102030\n\nglow #fffefd80\n');
  expect([...numbers]).toEqual([
    ['ink', 1],
    ['glow', 2],
  ]);
  expect(colours).toEqual([
    [0, 0, 0, 0],
    [0x10, 0x20, 0x30, 255],
    [255, 254, 253, 128],
  ]);
});

test.each([
  ['ink', '1:1', 'has no value'],
  ['ink 102030', '1:5', '102030 is not a colour'],
  ['ink #1020', '1:5', '#1020 is not a colour'],
  ['ink #102030 dark', '1:13', 'nothing more'],
  ['ink #102030\nink #102031', '2:1', 'is there already'],
])('%j is refused with its place', (text, place, sentence) => {
  expect(() => read(text)).toThrow(`palette.txt:${place}: `);
  expect(() => read(text)).toThrow(sentence);
});

test('more colours than a byte can name are refused', () => {
  const lines = Array.from({ length: 256 }, (_, at) => `colour-${at} #000000`);
  expect(() => read(lines.slice(1).join('\n'))).not.toThrow();
  expect(() => read(lines.join('\n'))).toThrow('palette.txt:256:1: ');
});
