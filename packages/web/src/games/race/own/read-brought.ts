import { isZipPath, MOST_BYTES, tooMuch } from '@dedalo/clients/race/brought-limits';
import type { FolderProblem } from '@dedalo/clients/race/folder-finding';
import type { Packed } from '@dedalo/clients/race/unzip';
import { err, ok, type Result } from '@dedalo/grid';
import { askWorker } from '../../../work/ask-worker.ts';
import type { Brought } from './brought.ts';
import { gameAmong } from './game-root.ts';
import type { BroughtItem } from '../../../app/dropped-items.ts';
import { cannotRead, listBrought, type ListedFile } from './list-brought.ts';

type Files = ReadonlyMap<string, Uint8Array>;
type Unzip = (packed: Packed, signal: AbortSignal) => Promise<Result<Files, FolderProblem>>;

/**
 * The game in the opened files: the result of `itemsOfDrop`, the files of a chosen folder, or a zip in either way.
 * Rejects only when the signal stops it.
 */
export async function readBrought(
  items: readonly BroughtItem[],
  signal: AbortSignal,
  unzip: Unzip = unzipAside,
): Promise<Result<Brought, readonly FolderProblem[]>> {
  const listed = await listBrought(items);
  if (!listed.ok) return err([listed.error]);
  const [first] = listed.value;
  const isZip = listed.value.length === 1 && isZipPath(first!.path);
  const name = isZip ? first!.file.name : '';
  const read = await readAll(listed.value, signal);
  if (!read.ok) return err([read.error]);
  if (!isZip) return ok(gameAmong(name, read.value));
  const unpacked = await unzip({ name, bytes: read.value.get(first!.path)! }, signal);
  return unpacked.ok ? ok(gameAmong(name.replace(/\.zip$/i, ''), unpacked.value)) : err([unpacked.error]);
}

async function readAll(listed: readonly ListedFile[], signal: AbortSignal): Promise<Result<Files, FolderProblem>> {
  const files = new Map<string, Uint8Array>();
  let size = 0;
  for (const { path, file } of listed) {
    signal.throwIfAborted();
    size += file.size;
    if (size > MOST_BYTES) return err(tooMuch(path.split('/')[0]!));
    try {
      files.set(path, new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      return err(cannotRead(path, error));
    }
  }
  return ok(files);
}

/** Not the library's own workers: those are made of blobs, which the pages may not run. */
async function unzipAside(packed: Packed, signal: AbortSignal): Promise<Result<Files, FolderProblem>> {
  const worker = new Worker(new URL('./unzip-worker.ts', import.meta.url), { type: 'module' });
  return askWorker<Result<Files, FolderProblem>>(worker, packed, signal);
}
