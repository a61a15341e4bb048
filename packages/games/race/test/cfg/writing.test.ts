import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { CfgEntry } from '../../src/cfg/cfg-value.ts';
import { changeCfg, type Changed, findCfg, removeFromCfg } from '../../src/cfg/change-cfg.ts';
import { formatCfg } from '../../src/cfg/format-cfg.ts';
import {
  cfgDictionary,
  cfgFlag,
  cfgFloat,
  cfgInt,
  cfgList,
  cfgRectangle,
  cfgSize,
  cfgString,
  cfgStrings,
  makeCfg,
  plainEntries,
  plainValue,
} from '../../src/cfg/make-cfg.ts';
import { anyEntries, anyValue, writeAnyWay } from './support/any-cfg.ts';
import { read } from './support/reading.ts';

const textOf = (changed: Changed): string => {
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  return formatCfg(changed.value);
};

test('a document that nobody changed is written sign by sign as it was', () => {
  const random = new Random('untouched');
  for (let left = 300; left > 0; left--) {
    const text = writeAnyWay(anyEntries(random), random);
    const document = read(text);
    expect(formatCfg(document)).toBe(text);
    expect(read(formatCfg(document))).toEqual(document);
  }
});

test('a document is made of values, and is read back as them', () => {
  const random = new Random('made');
  for (let left = 300; left > 0; left--) {
    const entries = anyEntries(random);
    const document = makeCfg(entries);
    expect(plainEntries(read(formatCfg(document)).entries)).toEqual(plainEntries(entries));
  }
});

test('what is made looks like this', () => {
  const document = makeCfg([
    { key: 'screen', value: cfgSize({ width: 640, height: 480 }), comment: 'The window.\nIn points.' },
    { key: 'levels', value: cfgStrings(['A', 'B']) },
    {
      key: 'user',
      value: cfgDictionary([
        { key: 'speed', value: cfgFloat(3.5) },
        { key: 'rect', value: cfgRectangle({ x: 0, y: 0, width: 24, height: 32 }) },
        { key: 'costs', value: cfgList('int', [cfgInt(1), cfgInt(-2)]) },
        { key: 'breaks_walls', value: cfgFlag(true) },
        { key: 'nothing', value: cfgDictionary([]) },
      ]),
    },
  ]);
  expect(formatCfg(document)).toBe(`# The window.
# In points.
size screen = [640, 480];
list[string] levels = "A", "B";
dictionary user = {
  float speed = 3.5,
  rectangle rect = [0, 0, 24, 32],
  list[int] costs = 1, -2,
  int breaks_walls = 1,
  dictionary nothing = {}
};
`);
});

test('what the language cannot say is not made', () => {
  expect(() => makeCfg([{ key: 'a', value: cfgString('"') }])).toThrow(RangeError);
  expect(() => makeCfg([{ key: 'a', value: cfgString('"; int b = 1; string c = "') }])).toThrow(RangeError);
  expect(() => makeCfg([{ key: 'a b', value: cfgInt(1) }])).toThrow(RangeError);
  expect(() => makeCfg([{ key: 'a', value: cfgInt(1.5) }])).toThrow(RangeError);
  expect(() => makeCfg([{ key: 'a', value: cfgFloat(Number.NaN) }])).toThrow(RangeError);
});

