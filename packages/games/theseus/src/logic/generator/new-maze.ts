import { Random } from '@dedalo/grid';
import { createLogicMazeGenerator, type LogicMazeGenerator } from './generator.ts';
import type { LogicMazeRequest } from './request.ts';
import { LABYRINTH_THEMES } from './score.ts';

/** How hard a new logic maze is: by the moves of its shortest escape, and by what the Minotaur makes of them. */
export const MAZE_DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type MazeDifficulty = (typeof MAZE_DIFFICULTIES)[number];

interface Shape {
  readonly side: readonly [least: number, most: number];
  /** The most moves of the shortest escape; the generator comes near it. */
  readonly longest: number;
  readonly tries: number;
}

const SHAPES: Readonly<Record<MazeDifficulty, Shape>> = {
  easy: { side: [4, 5], longest: 12, tries: 1000 },
  medium: { side: [5, 7], longest: 22, tries: 2000 },
  hard: { side: [7, 9], longest: 38, tries: 3000 },
  expert: { side: [9, 11], longest: 64, tries: 4000 },
};

/** What is asked of the generator where somebody only says how hard the maze shall be; size and theme are chance. */
export function newMazeRequest(difficulty: MazeDifficulty, seed: string | number): LogicMazeRequest {
  const random = new Random(seed).stream('new maze');
  const { side, longest, tries } = SHAPES[difficulty];
  const [width, height, theme] = [random.int(...side), random.int(...side), random.pick(LABYRINTH_THEMES)];
  return { width, height, theme, longest, tries, seed };
}

/**
 * A generator of a new logic maze, about this hard. Whoever runs it owns the clock, and may stop at any time: its best
 * can always be solved. The same difficulty and seed give the same maze everywhere.
 */
export function newLogicMaze(difficulty: MazeDifficulty, seed: string | number): LogicMazeGenerator {
  const generator = createLogicMazeGenerator(newMazeRequest(difficulty, seed));
  if (!generator.ok) throw new Error(`newLogicMaze: ${JSON.stringify(generator.error)}`);
  return generator.value;
}
