/** A maze as cells, a byte each: 0 is a wall. Rooms have odd coordinates. */
export interface Tiles {
  readonly width: number;
  readonly height: number;
  readonly open: Uint8Array;
}

/**
 * What keeps a maze from being perfect: judged by a flood fill from the first room, which must reach all rooms, and by
 * the number of doors, which must be one less. Openings in the outer wall (entrance and exit) do not count.
 */
export function perfectProblem({ width, height, open }: Tiles): string | undefined {
  if (open.length !== width * height) return `${open.length} cells instead of ${width}×${height}`;
  const columns = (width - 1) / 2;
  const rooms = columns * ((height - 1) / 2);
  let doors = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const isOpen = open[y * width + x] !== 0;
      if (x % 2 === 1 && y % 2 === 1 && !isOpen) return `the room at ${x}, ${y} is walled up`;
      if (x % 2 === 0 && y % 2 === 0 && isOpen) return `the corner at ${x}, ${y} is open`;
      if ((x + y) % 2 === 1 && isOpen) doors++;
    }
  }
  if (doors !== rooms - 1) return `${doors} doors between ${rooms} rooms`;
  const reached = roomsReached({ width, height, open }, rooms);
  return reached === rooms ? undefined : `${reached} of ${rooms} rooms can be reached`;
}

function roomsReached({ width, height, open }: Tiles, rooms: number): number {
  const seen = new Uint8Array(open.length);
  const queue = new Int32Array(rooms);
  const first = width + 1;
  let end = 0;
  queue[end++] = first;
  seen[first] = 1;
  for (let head = 0; head < end; head++) {
    const cell = queue[head]!;
    const x = cell % width;
    const y = (cell - x) / width;
    const visit = (door: number, room: number): void => {
      if (open[door] === 0 || seen[room]) return;
      seen[room] = 1;
      queue[end++] = room;
    };
    if (y > 1) visit(cell - width, cell - 2 * width);
    if (x < width - 2) visit(cell + 1, cell + 2);
    if (y < height - 2) visit(cell + width, cell + 2 * width);
    if (x > 1) visit(cell - 1, cell - 2);
  }
  return end;
}
