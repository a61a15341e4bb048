import { TILE } from './ground.ts';
import type { Maze, PieceName, Walk, Way } from './scene.ts';
import { middleOf, type Spot, translation } from './spot.ts';

/** How far a piece goes towards a wall that stops it, in tiles. */
const BUMP = 0.22;

const OFFSETS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const beside = ({ x, y }: Spot, way: Way): Spot => ({
  x: x + OFFSETS[way]!.x * TILE * BUMP,
  y: y + OFFSETS[way]!.y * TILE * BUMP,
});

/** The keyframes of one piece while all the walks are shown one after the other; none if no walk is its own. */
export function framesOf(name: PieceName, walks: readonly Walk[], maze: Maze): Keyframe[] {
  const frames = walks.flatMap((walk, index): Keyframe[] => {
    if (walk.piece !== name) return [];
    const [start, end] = [index / walks.length, (index + 1) / walks.length];
    if ('from' in walk) {
      return [
        { offset: start, transform: translation(middleOf(maze, walk.from)), easing: 'ease-in-out' },
        { offset: end, transform: translation(middleOf(maze, walk.to)) },
      ];
    }
    const here = middleOf(maze, walk.at);
    return [
      { offset: start, transform: translation(here), easing: 'ease-in' },
      { offset: (start + end) / 2, transform: translation(beside(here, walk.against)), easing: 'ease-out' },
      { offset: end, transform: translation(here) },
    ];
  });
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return [];
  // Before and after its own steps it stands still.
  return [{ ...first, offset: 0 }, ...frames.filter(({ offset }) => offset !== 0), { ...last, offset: 1 }];
}
