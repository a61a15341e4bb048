/** From -1 to 1, the same for the same numbers: irregularity as of a hand-drawn line. */
export function noise(a: number, b: number): number {
  let mixed = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x80000000 - 1;
}
