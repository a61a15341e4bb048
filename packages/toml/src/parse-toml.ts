import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { parse, TomlError, type TomlTable, type TomlValue } from './library.ts';
import { columnAt, withoutMark } from './place.ts';

export type { TomlTable, TomlValue };

export interface NotToml {
  readonly code: 'not-toml';
  readonly detail: string;
  readonly at?: TextPlace;
}

/** Few files nest deeper, and none may use up the stack. */
const MOST_DEPTH = 16;

export function parseToml(
  text: string,
  { mostDepth = MOST_DEPTH }: { readonly mostDepth?: number } = {},
): Result<TomlTable, NotToml> {
  const body = withoutMark(text);
  try {
    // An integer too large for a number is a bad value of its key, not a damaged file.
    return ok(parse(body, { integersAsBigInt: 'asNeeded', maxDepth: mostDepth }));
  } catch (error) {
    if (!(error instanceof TomlError)) return err({ code: 'not-toml', detail: 'it cannot be read' });
    const { line, column, message } = error;
    const [first = ''] = message.split('\n');
    const at = { line, column: columnAt(body.split('\n')[line - 1]!, column - 1) };
    return err({ code: 'not-toml', detail: first.replace(/^Invalid TOML document: /, ''), at });
  }
}

/** Dates are objects too. */
export const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && [null, Object.prototype].includes(Object.getPrototypeOf(value));
