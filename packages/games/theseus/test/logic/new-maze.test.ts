import { describe, expect, test } from 'vitest';
import { formatBoard } from '../../src/logic/board-text.ts';
import type { GeneratedLogicMaze } from '../../src/logic/generator/generator.ts';
import { MAZE_DIFFICULTIES, type MazeDifficulty, newLogicMaze } from '../../src/logic/generator/new-maze.ts';
import { scoreOf } from '../../src/logic/generator/score.ts';
import { playMoves } from '../../src/logic/play-moves.ts';
import { endOf } from '../../src/logic/rules.ts';

function make(difficulty: MazeDifficulty, seed: string | number, budget = 500): GeneratedLogicMaze {
  const generator = newLogicMaze(difficulty, seed);
  while (!generator.advance(budget));
  return generator.best;
}

const drawn = ({ level }: GeneratedLogicMaze): string => formatBoard(level).join('\n');

test('from easy to expert new mazes are harder by every measure, on average over seeds', () => {
  const hardness = MAZE_DIFFICULTIES.map((difficulty) => {
    const made = [1, 2, 3].map((seed) => make(difficulty, seed));
    for (const { level, measures } of made) expect(endOf(playMoves(level, measures.moves).state)).toBe('escaped');
    const mean = (of: (maze: GeneratedLogicMaze) => number): number =>
      made.reduce((sum, maze) => sum + of(maze), 0) / made.length;
    return [
      mean(({ measures }) => measures.moves.length),
      mean(({ measures }) => scoreOf(measures)),
      mean(({ measures }) => measures.narrow),
      mean(({ measures }) => measures.reachable),
    ];
  });
  for (const [index, harder] of hardness.entries()) {
    for (const [measure, value] of harder.entries()) {
      expect(value).toBeGreaterThan(hardness[index - 1]?.[measure] ?? 0);
    }
  }
});

describe('a new maze', () => {
  test('is the same in portions of any size, and another under another seed', () => {
    const whole = drawn(make('easy', 'a', 100_000));
    expect(drawn(make('easy', 'a', 7))).toBe(whole);
    expect(drawn(make('easy', 'b'))).not.toBe(whole);
  });

  test('comes in sizes and on themes that differ', () => {
    const sizes = Array.from({ length: 20 }, (_, seed) => newLogicMaze('medium', seed).best.level.rooms);
    expect(new Set(sizes.map(({ columns, rows }) => `${columns}×${rows}`)).size).toBeGreaterThan(5);
  });

  test('can be stopped: its best can be solved at any time, and its progress grows', () => {
    const generator = newLogicMaze('expert', 1);
    const before = generator.progress;
    generator.advance(50);
    expect(generator.isDone).toBe(false);
    expect(generator.progress).toBeGreaterThan(before);
    expect(generator.progress).toBeLessThan(1);
    expect(endOf(playMoves(generator.best.level, generator.best.measures.moves).state)).toBe('escaped');
  });

  test('that is there has the whole of its progress', () => {
    const generator = newLogicMaze('easy', 2);
    generator.advance(Infinity);
    expect([generator.isDone, generator.progress]).toEqual([true, 1]);
  });
});
