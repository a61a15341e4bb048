import { describe, expect, test } from 'vitest';
import { DEEPEST, LONGEST_TEXT } from '../../src/cfg/cfg-problem.ts';
import { readCfg } from '../../src/cfg/read-cfg.ts';
import { refuse } from './support/reading.ts';

type Case = readonly [text: string, line: number, column: number, expected: string, found: string | null];

const checkAll = (cases: readonly Case[], kind: { code: string; number: number }): void => {
  for (const [text, line, column, expected, found] of cases) {
    expect(refuse(text), text).toMatchObject({ ...kind, at: { line, column }, expected, found });
  }
};

describe('R14: the five numbered errors, with line and column', () => {
  test('-1: the type is missing', () => {
    checkAll(
      [
        ['int a = 1;\n  = 5', 2, 3, 'type', '='],
        ['speed = 3.5;', 1, 1, 'type', 'speed'],
        ['1UP = 3', 1, 1, 'type', '1UP'],
        ['int a = 1; }', 1, 12, 'type', '}'],
        ['\u0000', 1, 1, 'type', '\\u{0}'],
        ['list a = 1', 1, 6, 'opening-bracket', 'a'],
        ['list[] a = 1', 1, 6, 'element-type', ']'],
        ['dictionary d = {\n  "x"\n}', 2, 3, 'type', '"x"'],
      ],
      { code: 'type-missing', number: -1 },
    );
  });

  test('-2: the type is unknown', () => {
    checkAll(
      [
        ['# é\nfloot a = 1', 2, 1, 'type', 'floot'],
        ['in a = 1', 1, 1, 'type', 'in'],
        ['int a = 1; bool b = 1', 1, 12, 'type', 'bool'],
        ['list[bool] a = 1', 1, 6, 'element-type', 'bool'],
        ['list[list] a = 1', 1, 6, 'element-type', 'list'],
        ['list[dictionary] a = {}', 1, 6, 'element-type', 'dictionary'],
        ['list[int a = 1', 1, 10, 'closing-bracket', 'a'],
        ['foo', 1, 1, 'type', 'foo'],
      ],
      { code: 'unknown-type', number: -2 },
    );
  });

  test('-3: the name is bad', () => {
    checkAll(
      [
        ['int = 5', 1, 5, 'name', '='],
        ['int -a = 5', 1, 5, 'name', '-a'],
        ['int', 1, 4, 'name', null],
        ['dictionary d = {\nstring "a" = "b" }', 2, 8, 'name', '"a"'],
        ['int é = 5', 1, 5, 'name', 'é'],
      ],
      { code: 'bad-name', number: -3 },
    );
  });

  test('-4: = is missing', () => {
    checkAll(
      [
        ['int a 5', 1, 7, 'equals', '5'],
        ['int a', 1, 6, 'equals', null],
        ['int max-speed = 5', 1, 8, 'equals', '-speed'],
        ['int a;\nint b = 1', 1, 6, 'equals', ';'],
        ['float 3.5 = 1', 1, 8, 'equals', '.5'],
      ],
      { code: 'equals-missing', number: -4 },
    );
  });

  test('-5: the value is bad', () => {
    checkAll(
      [
        ['int a = x', 1, 9, 'int', 'x'],
        ['int a = 1.5', 1, 9, 'int', '1.5'],
        ['int a = 12px', 1, 9, 'int', '12px'],
        ['int a = ;', 1, 9, 'int', ';'],
        ['int a =', 1, 8, 'int', null],
        ['int a = 9007199254740992', 1, 9, 'safe-number', '9007199254740992'],
        ['float a = 1e999', 1, 11, 'safe-number', '1e999'],
        ['float a = 1.2.3', 1, 11, 'float', '1.2.3'],
        ['float a = -', 1, 11, 'float', '-'],
        ['string a = b', 1, 12, 'string', 'b'],
        ['int a = 1;\nstring b = "x;\nint c = 2', 2, 12, 'closing-quote', '"x; int c = 2'],
        ['size a = 1', 1, 10, 'size', '1'],
        ['size a = [1]', 1, 12, 'size', ']'],
        ['size a = [1, 2, 3]', 1, 15, 'closing-bracket', ','],
        ['size a = [1, 2.5]', 1, 14, 'int', '2.5'],
        ['rectangle a = [1, 2, 3]', 1, 23, 'rectangle', ']'],
        ['list[int] a = "x"', 1, 15, 'int', '"x"'],
        ['list[int] a = 1, x', 1, 18, 'int', 'x'],
        ['list[int] a =', 1, 14, 'int', null],
        ['list[string] a = "x", 1', 1, 23, 'string', '1'],
        ['dictionary a = 1', 1, 16, 'dictionary', '1'],
      ],
      { code: 'bad-value', number: -5 },
    );
  });

  test('-5: a dictionary that is not closed says where it was opened', () => {
    expect(refuse('dictionary a = {\n  dictionary b = {\n  }\n')).toEqual({
      code: 'bad-value',
      number: -5,
      at: { line: 4, column: 1 },
      expected: 'closing-brace',
      found: null,
      opened: { line: 1, column: 16 },
    });
  });
});

test('a key that stands twice is a problem of its own, with both places', () => {
  expect(refuse('int a = 1;\n  string a = "x"')).toEqual({
    code: 'duplicate-key',
    key: 'a',
    at: { line: 2, column: 10 },
    first: { line: 1, column: 5 },
  });
  expect(refuse('dictionary d = { int a = 1, int a = 1 }')).toMatchObject({ code: 'duplicate-key', key: 'a' });
  expect(readCfg('int a = 1; int A = 2; dictionary d = { int a = 3 }').ok).toBe(true);
});

test('dictionaries may stand 64 deep, not 65', () => {
  const nested = (depth: number): string => 'dictionary a={'.repeat(depth) + '}'.repeat(depth);
  expect(DEEPEST).toBe(64);
  expect(readCfg(nested(64)).ok).toBe(true);
  expect(refuse(nested(65))).toMatchObject({
    code: 'bad-value',
    expected: 'less-nesting',
    at: { line: 1, column: 14 * 65 },
  });
});

test('a million characters are read, one more is not', () => {
  const text = 'int a = 1;'.padEnd(LONGEST_TEXT, ' ');
  expect(readCfg(text).ok).toBe(true);
  expect(refuse(`${text} `)).toMatchObject({ code: 'text-too-long', most: 1_000_000, found: 1_000_001 });
});

test('what was found is shown short, in one line, without signs that a terminal obeys', () => {
  expect(refuse(`int a = ${'9'.repeat(500)}x`)).toMatchObject({ found: `${'9'.repeat(40)}…` });
  expect(refuse('int a = "\u001B[31m\n"')).toMatchObject({ found: '"\\u{1b}[31m "' });
});
