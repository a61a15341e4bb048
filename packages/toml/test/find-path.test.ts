import type { TextPlace } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { findPath, type TomlPath } from '../src/find-path.ts';
import { parseToml } from '../src/parse-toml.ts';

/** `line:column`, or undefined where nothing on the way to it is found. */
function placeOf(text: string, path: TomlPath): string | undefined {
  expect(parseToml(text).ok, 'it is TOML').toBe(true);
  const { at } = findPath(text, path);
  return at && showPlace(at);
}

const showPlace = ({ line, column }: TextPlace): string => `${line}:${column}`;

describe('a key is found', () => {
  test.each<[string, string, TomlPath, string]>([
    ['at the top', 'a = 1\nb = 2', ['b'], '2:1'],
    ['in a table', 'x = 1\n[t]\n  x = 2', ['t', 'x'], '3:3'],
    ['in a table with a dotted name', 'x = 1\n[t.u]\nx = 2', ['t', 'u', 'x'], '3:1'],
    ['in a table whose name has blanks and quotes', '[ t . "u.v" ]\nx = 2', ['t', 'u.v', 'x'], '2:1'],
    ['as the last name of a dotted key', 't.u . x = 2', ['t', 'u', 'x'], '1:7'],
    ['as the first name of a dotted key', 'a = 1\nt.u = 2', ['t'], '2:1'],
    ['in quotes', '"a b" = 1\n\'c.d\' = 2', ['c.d'], '2:1'],
    ['with escapes in quotes', String.raw`"\u0061\"" = 1`, ['a"'], '1:1'],
    ['that is empty', 'a = 1\n"" = 2', [''], '2:1'],
    ['in a value in braces', 't = { a = 1, x = { y = 2 } }', ['t', 'x', 'y'], '1:20'],
    ['in a list over several lines', 'l = [\n  1, # x\n  { a = 1 },\n]', ['l', 1, 'a'], '3:5'],
    ['whose name begins like another', 'name = 1\nna = 2', ['na'], '2:1'],
    ['in a table that is written twice as part of others', '[t.a]\nx = 1\n[t.b]\nx = 2', ['t', 'b', 'x'], '4:1'],
    ['named as tables of objects are', '[t]\n__proto__ = 1\nconstructor = 2', ['t', 'constructor'], '3:1'],
  ])('%s', (_, text, path, place) => {
    expect(placeOf(text, path)).toBe(place);
  });
});

describe('in lists of tables', () => {
  const text = `[[player]]
name = "a"
[[player]]
name = "b"
[[player.bot]]
nodes = 1
[player.bot.more]
deep = 1
[[player.bot]]
nodes = 2
[[other]]
name = "x"
[[player]]
[[player.bot]]
nodes = 3
`;

  test.each<[TomlPath, string | undefined]>([
    [['player'], '1:1'],
    [['player', 0], '1:1'],
    [['player', 0, 'name'], '2:1'],
    [['player', 1, 'name'], '4:1'],
    [['player', 1, 'bot', 0, 'nodes'], '6:1'],
    [['player', 1, 'bot', 0, 'more', 'deep'], '8:1'],
    [['player', 1, 'bot', 1, 'nodes'], '10:1'],
    [['player', 2, 'bot', 0, 'nodes'], '15:1'],
    [['other', 0, 'name'], '12:1'],
  ])('%j is found in its own element', (path, place) => {
    expect(placeOf(text, path)).toBe(place);
  });

  test.each<[TomlPath, string | undefined]>([
    [['player', 2, 'name'], '13:1'],
    [['player', 0, 'bot', 0, 'nodes'], '1:1'],
    [['player', 1, 'bot', 0, 'ms'], '5:1'],
    [['player', 2, 'bot', 1, 'nodes'], '14:1'],
    [['nothing'], undefined],
  ])('%j is missing in what is found', (path, place) => {
    expect(placeOf(text, path)).toBe(place);
  });
});

describe('what only looks like a key is passed over', () => {
  test.each<[string, string, string]>([
    ['in a comment', '# x = 1\n  # [t]\na = 1 # x = 1\nx = 2', '4:1'],
    ['in a text', 'a = "x = 1"\nb = \'x = 1\'\nx = 2', '3:1'],
    ['in a text over several lines', 'a = """\nx = 1\n[t]\n"""\nx = 2', '5:1'],
    ['in a literal text over several lines', "a = '''\nx = 1\n'' '''\nx = 2", '4:1'],
    ['behind quotes in such a text', 'a = """\n\\"""\nx = 1\n"""""\nx = 2', '5:1'],
    ['behind a sign for comments in a text', 'a = "#"\nx = 2', '2:1'],
    ['in another table', '[t]\nx = 1\n[u]\nx = 2', '4:1'],
  ])('%s', (_, text, place) => {
    const path = text.includes('[u]') ? ['u', 'x'] : ['x'];
    expect(placeOf(text, path)).toBe(place);
  });
});

describe('columns count code points, and lines end alike everywhere', () => {
  test.each<[string, string, TomlPath, string]>([
    ['CRLF', 'a = 1\r\n[t]\r\n  x = 2\r\n', ['t', 'x'], '3:3'],
    ['CRLF in a text', 'a = """\r\nx = 1\r\n"""\r\nx = 2', ['x'], '4:1'],
    ['a byte order mark', '\uFEFFa = 1\nx = 2', ['a'], '1:1'],
    ['a byte order mark before a table', '\uFEFF[t]\nx = 2', ['t', 'y'], '1:1'],
    ['letters beyond the 16 bits', 't = { "😀é" = "😀", x = 1 }', ['t', 'x'], '1:19'],
    ['combining marks', 't = { "e\u0301" = 1, x = 1 }', ['t', 'x'], '1:17'],
    ['tabs', '\t\tx = 1', ['x'], '1:3'],
  ])('%s', (_, text, path, place) => {
    expect(placeOf(text, path)).toBe(place);
  });
});

test('what stands behind a key is found as it is written', () => {
  const text = 'a = 0x_1\nb = [1, # one\n 2]\n'.replace('_', '');
  expect(findPath(text, ['a']).written).toBe('0x1');
  expect(findPath(text, ['b']).written).toBe('[1, # one\n 2]');
  expect(findPath('[t]\nx = 1', ['t']).written).toBeUndefined();
});
