import type { Look } from '@dedalo/clients/lab/experiment';
import { type Cell, type Grid, isOpen } from '@dedalo/grid';

/** Colours of the 256-colour palette, which nearly every terminal has. */
const COLOURS: Readonly<Record<Look, number>> = {
  wall: 238,
  floor: 230,
  seen: 152,
  head: 214,
  path: 161,
  entrance: 36,
  exit: 220,
};

export interface BlockPicture {
  readonly grid: Grid;
  readonly look: (cell: Cell) => Look;
}

const SIGNS: Readonly<Record<Look, string>> = {
  wall: '█',
  floor: ' ',
  seen: '·',
  head: '@',
  path: '•',
  entrance: 'E',
  exit: 'U',
};

/** How many rows of cells a line of text shows. */
export const rowsPerLine = (options: { colour: boolean }): number => (options.colour ? 2 : 1);

/** In colour each line shows two rows of cells, so that cells are square; without colour one, with signs. */
export function drawBlocks({ grid, look }: BlockPicture, options: { colour: boolean }): string[] {
  const lines: string[] = [];
  for (let y = 0; y < grid.height; y += rowsPerLine(options)) {
    const cells = Array.from({ length: grid.width }, (_, x) => y * grid.width + x);
    const plain = (): string => cells.map((cell) => SIGNS[look(cell)]).join('');
    lines.push(options.colour ? colouredLine({ grid, look }, cells) : plain().trimEnd());
  }
  return lines;
}

/** Upper halves in the ink of the upper cell, on the paper of the lower. */
function colouredLine({ grid, look }: BlockPicture, cells: readonly Cell[]): string {
  let line = '';
  let lastInk = '';
  for (const cell of cells) {
    const below = cell + grid.width;
    const paper = below < grid.costs.length ? `48;5;${COLOURS[look(below)]}` : '49';
    const ink = `\u001B[38;5;${COLOURS[look(cell)]};${paper}m`;
    line += (ink === lastInk ? '' : ink) + '▀';
    lastInk = ink;
  }
  return `${line}\u001B[0m`;
}

export function plainLook(
  maze: { grid: Grid; entrance?: Cell; exit?: Cell },
  path: readonly Cell[] = [],
): (cell: Cell) => Look {
  const onPath = new Set(path);
  return (cell) => {
    if (cell === maze.entrance) return 'entrance';
    if (cell === maze.exit) return 'exit';
    if (onPath.has(cell)) return 'path';
    return isOpen(maze.grid, cell) ? 'floor' : 'wall';
  };
}
