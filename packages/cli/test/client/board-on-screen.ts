/** Where a board lies on a screen whose first row of squares is all walls, and how large a square is drawn. */
interface Lying {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const SIGNS: readonly (readonly [sign: string, drawn: RegExp])[] = [
  ['#', /[█#]/],
  ['@', /◖|▟|\(|\//],
  ['!', /</],
  ['*', /▓|\{|\*/],
  ['$', /\[|┌|\+--/],
  [':', /░|:/],
  ['+', /\+|·  ·/],
  ['.', /·|╭|'|\./],
];

function lyingOn(lines: readonly string[], width: number): Lying {
  const top = lines.findIndex((line) => /██|##/.test(line));
  if (top === -1) throw new Error(`no board on the screen:\n${lines.join('\n')}`);
  const columns = lines[top]!.trim().length / width;
  return { top, left: lines[top]!.search(/\S/), columns, rows: columns === 4 ? 2 : 1 };
}

/** The board as XSB, whatever it is drawn with; `+` is where a picked box can go, `!` that box, `:` a dead square. */
export function boardOn(screen: string, width: number): string[] {
  const lines = screen.split('\n');
  const { top, left, columns, rows } = lyingOn(lines, width);
  const board: string[] = [];
  for (let y = top; /[█#]/.test(lines[y]?.slice(left, left + columns * width) ?? ''); y += rows) {
    const squares = Array.from({ length: width }, (_, x) =>
      lines[y]!.slice(left + x * columns, left + (x + 1) * columns),
    );
    board.push(squares.map((drawn) => SIGNS.find(([, pattern]) => pattern.test(drawn))?.[0] ?? ' ').join(''));
  }
  return board;
}

/** The place of a square on the screen. */
export function placeOn(screen: string, width: number, [x, y]: readonly [number, number]): [number, number] {
  const { top, left, columns, rows } = lyingOn(screen.split('\n'), width);
  return [left + x * columns, top + y * rows];
}
