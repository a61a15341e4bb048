import { MOST_REPORTED, tidyPath } from '@dedalo/race';
import type { FolderWarning } from './folder-finding.ts';

export interface TidyFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly warnings: readonly FolderWarning[];
}

/** Files by valid paths; others are left out. */
export function tidyFiles(found: ReadonlyMap<string, Uint8Array>): TidyFiles {
  const files = new Map<string, Uint8Array>();
  const warnings: FolderWarning[] = [];
  for (const [path, bytes] of found) {
    // Some systems store accents apart from their letters, in a way that nobody types.
    const known = tidyPath(path.normalize('NFC'));
    if (known) files.set(known, bytes);
    else if (warnings.length < MOST_REPORTED) warnings.push({ code: 'name-left-out', file: path });
  }
  return { files, warnings };
}