describe('changing', () => {
  const TEXT = `# A game.
INT a=+1 ; # one
dict d = {   # two
  float b = 2.50 , # three
  list[string]c = "x","y"
}
`;

  test('a value changes its own text and nothing else', () => {
    expect(textOf(changeCfg(read(TEXT), ['a'], cfgInt(7)))).toBe(TEXT.replace('+1', '7'));
    expect(textOf(changeCfg(read(TEXT), ['d', 'b'], cfgFloat(3)))).toBe(TEXT.replace('2.50', '3'));
    expect(textOf(changeCfg(read(TEXT), ['d', 'c'], cfgStrings(['z'])))).toBe(TEXT.replace('"x","y"', '"z"'));
  });

  test('a value of another type changes the name of the type too', () => {
    expect(textOf(changeCfg(read(TEXT), ['a'], cfgString('x')))).toBe(TEXT.replace('INT a=+1', 'string a="x"'));
    expect(textOf(changeCfg(read(TEXT), ['d', 'c'], cfgInt(1)))).toBe(
      TEXT.replace('list[string]c = "x","y"', 'int c = 1'),
    );
  });

  test('a list of nothing ends where it did', () => {
    expect(textOf(changeCfg(read('list[int] a = 1 int b = 2'), ['a'], cfgList('int', [])))).toBe(
      'list[int] a = ; int b = 2',
    );
  });

  test('a new declaration goes behind the others', () => {
    expect(textOf(changeCfg(read(TEXT), ['e'], cfgInt(1)))).toBe(TEXT.replace(/\}\n$/, '};\nint e = 1;\n'));
    expect(textOf(changeCfg(read(TEXT), ['d', 'e'], cfgInt(1)))).toBe(TEXT.replace('"y"', '"y",\n  int e = 1'));
    expect(textOf(changeCfg(read(''), ['e'], cfgInt(1)))).toBe('int e = 1;\n');
    expect(textOf(changeCfg(read('int a = 1; # end'), ['e'], cfgInt(1)))).toBe('int a = 1; # end\nint e = 1;\n');
    expect(textOf(changeCfg(read('dictionary d = {}'), ['d', 'e'], cfgInt(1)))).toBe(
      'dictionary d = {\n  int e = 1\n}',
    );
  });

  test('one that is taken out takes the comments above and beside it along', () => {
    expect(textOf(removeFromCfg(read(TEXT), ['a']))).toBe(TEXT.replace('INT a=+1 ; # one\n', ''));
    expect(textOf(removeFromCfg(read(TEXT), ['d', 'b']))).toBe(TEXT.replace('  float b = 2.50 , # three\n', ''));
    expect(textOf(removeFromCfg(read('int a = 1; # a\n# b\nint b = 2; int c = 3;'), ['b']))).toBe(
      'int a = 1; # a\nint c = 3;',
    );
    expect(textOf(removeFromCfg(read('int a = 1; int b = 2; int c = 3;'), ['b']))).toBe('int a = 1; int c = 3;');
  });

  test('what cannot be is said', () => {
    const document = read(TEXT);
    expect(changeCfg(document, ['a', 'b'], cfgInt(1))).toMatchObject({ error: { code: 'no-such-entry' } });
    expect(changeCfg(document, [], cfgInt(1))).toMatchObject({ error: { code: 'no-such-entry' } });
    expect(removeFromCfg(document, ['x'])).toMatchObject({ error: { code: 'no-such-entry' } });
    expect(changeCfg(document, ['a'], cfgString('"'))).toMatchObject({ error: { code: 'not-writable' } });
    expect(changeCfg(document, ['x y'], cfgInt(1))).toMatchObject({ error: { code: 'not-writable' } });
  });

  test('any change to any document leaves all other values and comments as they were', () => {
    const random = new Random('changes');
    for (let left = 300; left > 0; left--) {
      const text = writeAnyWay(anyEntries(random), random);
      const document = read(text);
      const key = random.pick(['a', '1UP', 'speed', 'new']);
      const value = anyValue(random, 1);
      const changed = changeCfg(document, [key], value);
      if (!changed.ok) throw new Error(`${JSON.stringify(changed.error)} ${text}`);
      expect(plainValue(findCfg(changed.value, [key])!)).toEqual(plainValue(value));
      const others = (entries: readonly CfgEntry[]) => plainEntries(entries.filter((entry) => entry.key !== key));
      expect(others(changed.value.entries), text).toEqual(others(document.entries));
      const removed = removeFromCfg(changed.value, [key]);
      expect(removed.ok && plainEntries(removed.value.entries), text).toEqual(others(document.entries));
    }
  });
});
