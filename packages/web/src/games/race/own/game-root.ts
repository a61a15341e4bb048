import { tidyFiles } from '@dedalo/clients/race/tidy-files';
import { folderOf, rootAmong } from '@dedalo/race';
import type { Brought } from './brought.ts';

/** What was brought, under the name of the folder that the game in it lies in, or else under this one. */
export function gameAmong(name: string, found: ReadonlyMap<string, Uint8Array>): Brought {
  const { files, warnings } = tidyFiles(found);
  const root = rootAmong(files.keys());
  const folder = root === undefined ? '' : folderOf(root).split('/').at(-1)!;
  return { name: folder || name, files, warnings };
}
