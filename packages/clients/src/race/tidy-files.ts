import { MOST_REPORTED, tidyPath } from '@dedalo/race';
import type { FolderWarning } from './folder-finding.ts';

export interface TidyFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly warnings: readonly FolderWarning[];
}

/** Files by paths that a game can name; others are left out. */
export function tidyFiles(found: ReadonlyMap<string, Uint8Array>): TidyFiles {
  const files = new Map<string, Uint8Array>();
  const warnings: FolderWarning[] = [];
  for (const [path, bytes] of found) {
    // Some systems take accents apart in the names of files; nobody types them so.
    const known = tidyPath(path.normalize('NFC'));
    if (known) files.set(known, bytes);
    else if (warnings.length < MOST_REPORTED) warnings.push({ code: 'name-left-out', file: path });
  }
  return { files, warnings };
}
