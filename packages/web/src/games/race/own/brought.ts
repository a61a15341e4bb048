import type { FolderWarning } from '@dedalo/clients/race/folder-finding';

/** Files that were opened together, a game among them, by their paths. */
export interface Brought {
  /** The name of the game's folder, or of the zip; '' where there is none. */
  readonly name: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly warnings: readonly FolderWarning[];
}

export const sizeInAll = (files: ReadonlyMap<string, Uint8Array>): number =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0);
