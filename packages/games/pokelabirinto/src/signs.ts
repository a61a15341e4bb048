import { type Cell, isOpen, type Maze } from '@dedalo/grid';

/** A cell that nobody has seen. */
export const UNSEEN = '?';

/** `E` entrance, `U` exit, `.` open, `#` wall (P18). */
export function signOf({ grid, entrance, exit }: Maze, cell: Cell): string {
  if (cell === entrance) return 'E';
  if (cell === exit) return 'U';
  return isOpen(grid, cell) ? '.' : '#';
}

export function signRows(maze: Maze, isSeen: (cell: Cell) => boolean = () => true): string[] {
  const { width, height } = maze.grid;
  return Array.from({ length: height }, (_, row) => {
    let text = '';
    for (let cell = row * width; cell < (row + 1) * width; cell++) text += isSeen(cell) ? signOf(maze, cell) : UNSEEN;
    return text;
  });
}
