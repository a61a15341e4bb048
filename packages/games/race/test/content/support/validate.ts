import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../../src/content/schema.ts';

interface Words {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const KNOWN = new Set(
  '$schema title $defs $ref type const enum anyOf properties required additionalProperties items prefixItems minItems maxItems minimum maximum minLength maxLength pattern'.split(
    ' ',
  ),
);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Where a value is not of a schema's form; as much of JSON Schema as ours makes use of. */
export function faultsOf(value: unknown, schema: JsonSchema, root: JsonSchema = schema, path = ''): readonly string[] {
  const unknown = Object.keys(schema).filter((word) => !KNOWN.has(word));
  if (unknown.length > 0) throw new Error(`the validator does not know ${unknown.join()}`);
  const words: Words = schema;
  if (words.$ref !== undefined) {
    const defs = root.$defs as Readonly<Record<string, JsonSchema>>;
    return faultsOf(value, defs[words.$ref.replace('#/$defs/', '')]!, root, path);
  }
  const fault = (is: boolean, what: string): string[] => (is ? [`${path} ${what}`] : []);
  if (words.anyOf) {
    const all = words.anyOf.map((one) => faultsOf(value, one, root, path));
    return all.some((faults) => faults.length === 0) ? [] : all.flat();
  }
  if (words.type !== undefined && !TYPES[words.type]!(value)) return fault(true, `is no ${words.type}`);
  return [
    ...fault('const' in words && !isDeepStrictEqual(value, words.const), 'is not the constant'),
    ...fault(words.enum !== undefined && !words.enum.includes(value), 'is none of the words'),
    ...(typeof value === 'number' ? ofNumber(value, words, fault) : []),
    ...(typeof value === 'string' ? ofString(value, words, fault) : []),
    ...(Array.isArray(value) ? ofArray(value, { words, root, path }, fault) : []),
    ...(words.properties ? ofObject(value as object, { words, root, path }, fault) : []),
  ];
}

type Fault = (is: boolean, what: string) => string[];
interface Place {
  readonly words: Words;
  readonly root: JsonSchema;
  readonly path: string;
}

const ofNumber = (value: number, words: Words, fault: Fault): string[] =>
  fault(value < (words.minimum ?? -Infinity) || value > (words.maximum ?? Infinity), 'is out of range');

const ofString = (value: string, words: Words, fault: Fault): string[] => {
  const { length } = [...value];
  return [
    ...fault(length < (words.minLength ?? 0) || length > (words.maxLength ?? Infinity), 'has a bad length'),
    ...fault(words.pattern !== undefined && !new RegExp(words.pattern, 'u').test(value), 'has a bad form'),
  ];
};

const ofArray = (value: readonly unknown[], { words, root, path }: Place, fault: Fault): string[] => [
  ...fault(value.length < (words.minItems ?? 0) || value.length > (words.maxItems ?? Infinity), 'has a bad length'),
  ...value.flatMap((item, index) => {
    const schema = words.prefixItems?.[index] ?? words.items;
    return schema ? faultsOf(item, schema, root, `${path}/${index}`) : fault(schema === false, 'has too many items');
  }),
];

const ofObject = (value: object, { words, root, path }: Place, fault: Fault): string[] => [
  ...(words.required ?? []).flatMap((key) => fault(!Object.hasOwn(value, key), `lacks ${key}`)),
  ...Object.entries(value).flatMap(([key, member]) => {
    const schema = words.properties![key];
    return schema ? faultsOf(member, schema, root, `${path}/${key}`) : fault(true, `has ${key}`);
  }),
];
