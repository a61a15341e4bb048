import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import { err, ok, type Result, type TextPlace } from '@dedalo/grid';

export type { TomlTable, TomlValue };

export interface NotToml {
  readonly code: 'not-toml';
  readonly detail: string;
  readonly at?: TextPlace;
}

/** No file of ours nests deeper. */
const MOST_DEPTH = 16;

export function parseToml(text: string): Result<TomlTable, NotToml> {
  try {
    // An integer too large for a number is a bad value of its key, not a damaged file.
    return ok(parse(text, { integersAsBigInt: 'asNeeded', maxDepth: MOST_DEPTH }));
  } catch (error) {
    if (!(error instanceof TomlError)) return err({ code: 'not-toml', detail: 'it cannot be read' });
    const [first = ''] = error.message.split('\n');
    const before = text.split('\n')[error.line - 1]!.slice(0, error.column - 1);
    const at = { line: error.line, column: [...before].length + 1 };
    return err({ code: 'not-toml', detail: first.replace(/^Invalid TOML document: /, ''), at });
  }
}

/** Dates are objects too. */
export const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && [null, Object.prototype].includes(Object.getPrototypeOf(value));

/** A key that is written in quotes, without them. */
export const unquoteKey = (written: string): string => Object.keys(parse(`${written} = 0`))[0]!;
