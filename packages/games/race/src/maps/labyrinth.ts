import { type CarvedMaze, generateMaze, type Grid, latticeOf, type Random, type Size } from '@dedalo/grid';

/**
 * Which cell a labyrinth grows from next: `resume-oldest` walks on and, where it is stuck, resumes at the oldest cell;
 * `queue` always takes the oldest, `stack` the newest (RB4).
 */
export const GROWTHS = ['resume-oldest', 'queue', 'stack'] as const;
export type Growth = (typeof GROWTHS)[number];

const ALGORITHMS: Readonly<Record<Growth, CarvedMaze>> = {
  'resume-oldest': 'race',
  queue: 'growing-oldest',
  stack: 'growing-newest',
};

/** A perfect labyrinth on a torus, walled in all around: as many links as cells, minus one (R36, RB5). */
export function digLabyrinth(size: Size, random: Random, growth: Growth = 'resume-oldest'): Grid {
  const { columns, rows } = latticeOf(size, false);
  const made = generateMaze({
    ...size,
    algorithm: ALGORITHMS[growth],
    seed: random.next(),
    // With a mask, here of all rooms, the outer wall gets no doors.
    mask: new Uint8Array(columns * rows).fill(1),
  });
  if (!made.ok) throw new Error(`no labyrinth of ${size.width}×${size.height}: ${made.error.code}`);
  return { ...made.value.grid, wrap: true };
}
