import { formatRaceMap, generateMaze, Random, raceMapOf, type Size } from '@dedalo/grid';
import {
  type Character,
  CHASES,
  type Config,
  type Content,
  DEFAULT_DEAD_ENDS,
  PATH_METHODS,
  shippedContent,
} from '@dedalo/race';

/** A game of one map of a size, with so many opponents of all kinds, and the power-ups of the shipped game. */
export function courseOf(size: Size, opponents: number, mostTicks: number): Config {
  const shipped = shippedContent('daedalus');
  const maze = generateMaze({ algorithm: 'backtracker', ...size, seed: 'race course' });
  if (!maze.ok) throw new Error(maze.error.code);
  const rows = formatRaceMap(raceMapOf(maze.value));
  const content: Content = {
    ...shipped,
    levels: [
      {
        name: 'Course',
        complexity: 0.5,
        deadEndsProbability: DEFAULT_DEAD_ENDS,
        maps: [{ kind: 'text', file: 'course.cfg', rows, spawning: { cellProbability: 0.05, interval: 5, limit: 5 } }],
        opponents: Array.from({ length: opponents }, (_, index) => opponentOf(shipped, index)),
        background: null,
        wall: null,
        audio: null,
      },
    ],
  };
  return { content, mostTicks };
}

function opponentOf({ user }: Content, index: number): Character {
  const random = new Random(`opponent ${index}`);
  const side = (): Size => ({ width: random.int(2, 30), height: random.int(2, 30) });
  return {
    name: `opponent ${index + 1}`,
    sprites: null,
    properties: {
      ...user.properties,
      speed: 2 + random.float() * 2,
      chaseRect: side(),
      exitSearchRect: side(),
      chasesUser: random.bool(),
      pathMethod: PATH_METHODS[index % PATH_METHODS.length]!,
      chase: CHASES[index % CHASES.length]!,
    },
  };
}
