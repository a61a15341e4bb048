import { describe, expect, test } from 'vitest';
import { metricsOf } from '../../src/assists/metrics.ts';
import type { LevelEntry } from '../../src/formats/collection.ts';
import { findPack } from '../../src/levels/packs.ts';
import { actionsOf } from '../../src/moves.ts';
import { outcome, play, start } from '../../src/rules.ts';
import { directionOf } from '../../src/text.ts';

const MADE = ['pockets', 'harbour', 'summits'] as const;

/** The cells and boxes that one of the stored solutions needs. */
function usedBy({ level, games }: LevelEntry): { cells: ReadonlySet<number>; boxes: ReadonlySet<number> } {
  const cells = new Set([...level.boxes, ...level.goals, level.player]);
  const pushed = new Set<number>();
  for (const { moves } of games) {
    let state = start({ level, mode: 'forward', actionLimit: moves.letters.length + 1 });
    for (const action of actionsOf(level, moves.letters)) {
      const played = play(state, 0, action);
      if (!played.ok) throw new Error(`${moves.letters}: ${played.error.code}`);
      state = played.value.state;
      cells.add(state.player!);
      for (const event of played.value.events) if (event.type === 'pushed') pushed.add(event.box);
      for (const box of state.boxes) cells.add(box);
    }
    expect(outcome(state)?.reason).toBe('solved');
  }
  return { cells, boxes: pushed };
}

/** Pushes, and four for every turn to another box, as the generator weighs them. */
function hardness({ level, games }: LevelEntry): number {
  const measured = metricsOf(
    level,
    [...games[0]!.moves.letters].map((letter) => directionOf(letter)!),
  );
  if (!('metrics' in measured)) throw new Error(JSON.stringify(measured));
  return measured.metrics.pushes + 4 * measured.metrics.boxChanges;
}

describe.each(MADE)('the pack %s', (pack) => {
  const { entries } = findPack(pack);

  test('becomes harder from third to third', () => {
    const mean = (from: number, to: number): number =>
      entries.slice(from, to).reduce((sum, entry) => sum + hardness(entry), 0) / (to - from);
    expect(mean(0, 7)).toBeLessThan(mean(7, 14));
    expect(mean(7, 14)).toBeLessThan(mean(14, 20));
  });

  test('has no box that need not be pushed, and no floor that nobody needs', () => {
    for (const entry of entries) {
      const { level, title } = entry;
      const { cells, boxes } = usedBy(entry);
      const idle = [...level.isInside.keys()].filter((cell) => level.isInside[cell] === 1 && !cells.has(cell));
      expect(boxes.size, title).toBe(level.boxes.length);
      expect(idle.length, title).toBeLessThanOrEqual(1);
    }
  });

  test('has no wall that touches no floor, and no box outside', () => {
    for (const { level, title } of entries) {
      const { width, height, walls, isInside } = level;
      for (const cell of walls.keys()) {
        if (walls[cell] === 0) continue;
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const));
        const touches = around.some(
          ([u, v]) => u >= 0 && v >= 0 && u < width && v < height && isInside[v * width + u] === 1,
        );
        expect(touches, `${title}: wall at ${x}, ${y}`).toBe(true);
      }
      expect(level.boxes.every((box) => isInside[box] === 1)).toBe(true);
    }
  });
});

test('the made packs have from two to eight boxes', () => {
  const counts = MADE.flatMap((pack) => findPack(pack).entries.map(({ level }) => level.boxes.length));
  expect([...new Set(counts)].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});
