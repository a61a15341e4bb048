import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { type DictionaryData, placeInString } from '../../src/cfg/cfg-value.ts';
import { plainEntries } from '../../src/cfg/make-cfg.ts';
import { anyEntries, writeAnyWay } from './support/any-cfg.ts';
import { read, readPlain, valueOf } from './support/reading.ts';

describe('R12: the types', () => {
  test.each([
    ['int v = 1;', { type: 'int', value: 1 }],
    ['float v = 1.5;', { type: 'float', value: 1.5 }],
    ['string v = "Ciao";', { type: 'string', value: 'Ciao' }],
    ['size v = [640, 480];', { type: 'size', value: { width: 640, height: 480 } }],
    ['rectangle v = [-1, 2, 640, 480];', { type: 'rectangle', value: { x: -1, y: 2, width: 640, height: 480 } }],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });

  test('list[int] v = 1, 2, 3;', () => {
    expect(valueOf('list[int] v = 1, 2, 3;')).toEqual({
      type: 'list',
      of: 'int',
      items: [1, 2, 3].map((value) => ({ type: 'int', value })),
    });
  });

  test('lists of strings, floats, sizes and rectangles', () => {
    expect(valueOf('list[string] v = "a", "b";')).toMatchObject({ items: [{ value: 'a' }, { value: 'b' }] });
    expect(valueOf('list[float] v = 1, .5;')).toMatchObject({ items: [{ value: 1 }, { value: 0.5 }] });
    expect(valueOf('list[size] v = [1, 2], [3, 4];')).toMatchObject({
      items: [{ value: { width: 1 } }, { value: { width: 3 } }],
    });
    expect(valueOf('list[rectangle] v = [1, 2, 3, 4];')).toMatchObject({ items: [{ value: { height: 4 } }] });
  });

  test('dictionaries hold dictionaries, with the described separators', () => {
    const text =
      'dictionary variabile = {\n  int chiave1 = 2,\n  dictionary chiave2 = {\n    string chiave3 = "prova";\n  }\n}';
    expect(readPlain(text)).toEqual([
      {
        key: 'variabile',
        value: {
          type: 'dictionary',
          entries: [
            { key: 'chiave1', value: { type: 'int', value: 2 } },
            {
              key: 'chiave2',
              value: { type: 'dictionary', entries: [{ key: 'chiave3', value: { type: 'string', value: 'prova' } }] },
            },
          ],
        },
      },
    ]);
  });

  test('there may be nothing: no declaration, no entry, no element', () => {
    expect(readPlain('')).toEqual([]);
    expect(readPlain('# only this')).toEqual([]);
    expect(valueOf('dictionary d = {}')).toEqual({ type: 'dictionary', entries: [] });
    expect(readPlain('list[int] a = ; int b = 1').map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('R13: what the implementation also reads', () => {
  test('# begins a comment, but not in a string', () => {
    expect(readPlain('# a\nint # b = 2\n a = 1 # c\n; string s = "# d"')).toMatchObject([
      { key: 'a', value: { value: 1 } },
      { key: 's', value: { value: '# d' } },
    ]);
  });

  test.each([
    ['int v = +7', 7],
    ['int v = -7', -7],
    ['float v = -.5', -0.5],
    ['float v = +2.', 2],
    ['float v = 3', 3],
    ['float v = 2.5e-3', 0.0025],
  ])('signs and floats: %s', (text, value) => {
    expect(valueOf(text)).toMatchObject({ value });
  });

  test('there is one zero', () => {
    expect(Object.is((valueOf('int v = -0') as { value: number }).value, 0)).toBe(true);
  });

  test.each(['INT', 'Int', 'integer', 'int'])('types in any capitals, and by prefix: %s', (word) => {
    expect(valueOf(`${word} v = 1`)).toEqual({ type: 'int', value: 1 });
  });

  test.each(['dict', 'DICTION', 'dictionary'])('a type may be cut short: %s', (word) => {
    expect(valueOf(`${word} v = {}`)).toMatchObject({ type: 'dictionary' });
  });

  test('separators may be missing, doubled, or the other one', () => {
    const keys = readPlain('int a = 1 int b = 2, int c = 3;; int d = 4 dictionary e = { int f = 1 int g = 2; }').map(
      ({ key }) => key,
    );
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(valueOf('list[int] a = 1 2 3')).toMatchObject({ items: [{ value: 1 }, { value: 2 }, { value: 3 }] });
  });

  test('a name may begin with a digit', () => {
    expect(readPlain('dictionary 1UP = {}')).toMatchObject([{ key: '1UP' }]);
  });

  test('a string keeps its line ends', () => {
    expect(valueOf('string map = "##\n#\r\n"')).toMatchObject({ value: '##\n#\r\n' });
  });

  test('a backslash is itself', () => {
    expect(valueOf('string a = "\\"')).toMatchObject({ value: '\\' });
  });
});

test('RB23: a list in a dictionary ends at a comma before a type, at a brace and at a semicolon', () => {
  const text = 'dictionary d = { list[int] a = 1, 2, string b = "x", list[string] c = "y", "z"; list[int] e = 3 }';
  expect(valueOf(text)).toHaveProperty('type', 'dictionary');
  expect((valueOf(text) as DictionaryData).entries).toMatchObject([
    { key: 'a', value: { items: [{ value: 1 }, { value: 2 }] } },
    { key: 'b', value: { value: 'x' } },
    { key: 'c', value: { items: [{ value: 'y' }, { value: 'z' }] } },
    { key: 'e', value: { items: [{ value: 3 }] } },
  ]);
});

describe('places', () => {
  test('of keys and values, from 1, columns in characters', () => {
    const { entries } = read('\uFEFFint a = 1;\r\nstring b = "x";\rint c = 2');
    expect(entries).toMatchObject([
      { keyAt: { line: 1, column: 5 }, value: { at: { line: 1, column: 9 } } },
      { keyAt: { line: 2, column: 8 }, value: { at: { line: 2, column: 12 } } },
      { keyAt: { line: 3, column: 5 }, value: { at: { line: 3, column: 9 } } },
    ]);
    expect(read('string a = "🧱é"; int b = 2').entries[1]).toMatchObject({
      keyAt: { line: 1, column: 22 },
      value: { at: { line: 1, column: 26 } },
    });
  });

  test('of elements, and of entries in dictionaries', () => {
    const [a, b] = read('list[int] a = 1,\n  2;\ndictionary b = {\n\tint c = 3\n}').entries;
    expect(a).toMatchObject({ value: { items: [{ at: { line: 1, column: 15 } }, { at: { line: 2, column: 3 } }] } });
    expect(b).toMatchObject({
      value: { at: { line: 3, column: 16 }, entries: [{ keyAt: { line: 4, column: 6 } }] },
    });
  });

  test('inside a string: the first line begins behind the quote, the others at column 1', () => {
    const { value } = read('int a = 1;\nstring map = "###\n# #"').entries[1]!;
    expect(placeInString(value, { line: 1, column: 1 })).toEqual({ line: 2, column: 15 });
    expect(placeInString(value, { line: 1, column: 3 })).toEqual({ line: 2, column: 17 });
    expect(placeInString(value, { line: 2, column: 3 })).toEqual({ line: 3, column: 3 });
  });
});

test('whatever way it is written in, a document is read as it was meant, each value where it stands', () => {
  const random = new Random('any way');
  for (let left = 500; left > 0; left--) {
    const entries = anyEntries(random);
    const text = writeAnyWay(entries, random);
    const document = read(text);
    expect(plainEntries(document.entries), text).toEqual(plainEntries(entries));
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    for (const { key, keyAt } of document.entries) {
      expect(
        [...lines[keyAt.line - 1]!]
          .slice(keyAt.column - 1)
          .join('')
          .startsWith(key),
        text,
      ).toBe(true);
    }
  }
});
