import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file whole or not at all, and returns when it is on the disk under its name. */
export async function writeDurably(file: string, content: string): Promise<void> {
  // One writer has the folder, by its lock; what a killed one left is overwritten.
  const temporary = `${file}.part`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(dirname(file));
}

/** So that a new name outlives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  // Windows opens no folders, and some network drives sync none.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
