import type { BroughtItem } from './dropped-items.ts';

/** The result of opening something. */
export type Opening = 'opened' | 'stopped' | { readonly problem: string };

export interface BroughtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How a game opens files and pasted texts that are no replays. */
export interface FileOpener {
  /** The lowest is asked first. A game that accepts any text comes last. */
  readonly order: number;
  takes(file: BroughtFile): boolean;
  open(file: BroughtFile): Promise<Opening>;
}

/** How a game opens a drop as a whole: a folder, an archive. It is asked before anything is read. */
export interface DropOpener {
  takes(first: { readonly name: string; readonly isFolder: boolean }): boolean;
  open(items: readonly BroughtItem[]): Promise<Opening>;
}
