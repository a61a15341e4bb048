/** Sets of cells as bits in the numbers of a position. */

export const wordsOf = (cells: number): number => (cells + 31) >>> 5;

export const hasCell = (position: Int32Array, at: number, cell: number): boolean =>
  (position[at + (cell >>> 5)]! & (1 << (cell & 31))) !== 0;

export function flipCell(position: Int32Array, at: number, cell: number): void {
  position[at + (cell >>> 5)]! ^= 1 << (cell & 31);
}

/** Writes the cells of a set in ascending order, and gives how many they are. */
export function listCells(position: Int32Array, at: number, words: number, list: Int32Array): number {
  let count = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = position[at + word]!; bits !== 0; bits &= bits - 1) {
      list[count++] = word * 32 + 31 - Math.clz32(bits & -bits);
    }
  }
  return count;
}
