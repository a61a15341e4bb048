import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf } from '../../../../src/games/sokoban/board/skins/harbour/blocks.ts';
import { wallsOf } from './support.ts';

test('the stones cover every wall once and nothing else', () => {
  const rows = fc.array(fc.array(fc.constantFrom('#', ' '), { minLength: 7, maxLength: 7 }), {
    minLength: 1,
    maxLength: 7,
  });
  fc.assert(
    fc.property(rows, (cells) => {
      const plan = wallsOf(...cells.map((row) => row.join('')));
      const covered = new Uint8Array(plan.kinds.length);
      for (const { x, y, width, height } of blocksOf(plan, { x: 0, y: 0, width: plan.width, height: plan.height })) {
        for (let dy = 0; dy < height; dy++)
          for (let dx = 0; dx < width; dx++) covered[(y + dy) * plan.width + x + dx]! += 1;
      }
      expect([...covered]).toEqual(cells.flat().map((cell) => (cell === '#' ? 1 : 0)));
    }),
  );
});
