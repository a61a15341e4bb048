import type { PlayTask } from '../comparisons/play.ts';

/** Plays the steps on a text, apart from our rules: where the player and the boxes end up. */
export function boxesInText({ width, walls, boxes, player, steps }: PlayTask): { player: number; boxes: number[] } {
  const offsets = [-width, 1, width, -1];
  const squares: string[] = walls.map((wall) => (wall === 1 ? '#' : ' '));
  for (const box of boxes) squares[box] = '$';
  let at = player;
  for (const step of steps) {
    const ahead = at + offsets[step]!;
    if (squares[ahead] === '$') {
      squares[ahead] = ' ';
      squares[ahead + offsets[step]!] = '$';
    }
    at = ahead;
  }
  return { player: at, boxes: [...squares.keys()].filter((cell) => squares[cell] === '$') };
}
