import { err, ok, type Result } from '@dedalo/grid';
import { isHidden, MOST_BYTES, MOST_ENTRIES, tooMany, tooMuch } from './brought-limits.ts';
import type { FolderProblem } from './folder-finding.ts';

/** What the library that unpacks says of a file before it does. */
interface PackedFile {
  readonly name: string;
  readonly size: number;
  readonly originalSize: number;
}

/** `unzipSync` of fflate. */
export type Unpack = (
  bytes: Uint8Array,
  options: { readonly filter: (file: PackedFile) => boolean },
) => Readonly<Record<string, Uint8Array>>;

export interface Packed {
  /** Of the zip, for what is wrong with it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The files in a zip. It says itself how large they are: what says too much is given up before it is unpacked, and
 * nothing gets more room than it said.
 */
export function unzip({ name, bytes }: Packed, unpack: Unpack): Result<ReadonlyMap<string, Uint8Array>, FolderProblem> {
  let refused: FolderProblem | undefined;
  let entries = 0;
  let size = 0;
  const giveUp = (problem: FolderProblem): never => {
    refused = problem;
    throw new Error(problem.code);
  };
  try {
    const unpacked = unpack(bytes, {
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
    const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return name;
  }
}
