import { expect } from 'vitest';
import type { CfgProblem } from '../../../src/cfg/cfg-problem.ts';
import type { CfgDocument } from '../../../src/cfg/cfg-value.ts';
import { plainEntries } from '../../../src/cfg/make-cfg.ts';
import { readCfg } from '../../../src/cfg/read-cfg.ts';

export function read(text: string): CfgDocument {
  const result = readCfg(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const readPlain = (text: string) => plainEntries(read(text).entries);

/** The value of the only declaration. */
export const valueOf = (text: string) => readPlain(text)[0]?.value;

export function refuse(text: string): CfgProblem {
  const result = readCfg(text);
  if (result.ok) throw new Error('was read');
  return result.error;
}

/** A place is that of a sign, or the one behind the last of its line. */
export function expectInside(text: string, at: { readonly line: number; readonly column: number }): void {
  const line = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)[at.line - 1];
  expect(line, `line ${at.line}`).toBeDefined();
  expect(at.column).toBeGreaterThanOrEqual(1);
  expect(at.column).toBeLessThanOrEqual([...line!].length + 1);
}
