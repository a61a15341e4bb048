import { nearest, ok, type Result } from '@dedalo/grid';
import { findPath, isTable, parseToml, type TomlPath, type TomlTable, type TomlValue } from '@dedalo/toml';
import type { FileProblem } from './problem.ts';

/** No file of ours nests deeper. */
const MOST_DEPTH = 8;

/** What has been found wrong in a file, the first of it. */
interface Findings {
  readonly text: string;
  problem: FileProblem | undefined;
}

type Words = (text: string) => Result<readonly string[], { readonly code: string }>;

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Reads a table of a TOML file key by key. Once something is wrong, `problem` has the first that was, with its place. */
export class TableReader {
  readonly #table: TomlTable;
  readonly #path: TomlPath;
  readonly #findings: Findings;

  constructor(table: TomlTable, path: TomlPath, findings: Findings) {
    this.#table = table;
    this.#path = path;
    this.#findings = findings;
  }

  get problem(): FileProblem | undefined {
    return this.#findings.problem;
  }

  has(key: string): boolean {
    return this.#table[key] !== undefined;
  }

  /** The first problem is the one that is told. */
  refuse(problem: FileProblem, key: string): undefined {
    const { at } = findPath(this.#findings.text, [...this.#path, key]);
    this.#findings.problem ??= { ...problem, ...(at && { at }) };
    return undefined;
  }

  #badValue(key: string, values: string): undefined {
    return this.refuse({ code: 'bad-value', key, values }, key);
  }

  /** A misspelt key is told before what is missing for it. */
  knowOnly(known: readonly string[]): void {
    const key = Object.keys(this.#table).find((candidate) => !known.includes(candidate));
    if (key === undefined) return;
    const meant = nearest(key, known);
    this.refuse({ code: 'unknown-key', key, known, ...(meant !== undefined && { meant }) }, key);
  }

  required<T>(key: string, value: T | undefined): T | undefined {
    if (value === undefined && !this.has(key)) this.refuse({ code: 'missing-key', key }, key);
    return value;
  }

  text(key: string, most: number): string | undefined {
    const value = this.#table[key];
    if (value === undefined) return undefined;
    const text = typeof value === 'string' ? value.trim() : '';
    // Names and titles are printed, and stand in tables of one line.
    const isGood = text !== '' && [...text].length <= most && !/\p{Cc}|\p{Cs}|\u2028|\u2029/u.test(text);
    return isGood ? text : this.#badValue(key, `"…" (1…${most})`);
  }

  /** A text, or a number as it is written. */
  word(key: string, most: number): string | undefined {
    const value = this.#table[key];
    return typeof value === 'number' || typeof value === 'bigint' ? String(value) : this.text(key, most);
  }

  number(key: string, { least, most }: Range): number | undefined {
    const value = this.#table[key];
    if (value === undefined) return undefined;
    const isGood = typeof value === 'number' && value >= least && value <= most;
    return isGood ? value : this.#badValue(key, `${least}…${most}`);
  }

  whole(key: string, { least, most }: Range): number | undefined {
    const value = this.number(key, { least, most });
    return value === undefined || Number.isInteger(value) ? value : this.#badValue(key, `${least}…${most}`);
  }

  flag(key: string): boolean | undefined {
    const value = this.#table[key];
    return value === undefined || typeof value === 'boolean' ? value : this.#badValue(key, 'true | false');
  }

  choice<C extends string>(key: string, choices: readonly C[]): C | undefined {
    const value = this.#table[key];
    if (value === undefined) return undefined;
    return choices.find((choice) => choice === value) ?? this.#badValue(key, choices.join(' | '));
  }

  /** A command line as one text, or its words as a list. */
  command(key: string, split: Words): readonly string[] | undefined {
    const value = this.#table[key];
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return this.#checkWords(key, value);
    if (typeof value !== 'string') return this.#badValue(key, '"…" | ["…", "…"]');
    const words = split(value);
    if (!words.ok) return this.refuse({ code: 'bad-command', key, detail: words.error.code }, key);
    return this.#checkWords(key, words.value);
  }

  #checkWords(key: string, words: readonly TomlValue[]): readonly string[] | undefined {
    const isGood = words.length > 0 && words.every((word) => typeof word === 'string' && !word.includes('\0'));
    return isGood && words[0] !== '' ? (words as readonly string[]) : this.#badValue(key, '"…" | ["…", "…"]');
  }

  /** One text or a list of them. */
  texts(key: string): readonly string[] | undefined {
    const value = this.#table[key];
    if (value === undefined) return undefined;
    const list = Array.isArray(value) ? value : [value];
    const isGood = list.length > 0 && list.every((one) => typeof one === 'string');
    return isGood ? list : this.#badValue(key, '"…" | ["…", "…"]');
  }

  table(key: string): TableReader {
    const value = this.#table[key];
    if (value !== undefined && !isTable(value)) this.#badValue(key, `[${key}]`);
    return new TableReader(isTable(value) ? value : {}, [...this.#path, key], this.#findings);
  }

  tables(key: string): TableReader[] {
    const value = this.#table[key] ?? [];
    if (!Array.isArray(value) || !value.every(isTable)) {
      this.#badValue(key, `[[${key}]]`);
      return [];
    }
    return value.map((table, index) => new TableReader(table, [...this.#path, key, index], this.#findings));
  }

  /** All of a table whose keys somebody else knows. */
  settings(): Readonly<Record<string, string | number | boolean>> {
    const settings: Record<string, string | number | boolean> = {};
    for (const [key, value] of Object.entries(this.#table)) {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') settings[key] = value;
      else this.#badValue(key, '"…" | 0…9 | true | false');
    }
    return settings;
  }
}

/** The door for TOML: a reader of the whole file. */
export function openToml(text: string): Result<TableReader, FileProblem> {
  const parsed = parseToml(text, { mostDepth: MOST_DEPTH });
  return parsed.ok ? ok(new TableReader(parsed.value, [], { text, problem: undefined })) : parsed;
}
