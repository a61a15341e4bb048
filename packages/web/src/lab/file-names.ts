import type { MazeAlgorithm } from '@dedalo/grid';

/** A file name that is valid on every system: `maze-wilson-knossos.svg`. */
export function mazeFileName(generator: MazeAlgorithm, seed: string, ending: string): string {
  const plain = seed
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${['maze', generator, plain].filter((part) => part !== '').join('-')}.${ending}`;
}
