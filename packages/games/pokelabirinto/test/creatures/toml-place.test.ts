import { Random, type TextPlace } from '@dedalo/grid';
import { findPath, parseToml, type TomlPath } from '@dedalo/toml';
import { describe, expect, test } from 'vitest';
import { readCreatures } from '../../src/creatures/read-creatures.ts';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { writeAnyWay } from './any-way.ts';

/** Every value that holds no others, by its path. */
function leavesOf(value: unknown, path: TomlPath = []): [TomlPath, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function offsetOf(text: string, { line, column }: TextPlace): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return before + [...lines[line - 1]!].slice(0, column - 1).join('').length;
}

/** The text with another value where the path is found. */
function flagged(text: string, path: TomlPath): string {
  const { at, written } = findPath(text, path);
  const start = text.indexOf(written!, text.indexOf('=', offsetOf(text, at!)));
  return `${text.slice(0, start)}"here" ${text.slice(start + written!.length)}`;
}

const parsed = (text: string): unknown => {
  const result = parseToml(text);
  if (!result.ok) throw new Error(`${JSON.stringify(result.error)} in ${text}`);
  return result.value;
};

test('however a file is written, a value put where a path is found becomes the value of that path alone', () => {
  const random = new Random('many ways');
  for (let left = 200; left > 0; left--) {
    const text = writeAnyWay(SHIPPED, random);
    expect(readCreatures(text), text).toEqual({ ok: true, value: SHIPPED });
    const leaves = leavesOf(parsed(text));
    for (const [path] of leaves) {
      const expected = leaves.map(([other, value]) => [other, other === path ? 'here' : value]);
      expect(leavesOf(parsed(flagged(text, path))), text).toEqual(expected);
    }
  }
});

describe('what is missing is found at the innermost table that there is', () => {
  const text = `# of two
[[creature]]
  name = "Mew"
[[creature]]
  [creature.attack-1]
  attack-2 = { name = "Hit" }
[other]`;

  test.each<[TomlPath, TextPlace | undefined]>([
    [['nothing'], undefined],
    [['creature', 0, 'hit-points'], { line: 2, column: 1 }],
    [['creature', 1, 'name'], { line: 4, column: 1 }],
    [['creature', 1, 'attack-1', 'cost'], { line: 5, column: 3 }],
    [['creature', 1, 'attack-1', 'attack-2', 'cost'], { line: 6, column: 3 }],
    [['other', 'name'], { line: 7, column: 1 }],
  ])('%j', (path, at) => {
    expect(findPath(text, path).at).toEqual(at);
  });
});
