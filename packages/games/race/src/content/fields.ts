import type { Size } from '@dedalo/grid';
import type { CfgElement } from '../cfg/cfg-value.ts';
import { showText } from '../cfg/show.ts';
import { tell } from './content-problem.ts';
import { LONGEST_NAME, type Range } from './limits.ts';
import { isName } from './paths.ts';
import { entryOf, type Section, tellMissing, valueOf, where } from './section.ts';

/** All readers give undefined where there is no such key, or a value that was told of as a problem. */

const isWithin = (number: number, { least, most }: Range): boolean => number >= least && number <= most;

/** A number of any kind. */
export const readNumber = (section: Section, key: string, range: Range): number | undefined =>
  checkedNumber(section, { key, range, type: 'float' });

export const readWhole = (section: Section, key: string, range: Range): number | undefined =>
  checkedNumber(section, { key, range, type: 'int' });

interface NumberField {
  readonly key: string;
  readonly range: Range;
  readonly type: 'int' | 'float';
}

function checkedNumber(section: Section, { key, range, type }: NumberField): number | undefined {
  const entry = entryOf(section, key);
  const value = entry && valueOf(section, entry, [type]);
  if (!value) return undefined;
  if (isWithin(value.value, range)) return value.value;
  const { least, most } = range;
  tell(section.report.problems, {
    ...where(section, key, value.at),
    code: 'out-of-range',
    found: value.value,
    least,
    most,
  });
  return undefined;
}

interface ReplacedField extends NumberField {
  readonly replace: (number: number) => number;
}

/** A number for which another is taken, with a warning, where it is out of its range. */
export function readReplaced(section: Section, { key, range, type, replace }: ReplacedField): number | undefined {
  const entry = entryOf(section, key);
  const value = entry && valueOf(section, entry, [type]);
  if (!value || isWithin(value.value, range)) return value?.value;
  const used = replace(value.value);
  const told = { code: 'replaced', found: value.value, used, least: range.least, most: range.most } as const;
  tell(section.report.warnings, { ...where(section, key, value.at), ...told });
  return used;
}

/** 0 or 1. */
export function readFlag(section: Section, key: string): boolean | undefined {
  const number = readWhole(section, key, { least: 0, most: 1 });
  return number === undefined ? undefined : number === 1;
}

export interface SizeField {
  readonly key: string;
  readonly alias?: string;
  readonly sides: Range;
  /** Whether 0×0 is allowed too. */
  readonly hasNone?: boolean;
}

export function readSize(section: Section, { key, alias, sides, hasNone }: SizeField): Size | undefined {
  const entry = entryOf(section, key, alias);
  const value = entry && valueOf(section, entry, ['size']);
  if (!value) return undefined;
  const { width, height } = value.value;
  if (hasNone && width === 0 && height === 0) return { width, height };
  const found = [width, height].find((side) => !isWithin(side, sides));
  if (found === undefined) return { width, height };
  const { least, most } = sides;
  tell(section.report.problems, { ...where(section, entry.key, value.at), code: 'out-of-range', found, least, most });
  return undefined;
}

/** One of some words, in any capitals. */
export function readChoice<T>(section: Section, key: string, choices: Readonly<Record<string, T>>): T | undefined {
  const string = readString(section, key);
  if (!string) return undefined;
  const word = string.value.trim().toLowerCase();
  if (Object.hasOwn(choices, word)) return choices[word];
  const found = showText(string.value);
  const told = { code: 'bad-choice', found, allowed: Object.keys(choices) } as const;
  tell(section.report.problems, { ...where(section, key, string.at), ...told });
  return undefined;
}

export type CfgString = Extract<CfgElement, { readonly type: 'string' }>;

export function readString(section: Section, key: string): CfgString | undefined {
  const entry = entryOf(section, key);
  return entry && valueOf(section, entry, ['string']);
}

/** A name to show, in `name`. */
export function readName(section: Section): string | undefined {
  const string = readString(section, 'name');
  return string && checkName(section, 'name', string) ? string.value : undefined;
}

export interface NamesField {
  readonly key: string;
  readonly most: number;
  /** Told as missing, and told where nothing stands in it. */
  readonly isNeeded: boolean;
}

/** A list of strings. */
export function readStrings(section: Section, { key, most, isNeeded }: NamesField): readonly CfgString[] {
  const entry = entryOf(section, key);
  if (!entry) {
    if (isNeeded) tellMissing(section, key, 'list');
    return [];
  }
  const value = valueOf(section, entry, ['list']);
  if (value?.type !== 'list') return [];
  const { report } = section;
  if (value.of !== 'string') {
    tell(report.problems, {
      ...where(section, key, value.at),
      code: 'wrong-type',
      expected: ['string'],
      found: value.of,
    });
    return [];
  }
  const strings = value.items.filter((item) => item.type === 'string');
  if (isNeeded && strings.length === 0) tell(report.problems, { ...where(section, key, value.at), code: 'empty-list' });
  const over = strings[most];
  if (over) {
    tell(report.problems, { ...where(section, key, over.at), code: 'too-many', found: strings.length, most });
  }
  return strings.slice(0, most);
}

/** A list of the names of dictionaries, which may be shown. */
export const readNames = (section: Section, field: NamesField): readonly CfgString[] =>
  readStrings(section, field).filter((string) => checkName(section, field.key, string));

function checkName(section: Section, key: string, string: CfgString): boolean {
  if (isName(string.value)) return true;
  const told = { code: 'bad-text', found: showText(string.value), longest: LONGEST_NAME } as const;
  tell(section.report.problems, { ...where(section, key, string.at), ...told });
  return false;
}
