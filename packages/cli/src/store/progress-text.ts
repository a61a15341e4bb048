import { type Fields, isFields, type ProgressKind } from '@dedalo/clients/progress/kind';
import { plainProgress, type ProgressFault, readProgress } from '@dedalo/clients/progress/plain-progress';
import type { Progress } from '@dedalo/clients/progress/progress';
import { err, ok, type Result } from '@dedalo/grid';
import {
  type Damaged,
  formatKey,
  formatList,
  formatValue,
  type NewerVersion,
  parseToml,
  showValue,
  type TomlTable,
  type TomlValue,
} from './toml.ts';

const VERSION = 1;

/** A part of the file that was left out because it is invalid, in printable form. */
export type ProgressWarning =
  | { readonly code: 'bad-known'; readonly value: string }
  | { readonly code: 'bad-entry'; readonly entry: number; readonly field: string; readonly value?: string };

export interface ReadProgress {
  readonly progress: Progress;
  readonly warnings: readonly ProgressWarning[];
}

/** Only Dedalo writes this file: without a version, even if empty, it is damaged. */
export function parseProgress(
  text: string,
  kinds: readonly ProgressKind[],
): Result<ReadProgress, Damaged | NewerVersion> {
  const parsed = parseToml(text);
  if (!parsed.ok) return parsed;
  const { version, ...found } = parsed.value;
  const isNumber = typeof version === 'number' || typeof version === 'bigint';
  if (isNumber && version > VERSION) return err({ code: 'newer-version', version: Number(version) });
  if (version !== VERSION) return err({ code: 'damaged', line: 1, column: 1 });
  const { progress, faults } = readProgress(renamed(found, inCode), kinds);
  return ok({ progress, warnings: faults.map(warningOf) });
}

function warningOf(fault: ProgressFault): ProgressWarning {
  const shown = fault.value === undefined ? {} : { value: showValue(fault.value as TomlValue) };
  if (fault.code === 'bad-known') return { code: fault.code, value: '', ...shown };
  return { code: fault.code, entry: fault.entry, field: inFile(fault.field), ...shown };
}

const HEADER = `# What has been reached in Dedalo: the games whose how-to-play has been seen, and the best solutions.
# Dedalo writes this file; it is meant to be read.
`;

export function formatProgress(progress: Progress): string {
  const { known, solved, tried } = plainProgress(progress);
  const head = `version = ${VERSION}\nknown = ${formatList(known)}\n`;
  const levels = [
    ...solved.map((level) => formatLevel('solved', level)),
    ...tried.map((level) => formatLevel('tried', level)),
  ];
  return [HEADER, head, ...levels].join('\n');
}

function formatLevel(list: string, level: Fields): string {
  const fields = Object.entries(renamed(level, inFile) as TomlTable);
  return [`[[${list}]]`, ...fields.map(([key, value]) => `${formatKey(key)} = ${formatValue(value)}`), ''].join('\n');
}

/** A file for people has `best-moves` where the code has `bestMoves`. */
const inFile = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inCode = (name: string): string => name.replaceAll(/-[a-z]/g, (letter) => letter[1]!.toUpperCase());

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => renamed(part, rename));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [rename(name), renamed(part, rename)]));
}
