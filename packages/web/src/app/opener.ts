import type { BroughtItem } from './dropped-items.ts';

/** What became of something that was to be opened. */
export type Opening = 'opened' | 'stopped' | { readonly problem: string };

export interface BroughtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a game opens of files and pasted texts that are no replays. */
export interface FileOpener {
  /** The lowest is asked first. Whoever takes any text at all comes last. */
  readonly order: number;
  takes(file: BroughtFile): boolean;
  open(file: BroughtFile): Promise<Opening>;
}

/** What a game opens as it was dropped: a folder, an archive. It is asked before anything is read. */
export interface DropOpener {
  takes(first: { readonly name: string; readonly isFolder: boolean }): boolean;
  open(items: readonly BroughtItem[]): Promise<Opening>;
}
