import type { Ground } from '../solver/ground.ts';

export type OptimizeBy = 'moves' | 'pushes';

/** A solution, push by push, with the position before the first push as number 0. */
export interface Path {
  /** Each as cell * 4 + direction. */
  readonly pushes: readonly number[];
  /** The boxes of every position, in no order. */
  readonly boxes: readonly Int32Array[];
  /** `words` numbers a position, a bit a cell. */
  readonly bits: Int32Array;
  readonly words: number;
  readonly players: Int32Array;
  /** What it took to come to each position. */
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/** The pushes that moves in LURD make. */
export function pushesIn({ next, boxes, player: from, wall, cells }: Ground, letters: string): number[] {
  const closed = new Uint8Array(cells + 1);
  closed[wall] = 1;
  for (const box of boxes) closed[box] = 1;
  const pushes: number[] = [];
  let player = from;
  for (const letter of letters) {
    const direction = 'urdl'.indexOf(letter.toLowerCase());
    player = next[player * 4 + direction]!;
    if (closed[player] === 0) continue;
    pushes.push(player * 4 + direction);
    closed[player] = 0;
    closed[next[player * 4 + direction]!] = 1;
  }
  return pushes;
}

/** The path of a solution in LURD whose moves were played before, so that every push is known to be possible. */
export function pathOf(ground: Ground, letters: string, by: OptimizeBy): Path {
  const { next, cells } = ground;
  const pushes = pushesIn(ground, letters);
  const words = (cells + 31) >>> 5;
  const count = pushes.length + 1;
  const bits = new Int32Array(count * words);
  const players = new Int32Array(count);
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const boxes = [ground.boxes.slice()];
  const capitals = [...letters].flatMap((letter, at) => (letter === letter.toLowerCase() ? [] : [at + 1]));
  players[0] = ground.player;
  for (const [index, push] of pushes.entries()) {
    boxes.push(boxes[index]!.map((box) => (box === push >> 2 ? next[push]! : box)));
    players[index + 1] = push >> 2;
    const moves = capitals[index]!;
    first[index + 1] = by === 'moves' ? moves : index + 1;
    second[index + 1] = by === 'moves' ? index + 1 : moves;
  }
  for (const [index, list] of boxes.entries()) {
    for (const box of list) bits[index * words + (box >>> 5)]! |= 1 << (box & 31);
  }
  return { pushes, boxes, bits, words, players, first, second };
}
