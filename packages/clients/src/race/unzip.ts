import { err, ok, type Result } from '@dedalo/grid';
import { isHidden, MOST_BYTES, MOST_ENTRIES, tooMany, tooMuch } from './brought-limits.ts';
import type { FolderProblem } from './folder-finding.ts';

/** What the unpacking library knows about a file in advance. */
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
  /** The zip's own name, for messages about it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The files in a zip. It declares their sizes: too large ones are refused before they are unpacked, and no file gets
 * more memory than declared.
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
        // An entry without a name: this is not a list of files.
        if (path === '') giveUp({ code: 'bad-zip', file: name });
        if (path.endsWith('/') || isHidden(path)) return false;
        // Many entries may point to the same packed data.
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

/** Some programs write names in UTF-8 without declaring it; then every byte has been read as a letter. */
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
