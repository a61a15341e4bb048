import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;
const NAME = /\btest(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(.*?)\1/gs;

/** The names of all tests of this package; those of `test.each` as they are written. */
function testNames(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(NAME)].map((match) => match[2]!),
  );
}

const NAMES = testNames();

test.each([
  ['R30', 8],
  ['R31', 1],
  ['R32', 8],
  ['R33', 6],
  ['R39', 5],
  ['R43', 14],
  ['R49', 12],
  ['R50', 10],
  ['R51', 5],
  ['RB2', 3],
  ['RB11', 4],
  ['RB12', 3],
  ['RB13', 3],
  ['RB15', 3],
  ['RB16', 2],
  ['RB17', 3],
  ['RB18', 2],
  ['RB19', 3],
  ['RB20', 2],
])('%s has tests named after it: at least %i', (code, least) => {
  const named = NAMES.filter((name) => new RegExp(`\\b${code}\\b`).test(name));
  expect(named.length).toBeGreaterThanOrEqual(least);
});

/** The keys of a character as files write them (R42); what goes through `test.each` has its keys in a list. */
const KEYS = [
  'speed',
  'ignores_collisions',
  'randomize_position',
  'breaks_walls',
  'lives',
  'chase_rect_size',
  'exit_search_rect_size',
  'chase_user',
  'path_finding_method BFS',
  'path_finding_method %s',
  'chasing_method ""',
  'chasing_method "predict position"',
  'chasing_method "trap"',
];

test.each(KEYS)('R42: %s has a test named after it', (key) => {
  expect(NAMES.filter((name) => name.startsWith('R42: ') && name.includes(key))).not.toEqual([]);
});

test.each(['alpha', 'visible_area_size', 'show_shortest_path_to_exit'])('R42: %s is in the list of a test', (key) => {
  const text = readFileSync(join(FOLDER, 'simulation', 'properties.test.ts'), 'utf8');
  expect(text.split(`['${key}', `).length).toBe(3);
});
