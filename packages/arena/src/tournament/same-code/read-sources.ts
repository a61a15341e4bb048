import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderItems } from '../entries/folder-items.ts';
import { languageOf, normalLines } from './normal-lines.ts';

/** The code of a hand-in as it is compared: for each language the lines of its files, one file after the other. */
export interface Sources {
  readonly name: string;
  readonly files: readonly { readonly language: string; readonly lines: readonly string[] }[];
}

/** What is larger was hardly typed. */
const LARGEST_FILE = 256 * 1024;
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads what a hand-in consists of; nothing, where it cannot be read. */
export async function readSources(name: string, folder: string): Promise<Sources> {
  const found = await folderItems(folder);
  const paths = found.ok ? found.value.items.flatMap(({ kind, path }) => (kind === 'file' ? [path] : [])) : [];
  const files: { language: string; lines: readonly string[] }[] = [];
  let bytes = 0;
  for (const path of paths) {
    const language = languageOf(path);
    const text = language === undefined ? undefined : await readSource(join(folder, path));
    if (language === undefined || text === undefined) continue;
    bytes += text.length;
    if (bytes > MOST_BYTES) break;
    files.push({ language, lines: normalLines(text, path) });
  }
  return { name, files };
}

async function readSource(file: string): Promise<string | undefined> {
  try {
    const stats = await lstat(file);
    return stats.isFile() && stats.size <= LARGEST_FILE ? await readFile(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
