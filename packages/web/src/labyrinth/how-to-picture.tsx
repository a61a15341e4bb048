import type { JSX } from 'preact';
import { LabyrinthPicture } from './labyrinth-picture.tsx';
import type { Maze, Scene, Square, Way } from './scene.ts';

/** A hall of a few squares, with walls on the right side of some. */
const hall = (columns: number, rows: number, walls: readonly Square[] = []): Maze => ({
  columns,
  rows,
  isWalled(square: Square, way: Way) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    const isEdge = [row === 0, column === columns - 1, row === rows - 1, column === 0];
    const isInner = (way === 1 && walls.includes(square)) || (way === 3 && walls.includes(square - 1));
    return isEdge[way]! || isInner;
  },
});

const scene = (maze: Maze, more: Partial<Scene>): Scene => ({
  maze,
  theseus: undefined,
  minotaur: undefined,
  supplies: [],
  sabre: 'white',
  open: [],
  thread: [],
  ...more,
});

/** A picture for each step of the instructions of the dice game. */
const DICE_SCENES: readonly Scene[] = [
  scene(hall(5, 2, [6]), { theseus: 5, minotaur: 3, supplies: [9, 1], open: [0, 6] }),
  scene(hall(5, 2, [1, 7]), { theseus: 6, minotaur: 8, supplies: [4], open: [1, 5, 7] }),
  scene(hall(6, 2, [2, 8]), { theseus: 0, minotaur: 11, supplies: [2], sabre: 'green', open: [] }),
  scene(hall(5, 2), { theseus: 5, minotaur: 3, supplies: [9], thread: [3, 2, 1, 0, 5] }),
];

/** The same for the logic mazes. */
const MAZE_SCENES: readonly Scene[] = [
  scene(hall(5, 2), { theseus: 6, minotaur: 0, exit: 9, open: [1, 5, 7] }),
  scene(hall(5, 2, [2, 7]), { theseus: 8, minotaur: 2, exit: 9 }),
  scene(hall(5, 2, [2, 7]), { theseus: 3, minotaur: 2, exit: 9, thread: [8, 3], advice: { from: 3, to: 4 } }),
];

interface HowToPictureProps {
  readonly step: number;
  readonly isMaze?: boolean;
}

export const HowToPicture = ({ step, isMaze = false }: HowToPictureProps): JSX.Element => {
  const scenes = isMaze ? MAZE_SCENES : DICE_SCENES;
  return (
    <div class="how-to-picture lab-how-to">
      <LabyrinthPicture scene={scenes[step % scenes.length]!} />
    </div>
  );
};
