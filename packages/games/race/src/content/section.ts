import { nearest, type TextPlace } from '@dedalo/grid';
import type { CfgEntry, CfgType, CfgValue } from '../cfg/cfg-value.ts';
import { showText } from '../cfg/show.ts';
import { type Report, tell, type Where } from './content-problem.ts';

/** The declarations of a file or a dictionary, and what was asked for among them. */
export interface Section {
  readonly report: Report;
  readonly file: string;
  readonly at: TextPlace;
  /** The keys of the dictionaries around, each followed by a dot. */
  readonly prefix: string;
  readonly entries: ReadonlyMap<string, CfgEntry>;
  readonly asked: Set<string>;
  readonly aliases: Set<string>;
}

interface Around {
  readonly report: Report;
  readonly file: string;
  readonly at: TextPlace;
  readonly prefix: string;
}

export const createSection = (around: Around, entries: readonly CfgEntry[]): Section => ({
  report: around.report,
  file: around.file,
  at: around.at,
  prefix: around.prefix,
  entries: new Map(entries.map((entry) => [entry.key, entry])),
  asked: new Set(),
  aliases: new Set(),
});

/** A key as people are told of it. */
export const spoken = (section: Section, key: string): string => section.prefix + showText(key);

export const where = (section: Section, key: string, at: TextPlace = section.at): Where => ({
  file: section.file,
  at,
  key: spoken(section, key),
});

/** The declaration of a key, under its own name or one that older files have for it. */
export function entryOf(section: Section, key: string, alias?: string): CfgEntry | undefined {
  section.asked.add(key);
  const entry = section.entries.get(key);
  if (alias === undefined) return entry;
  section.aliases.add(alias);
  const other = section.entries.get(alias);
  if (!other) return entry;
  tell(section.report.warnings, {
    ...where(section, alias, other.keyAt),
    code: 'alias',
    instead: spoken(section, key),
  });
  return entry ?? other;
}

type ValueOf<T extends CfgType> = Extract<CfgValue, { readonly type: T }>;

/** The value of a declaration, if it is of a type that is allowed there; a whole number is also a float. */
export function valueOf<T extends CfgType>(
  section: Section,
  entry: CfgEntry,
  types: readonly T[],
): ValueOf<T> | undefined {
  const { value } = entry;
  if (types.some((type) => type === value.type || (type === 'float' && value.type === 'int'))) {
    return value as ValueOf<T>;
  }
  const expected = { expected: types, found: value.type } as const;
  tell(section.report.problems, { ...where(section, entry.key, value.at), code: 'wrong-type', ...expected });
  return undefined;
}

export function tellMissing(section: Section, key: string, expected: CfgType): void {
  tell(section.report.problems, { ...where(section, key), code: 'missing-key', expected });
}

/** The dictionary under a key as a section of its own. */
export function sectionOf(section: Section, key: string): Section | undefined {
  const entry = entryOf(section, key);
  const value = entry && valueOf(section, entry, ['dictionary']);
  if (!value || value.type !== 'dictionary') return undefined;
  const { report, file } = section;
  return createSection({ report, file, at: value.at, prefix: `${spoken(section, key)}.` }, value.entries);
}

/** Warns of all that nobody asked for. `list` is the one that names the dictionaries of this section. */
export function tellStrangers(section: Section, list?: string): void {
  const known = [...section.asked];
  for (const [key, { keyAt, value }] of section.entries) {
    if (section.asked.has(key) || section.aliases.has(key)) continue;
    const place = where(section, key, keyAt);
    if (list !== undefined && value.type === 'dictionary') {
      tell(section.report.warnings, { ...place, code: 'not-listed', list });
      continue;
    }
    const meant = nearest(key, known);
    const hint = meant === undefined ? {} : { nearest: spoken(section, meant) };
    tell(section.report.warnings, { ...place, code: 'unknown-key', ...hint });
  }
}
