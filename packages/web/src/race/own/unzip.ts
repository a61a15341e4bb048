import type { FolderProblem } from '@dedalo/clients/race/folder-finding';
import { err, ok, type Result } from '@dedalo/grid';
import { strToU8, unzipSync } from 'fflate';
import { isHidden, MOST_BYTES, MOST_ENTRIES, tooMany, tooMuch } from './brought.ts';

/**
 * The files in a zip. It says itself how large they are: what says too much is given up before it is unpacked, and
 * nothing gets more room than it said. `name` is that of the zip, for what is wrong with it.
 */
export function unzip(name: string, bytes: Uint8Array): Result<ReadonlyMap<string, Uint8Array>, FolderProblem> {
  let refused: FolderProblem | undefined;
  let entries = 0;
  let size = 0;
  const giveUp = (problem: FolderProblem): never => {
    refused = problem;
    throw new Error(problem.code);
  };
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name: path, size: packed, originalSize }) => {
        if (++entries > MOST_ENTRIES) giveUp(tooMany(name));
        // Nothing has no name: what is read here is no list of files.
        if (path === '') giveUp({ code: 'bad-zip', file: name });
        if (path.endsWith('/') || isHidden(path)) return false;
        // Many may lie about one and the same packed part.
        size += Math.max(packed, originalSize);
        if (!(size <= MOST_BYTES)) giveUp(tooMuch(name));
        return true;
      },
    });
    return ok(new Map(Object.entries(unpacked).map(([path, content]) => [readableName(path), content])));
  } catch {
    return err(refused ?? { code: 'bad-zip', file: name });
  }
}

/** Some programs write names in UTF-8 without saying so; then every byte of them has been taken for a letter. */
function readableName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- all that is one byte
  if (!/^[\u0000-\u00FF]*$/.test(name)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(strToU8(name, true));
  } catch {
    return name;
  }
}
