import { type OwnEntries, ownEntriesFrom, readOwn } from '@dedalo/clients/own/own-entries';
import { err, ok, type Result } from '@dedalo/grid';
import type { Damaged, NewerVersion } from './toml.ts';

const VERSION = 1;

/** What somebody keeps by hand, an entry in each line; what makes no sense is passed over. */
export function parseOwn(text: string): Result<OwnEntries, Damaged | NewerVersion> {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null) return err({ code: 'damaged', line: 1, column: 1 });
  const { version, entries } = found as Readonly<Record<string, unknown>>;
  if (typeof version === 'number' && version > VERSION) return err({ code: 'newer-version', version });
  if (version !== VERSION || !Array.isArray(entries)) return err({ code: 'damaged', line: 1, column: 1 });
  const isObject = (entry: unknown): entry is Parameters<typeof readOwn>[0] =>
    typeof entry === 'object' && entry !== null;
  return ok(ownEntriesFrom(entries.filter(isObject).flatMap((entry) => readOwn(entry) ?? [])));
}

export function formatOwn(own: OwnEntries): string {
  const lines = [...own.values()].map(({ kind, key, value }) => JSON.stringify({ kind, key, value }));
  return `{"version":${VERSION},"entries":[\n${lines.join(',\n')}\n]}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
