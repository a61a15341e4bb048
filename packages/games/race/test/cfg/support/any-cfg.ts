import type { Random } from '@dedalo/grid';
import {
  type CfgData,
  ELEMENT_TYPES,
  type ElementData,
  type ElementType,
  type EntryData,
} from '../../../src/cfg/cfg-value.ts';
import { plainEntries } from '../../../src/cfg/make-cfg.ts';

const KEYS = ['a', 'b_2', '1UP', '_', 'speed', 'int', 'LIST', '007', 'string1', 'x'];
const TEXTS = ['', 'x', '# no comment', '{;,}', '##\n# #\r\n##', 'é🧱', 'int a = 1;', '\\', '\t'];

/** Declarations of every type, some levels deep. */
export function anyEntries(random: Random, depth = 3): readonly EntryData[] {
  const keys = random.shuffle([...KEYS]).slice(0, random.below(KEYS.length));
  return keys.map((key) => ({ key, value: anyValue(random, depth) }));
}

export function anyValue(random: Random, depth: number): CfgData {
  const drawn = random.below(depth > 0 ? 7 : 6);
  if (drawn === 6) return { type: 'dictionary', entries: anyEntries(random, depth - 1) };
  const of = random.pick(ELEMENT_TYPES);
  if (drawn === 5) {
    return { type: 'list', of, items: Array.from({ length: random.below(4) }, () => anyElement(of, random)) };
  }
  return anyElement(of, random);
}

const anyInt = (random: Random): number =>
  random.pick([0, 1, -1, 42, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

function anyElement(type: ElementType, random: Random): ElementData {
  switch (type) {
    case 'int':
      return { type, value: anyInt(random) };
    case 'float':
      return { type, value: random.pick([0.1, 1 / 3, -2.5, 1e-7, 5e-324, 12, 9007199254740991]) };
    case 'string':
      return { type, value: random.pick(TEXTS) };
    case 'size':
      return { type, value: { width: anyInt(random), height: anyInt(random) } };
    case 'rectangle':
      return {
        type,
        value: { x: anyInt(random), y: anyInt(random), width: anyInt(random), height: anyInt(random) },
      };
  }
}

/** Writes declarations in one of the many ways that the language has. */
export function writeAnyWay(entries: readonly EntryData[], random: Random): string {
  return random.pick(['', '', '\uFEFF']) + body(entries, random) + gap(random);
}

const body = (entries: readonly EntryData[], random: Random): string =>
  plainEntries(entries)
    .map(
      ({ key, value }) =>
        `${gap(random)}${type(value, random)}${blank(random)}${key}${gap(random)}=${gap(random)}${written(value, random)}${separator(value, random)}`,
    )
    .join('');

const TYPE_WORDS = {
  int: ['int', 'INT', 'Integer'],
  float: ['float', 'Float', 'FLOATING'],
  string: ['string', 'str', 'Strings'],
  size: ['size', 'SIZE'],
  rectangle: ['rectangle', 'rect', 'Rectangle'],
  dictionary: ['dictionary', 'dict', 'Dictionary'],
} as const;

function type(value: CfgData, random: Random): string {
  if (value.type !== 'list') return random.pick(TYPE_WORDS[value.type]);
  return `${random.pick(['list', 'List'])}${gap(random)}[${gap(random)}${random.pick(TYPE_WORDS[value.of])}${gap(random)}]`;
}

function written(value: CfgData, random: Random): string {
  if (value.type === 'dictionary') return `{${body(value.entries, random)}${gap(random)}}`;
  if (value.type !== 'list') return element(value, random);
  return value.items.map((item) => element(item, random)).join(random.pick([',', ', ', ' ', `${gap(random)},\n`]));
}

function element(value: ElementData, random: Random): string {
  const comma = `${gap(random)}${random.pick([',', ' '])}${gap(random)}`;
  switch (value.type) {
    case 'int':
    case 'float':
      return number(value.value, random);
    case 'string':
      return `"${value.value}"`;
    case 'size':
      return `[${gap(random)}${[value.value.width, value.value.height].join(comma)}${gap(random)}]`;
    case 'rectangle': {
      const { x, y, width, height } = value.value;
      return `[${[x, y, width, height].join(comma)}]`;
    }
  }
}

const number = (value: number, random: Random): string =>
  (value < 0 ? '' : random.pick(['', '', '+', '+00'])) + String(value);

/** A list of nothing needs one. */
const separator = (value: CfgData, random: Random): string =>
  value.type === 'list' && value.items.length === 0 ? ';' : random.pick([';', ',', ' ', '\n', ';\n', ',,;', ' # ,\n']);

const COMMENTS = ['# int a = 1;', '#', '# "', '# é🧱 } ]'];
const gap = (random: Random): string => random.pick(['', ' ', ' ', '\n', '\r\n\t', `${random.pick(COMMENTS)}\n  `]);
const blank = (random: Random): string => ` ${gap(random)}`;
