import {
  type GeneratedLogicMaze,
  type LevelEntry,
  MAZE_DIFFICULTIES,
  type MazeDifficulty,
} from '@dedalo/theseus/logic';
import { capital, type Words } from '@dedalo/words';

/** What is asked before a maze is made. */
export interface MazeWish {
  readonly difficulty: MazeDifficulty;
  readonly seed: string;
}

export const FIRST_MAZE_WISH: MazeWish = { difficulty: 'medium', seed: '' };

const LONGEST_SEED = 60;

/** A wish as the end of an address; it always opens the same maze. */
export const formatMazeWish = ({ difficulty, seed }: MazeWish): Record<string, string> => ({
  level: difficulty,
  ...(seed !== '' && { seed }),
});

/** What makes no sense is as if it had not been said. */
export const parseMazeWish = ({ level, seed = '' }: Readonly<Partial<Record<'level' | 'seed', string>>>): MazeWish => ({
  difficulty: MAZE_DIFFICULTIES.find((each) => each === level) ?? FIRST_MAZE_WISH.difficulty,
  seed: seed.slice(0, LONGEST_SEED),
});

/** A maze that was made, with its shortest escape and what was asked for. */
export const madeMaze = ({ level, measures }: GeneratedLogicMaze, wish: MazeWish, { making }: Words): LevelEntry => ({
  level,
  line: 1,
  title: `${capital(making.difficulties[wish.difficulty])} ${wish.seed}`.trim(),
  notes: [`Made: ${new URLSearchParams(formatMazeWish(wish)).toString()}`],
  solution: measures.moves,
});

/** What is proven of it: its shortest escape; and how large it is. */
export const madeMazeFacts = ({ level, solution }: LevelEntry, { web }: Words): readonly string[] => [
  capital(web.theseus.shortest(solution!.length)),
  `${level.rooms.columns} × ${level.rooms.rows}`,
];
