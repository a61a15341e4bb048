import { mkdirSync, readFileSync, statSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import * as files from '@dedalo/files';
import { err, ok, type Result } from '@dedalo/grid';

export { codeOf as reasonOf } from '@dedalo/files';

/** `not-text` (not UTF-8), `not-a-file` (a folder, a pipe), `too-large` (for a file of ours), or the system's code. */
export type ReadFailure = string;

const MOST_BYTES = 64 * 2 ** 20;
/** Too old for another program that is still writing. */
const OLD_MS = 60_000;
/** The user's data can be read by the user alone. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** A file's text; undefined where the file or its folder is missing. */
export function readIfThere(file: string): Result<string | undefined, ReadFailure> {
  try {
    const found = statSync(file);
    if (!found.isFile()) return err('not-a-file');
    if (found.size > MOST_BYTES) return err('too-large');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    const reason = files.codeOf(error);
    if (reason === 'ENOENT' || reason === 'ENOTDIR') return ok(undefined);
    return err(reason === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not-text' : reason);
  }
}

const makeFolderFor = (file: string): unknown => mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER });

/** Writes a file whole or not at all, and only if it is still wanted when the text is on the disk. */
export async function writeSafely(file: string, text: string, isWanted: () => boolean = () => true): Promise<void> {
  makeFolderFor(file);
  await files.writeSafely(file, text, { mode: OWN_FILE, isWanted });
}

export function writeSafelySync(file: string, text: string): void {
  makeFolderFor(file);
  files.writeSafelySync(file, text, { mode: OWN_FILE });
}

export function removeFile(file: string): void {
  try {
    unlinkSync(file);
    files.syncFolderSync(dirname(file));
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(files.codeOf(error))) throw error;
  }
}

/** Removes what killed runs left behind. */
export const removeOldTemporaries = (folder: string, now: number): void =>
  files.removeTemporaries(folder, now - OLD_MS);
