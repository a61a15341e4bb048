import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { contentSchema, type JsonSchema } from '../../src/content/schema.ts';
import { anyContent } from './support/any-content.ts';
import { contentOf, rootWith, SAMPLE } from './support/sample.ts';
import { faultsOf } from './support/validate.ts';

const check = (value: unknown): readonly string[] => faultsOf(JSON.parse(JSON.stringify(value)));

test('the schema is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(contentSchema))).toEqual(contentSchema);
});

const WORDS =
  '$schema title $defs $ref type const enum anyOf properties required additionalProperties items prefixItems minItems maxItems minimum maximum minLength maxLength pattern'.split(
    ' ',
  );

/** The words of a schema and of all in it. */
function wordsOf(schema: JsonSchema): readonly string[] {
  const { $defs = {}, properties = {}, anyOf = [], prefixItems = [], items } = schema;
  const inner = [$defs, properties, anyOf, prefixItems].flatMap(
    (part) => Object.values(part as object) as JsonSchema[],
  );
  const all = typeof items === 'object' ? [...inner, items as JsonSchema] : inner;
  return [...Object.keys(schema), ...all.flatMap(wordsOf)];
}

test('the schema is made of words of JSON Schema: a validator passes over others', () => {
  expect(wordsOf(contentSchema).filter((word) => !WORDS.includes(word))).toEqual([]);
  expect(new Set(wordsOf(contentSchema)).size).toBeGreaterThan(15);
});

test('the schema accepts what is loaded', () => {
  expect(check(contentOf(SAMPLE))).toEqual([]);
  expect(check(contentOf(rootWith('')))).toEqual([]);
  const random = new Random('schema');
  for (let left = 100; left > 0; left--) expect(check(anyContent(random))).toEqual([]);
});

/** The sample with another value somewhere. */
function spoilt(path: string, value: unknown): unknown {
  const content = JSON.parse(JSON.stringify(contentOf(SAMPLE))) as Record<string, unknown>;
  const keys = path.split('.');
  let inner = content;
  for (const key of keys.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  inner[keys.at(-1)!] = value;
  return content;
}

test.each([
  ['user.lives', 0],
  ['user.lives', 1.5],
  ['user.properties.speed', -1],
  ['user.properties.pathMethod', 'dfs'],
  ['user.properties.visibleArea', { width: 0, height: 0 }],
  ['user.more', 1],
  ['levels', []],
  ['levels.0.complexity', 2],
  ['levels.0.maps.0.rows', '@'],
  ['levels.0.maps.0.kind', 'drawn'],
  ['levels.0.name', 'a "b"'],
  ['levels.0.background.rect', [0, 0, 1]],
  ['powerUps.0.trigger', 'g'],
  ['powerUps.0.user.properties.speed', 'fast'],
  ['powerUps.0.texture.file', '/etc'],
  ['screen', null],
  ['sounds.boo', 'a.wav'],
])('the schema refuses %s = %j', (path, value) => {
  expect(check(spoilt(path, value))).not.toEqual([]);
});
