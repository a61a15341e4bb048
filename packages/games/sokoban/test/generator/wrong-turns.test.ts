import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { createLevelGenerator, type GeneratedLevel } from '../../src/index.ts';
import { deadSquares } from '../../src/assists/dead-squares.ts';
import { judge, play } from '../assists/support/judge.ts';
import { directionOf } from '../../src/text.ts';

/** The same count by an exhaustive forward search that leaves nothing out. */
function countWrongTurns({ level, letters }: GeneratedLevel): number {
  const judged = judge(level, [level], 200_000)!;
  const dead = deadSquares(level);
  const keyOf = (boxes: readonly number[]): string => boxes.toSorted((a, b) => a - b).join();
  let place = 0;
  let placement = { player: level.player, boxes: level.boxes };
  let count = 0;
  for (const letter of letters) {
    const played = play(level, placement, directionOf(letter)!)!;
    if (played.pushed !== undefined) {
      const cellsNow = new Set(judged.placements[place]!.boxes);
      for (const { to } of judged.pushes[place]!) {
        const moved = judged.placements[to]!.boxes.find((box) => !cellsNow.has(box))!;
        if (dead[moved] === 0 && judged.canBeSolved[to] === 0) count++;
      }
      const from = placement.boxes[played.pushed]!;
      place = judged.pushes[place]!.find(
        (push) => push.from === from && keyOf(judged.placements[push.to]!.boxes) === keyOf(played.boxes),
      )!.to;
    }
    placement = played;
  }
  return count;
}

test('wrong turns are those that an exhaustive search finds', () => {
  const random = new Random('wrong turns');
  for (let round = 0; round < 4; round++) {
    const generator = createLevelGenerator({
      width: random.int(6, 8),
      height: random.int(6, 8),
      boxes: random.int(2, 3),
      difficulty: 'easy',
      seed: round,
      count: 2,
      tries: 6,
    });
    if (!generator.ok) throw new Error(generator.error.code);
    while (!generator.value.run(10_000));
    for (const made of generator.value.levels) expect(made.measures.wrongTurns).toBe(countWrongTurns(made));
  }
});
