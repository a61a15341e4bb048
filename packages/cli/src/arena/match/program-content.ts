import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlayerSpec } from '@dedalo/arena';
import { fingerprint } from '@dedalo/arena/tournament/entries/copy-folder';
import { folderItems } from '@dedalo/arena/tournament/entries/folder-items';
import { hashOf } from '@dedalo/arena/tournament/index';

type ProgramSpec = Extract<PlayerSpec, { readonly kind: 'program' }>;

/**
 * A hash of a program's content: a match is only resumed with the same one. For a typed command that is the content of
 * the files it names, since its folder may hold anything; otherwise the whole folder.
 */
export async function contentOf({ command, folder }: ProgramSpec, typedIn: string): Promise<string> {
  const files = command.map((word) => resolve(folder, word)).filter(isFile);
  const named = files.map((path) => readFileSync(path).toString('base64'));
  const found = folder === typedIn ? undefined : await folderItems(folder);
  return hashOf([named, found?.ok ? await fingerprint(found.value.items, folder) : '']);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
