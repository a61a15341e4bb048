import type { MazeAlgorithm } from '@dedalo/grid';

/** A name for a file that every system takes: `maze-wilson-knossos.svg`. */
export function mazeFileName(generator: MazeAlgorithm, seed: string, ending: string): string {
  const plain = seed
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${['maze', generator, plain].filter((part) => part !== '').join('-')}.${ending}`;
}
