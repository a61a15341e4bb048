import type { Random } from '@dedalo/grid';

const SIGNS = { floor: ' ', wall: '#' };

/** A small room of any shape as XSB, open or closed at the edge, with as many goals as boxes; seldom solvable. */
export function randomBoard(random: Random): string {
  const width = random.int(3, 8);
  const height = random.int(3, 7);
  const isClosed = random.bool();
  const signs = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    return (isClosed && isBorder) || random.below(6) === 0 ? SIGNS.wall : SIGNS.floor;
  });
  const open = random.shuffle([...signs.keys()].filter((cell) => signs[cell] === SIGNS.floor));
  if (open.length < 3) return randomBoard(random);
  const [player, ...cells] = open as [number, ...number[]];
  const count = random.int(1, Math.min(3, cells.length));
  for (const goal of random.shuffle([...open]).slice(0, count)) signs[goal] = '.';
  for (const box of cells.slice(0, count)) signs[box] = signs[box] === '.' ? '*' : '$';
  signs[player] = signs[player] === '.' ? '+' : '@';
  return Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width).join('')).join('\n');
}
