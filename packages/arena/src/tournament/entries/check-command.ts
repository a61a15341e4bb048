import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { findExecutable } from '../../program/find-executable.ts';

export type CommandProblem =
  | { readonly code: 'no-command'; readonly detail: string }
  | { readonly code: 'no-file'; readonly detail: string }
  | { readonly code: 'not-executable'; readonly detail: string };

/** Endings of files that are given to an interpreter. */
const SOURCE = /\.(py|mjs|cjs|js|mts|ts|jar|rb|pl|php|lua|sh)$/;

/** Looks for what a command names, from the folder where it will run: a missing file is told better before than after. */
export function checkCommand(command: readonly string[], folder: string): Result<void, CommandProblem> {
  const [first = '', ...rest] = command;
  const missing = rest.find((word) => SOURCE.test(word) && !word.startsWith('-') && !existsSync(resolve(folder, word)));
  // `node` is the one that runs this program.
  const found = first === 'node' ? ok(first) : findExecutable(first, folder);
  if (!found.ok) {
    if (found.error === 'EACCES') return err({ code: 'not-executable', detail: first });
    return err({ code: first.includes('/') ? 'no-file' : 'no-command', detail: first });
  }
  return missing === undefined ? ok(undefined) : err({ code: 'no-file', detail: missing });
}
