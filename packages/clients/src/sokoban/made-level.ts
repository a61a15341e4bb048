import {
  boxesFor,
  DIFFICULTIES,
  type GeneratedLevel,
  LEVEL_SIZES,
  type LevelEntry,
  type LevelSize,
  type NewLevelWish,
} from '@dedalo/sokoban';
import { capital, type Words } from '@dedalo/words';
import { levelPar, parText } from './level-par.ts';

/** Everything that is asked before a level is made. */
export interface LevelWish extends NewLevelWish {
  readonly seed: string;
  readonly size: LevelSize;
}

export const FIRST_WISH: LevelWish = { difficulty: 'medium', size: 'any', seed: '' };

const LONGEST_SEED = 60;

type Query = Readonly<Partial<Record<'level' | 'size' | 'boxes' | 'seed', string>>>;

/** A wish as the end of an address; it always opens the same level. */
export const formatLevelWish = ({ difficulty, size, boxes, seed }: LevelWish): Record<string, string> => ({
  level: difficulty,
  ...(size !== 'any' && { size }),
  ...(boxes !== undefined && { boxes: String(boxes) }),
  ...(seed !== '' && { seed }),
});

/** What makes no sense is as if it had not been said. */
export function parseLevelWish({ level, size, boxes, seed = '' }: Query): LevelWish {
  const difficulty = DIFFICULTIES.find((each) => each === level) ?? FIRST_WISH.difficulty;
  const count = boxesFor(difficulty).find((each) => String(each) === boxes);
  return {
    difficulty,
    size: LEVEL_SIZES.find((each) => each === size) ?? FIRST_WISH.size,
    ...(count !== undefined && { boxes: count }),
    seed: seed.slice(0, LONGEST_SEED),
  };
}

/** With another difficulty; a number of boxes that it does not have is left to chance. */
export function withDifficulty(wish: LevelWish, difficulty: LevelWish['difficulty']): LevelWish {
  const { boxes, ...rest } = { ...wish, difficulty };
  return boxes !== undefined && boxesFor(difficulty).includes(boxes) ? { ...rest, boxes } : rest;
}

/** A level that was made, with the solution that proves it and what was asked for. */
export const madeLevel = ({ level, letters }: GeneratedLevel, wish: LevelWish, { making }: Words): LevelEntry => ({
  level,
  line: 1,
  title: `${capital(making.difficulties[wish.difficulty])} ${wish.seed}`.trim(),
  notes: [`Made: ${new URLSearchParams(formatLevelWish(wish)).toString()}`],
  games: [{ title: 'Solution/Pushes', moves: { letters }, notes: ['Proven: fewest pushes'] }],
});

/** “Fewest possible: 33 pushes, best known: 94 moves, 4 boxes, 9 × 7”: what is proven of it. */
export function madeLevelFacts(entry: LevelEntry, words: Words): readonly string[] {
  const { moves, pushes, boxes } = words.games.sokoban;
  const par = levelPar(entry)!;
  const { width, height, boxes: cells } = entry.level;
  return [
    parText(par.pushes, pushes(par.pushes.count), words),
    parText(par.moves, moves(par.moves.count), words),
    boxes(cells.length),
    `${width} × ${height}`,
  ];
}
