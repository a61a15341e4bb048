import { err, ok, type Result, type TextPlace, nearest } from '@dedalo/grid';
import { findPath, type TomlPath, type TomlTable } from '@dedalo/toml';
import { isName, LONGEST_NAME } from '../species.ts';
import type { CreatureProblem } from '../text-problem.ts';
import { showKey, showText } from './show.ts';

/** A table of a file of creatures, and whose it is. */
export interface Section {
  readonly text: string;
  readonly table: TomlTable;
  /** From the top of the file: nothing, a creature, or an attack of it. */
  readonly path: TomlPath;
  readonly creature: string;
}

export type PlacedProblem = CreatureProblem & { readonly at?: TextPlace };
export type Read<T> = Result<T, PlacedProblem>;
type Refusal = { readonly ok: false; readonly error: PlacedProblem };

/** Points at what is below a section, or at the section where there is no such thing. */
export function refuse({ text, path }: Section, below: TomlPath, problem: CreatureProblem): Refusal {
  const { at } = findPath(text, [...path, ...below]);
  return err({ ...problem, ...(at && { at }) });
}

/** The name of a key in messages: `attack-1.cost` for a key of an attack. */
const spoken = ({ path }: Section, key: string): string => [...path.slice(2), key].join('.');

/** A value as it stands in the file; a table that is written over several lines stands nowhere as a whole. */
function written({ text, path }: Section, key: string): string {
  const found = findPath(text, [...path, key]).written;
  return found === undefined ? '{…}' : showText(found);
}

export const refuseMissing = (section: Section, key: string): Refusal =>
  refuse(section, [key], { code: 'missing-value', creature: section.creature, key: spoken(section, key) });

/** Asked before `refuseMissing`: a key that is misspelt is told as such, and not as missing. */
export function refuseUnknownKey(section: Section, known: readonly string[]): Refusal | undefined {
  const key = Object.keys(section.table).find((candidate) => !known.includes(candidate));
  if (key === undefined) return undefined;
  const meant = nearest(key, known);
  return refuse(section, [key], {
    code: 'unknown-key',
    key: spoken(section, showKey(key)),
    ...(meant !== undefined && { nearest: spoken(section, meant) }),
  });
}

export function readName(section: Section): Read<string> {
  const { creature, table } = section;
  const { name } = table;
  if (name === undefined) return refuseMissing(section, 'name');
  if (typeof name === 'string' && isName(name)) return ok(name);
  const [key, value] = [spoken(section, 'name'), written(section, 'name')];
  return refuse(section, ['name'], { code: 'bad-name', creature, key, value, longest: LONGEST_NAME });
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

export function readNumber(section: Section, key: string, { least, most }: Range): Read<number> {
  const { creature, table } = section;
  const number = table[key];
  if (number === undefined) return refuseMissing(section, key);
  // -0 is kept as 0.
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most)
    return ok(number + 0);
  const value = written(section, key);
  return refuse(section, [key], { code: 'bad-number', creature, key: spoken(section, key), value, least, most });
}
