import { describe, expect, test } from 'vitest';
import { actionsOf, playActions } from '../../src/moves.ts';
import { findPack, PACKS } from '../../src/levels/packs.ts';
import { distancesOf } from '../../src/solver/distances.ts';
import { groundOf } from '../../src/solver/ground.ts';
import { LostPositions } from '../../src/solver/lost-positions.ts';
import { solve } from './support/solve.ts';

describe.each(PACKS)('every level of %s', (name) => {
  const pack = findPack(name);

  test('is solved', () => {
    const ends = pack.entries.map(({ level, title }) => `${title}: ${solve(level).type}`);
    expect(ends.filter((end) => !end.endsWith(': solved'))).toEqual([]);
  });

  test('is nowhere called lost on the way of its stored solution', () => {
    const faults: string[] = [];
    for (const { level, title, games } of pack.entries) {
      const ground = groundOf(level);
      const numberOf = new Map([...ground.cellOf].map((cell, number) => [cell, number]));
      const lost = new LostPositions(ground, distancesOf(ground));
      const actions = actionsOf(level, games[0]!.moves.letters);
      for (let count = 0; count < actions.length; count += 5) {
        const { state } = playActions(level, 'forward', actions.slice(0, count))!;
        const boxes = Int32Array.from(state.boxes.flatMap((box) => numberOf.get(box) ?? []));
        const closed = new Uint8Array(ground.cells + 1);
        closed[ground.wall] = 1;
        for (const box of boxes) closed[box] = 1;
        if (lost.isLost(closed, boxes, numberOf.get(state.player!)!)) faults.push(`${title}, move ${count}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
