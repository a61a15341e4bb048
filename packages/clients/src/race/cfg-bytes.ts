import { err, ok, type Result } from '@dedalo/grid';
import { type CfgFile, LONGEST_TEXT } from '@dedalo/race';
import type { FolderProblem } from './folder-finding.ts';

export const MEGABYTE = 1_000_000;
/** The most bytes in UTF-8 that a text of the greatest readable length can have. */
const MOST_CFG_BYTES = 3 * LONGEST_TEXT;

export const isCfgPath = (path: string): boolean => path.toLowerCase().endsWith('.cfg');

/** A larger file need not be read at all. */
export const cfgTooLarge = (file: string, size: number): FolderProblem | undefined =>
  size > MOST_CFG_BYTES ? { code: 'too-large', file, megabytes: MOST_CFG_BYTES / MEGABYTE } : undefined;

/** The text of a `.cfg` file, which is in UTF-8. */
export function decodeCfg(file: string, bytes: Uint8Array): Result<string, FolderProblem> {
  const large = cfgTooLarge(file, bytes.length);
  if (large) return err(large);
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return err({ code: 'not-text', file });
  }
}

export interface DecodedCfgs {
  readonly texts: readonly CfgFile[];
  readonly problems: readonly FolderProblem[];
}

/** All `.cfg` files among files, ordered by path. */
export function decodeCfgs(files: ReadonlyMap<string, Uint8Array>): DecodedCfgs {
  const texts: CfgFile[] = [];
  const problems: FolderProblem[] = [];
  const paths = [...files.keys()].filter(isCfgPath).sort((a, b) => (a < b ? -1 : 1));
  for (const path of paths) {
    const text = decodeCfg(path, files.get(path)!);
    if (text.ok) texts.push({ path, text: text.value });
    else problems.push(text.error);
  }
  return { texts, problems };
}
