import { tidyFiles } from '@dedalo/clients/race/tidy-files';
import { folderOf, rootAmong } from '@dedalo/race';
import type { Brought } from './brought.ts';

/** The opened files below the folder of the game, under the name of that folder or else of what was opened. */
export function gameAmong(name: string, found: ReadonlyMap<string, Uint8Array>): Brought {
  const { files, warnings } = tidyFiles(found);
  const root = rootAmong(files.keys());
  const folder = root === undefined ? '' : folderOf(root).split('/').at(-1)!;
  return { name: folder || name, files, warnings };
}
