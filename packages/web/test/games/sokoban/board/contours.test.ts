import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Contour, isBuilt, isMasonry, traceContours } from '../../../../src/games/sokoban/board/contours.ts';
import { planOf } from '../../../../src/games/sokoban/board/plan.ts';
import { contoursOf, levelOf, wallsOf } from './support.ts';

const shapeOf = (contour: Contour): string => contour.map(({ isConvex }) => (isConvex ? 'x' : 'o')).join('');

/** Twice the area a contour encloses; holes count below zero. */
const areaOf = (contour: Contour): number =>
  contour.reduce((sum, { x, y }, at) => {
    const next = contour[(at + 1) % contour.length]!;
    return sum + x * next.y - next.x * y;
  }, 0) / 2;

test('a pillar has four corners, however long it is', () => {
  expect(contoursOf(wallsOf('#')).map(shapeOf)).toEqual(['xxxx']);
  expect(contoursOf(wallsOf('   ', '###', '   ')).map(shapeOf)).toEqual(['xxxx']);
});

test('walls about a room have an outer and an inner border', () => {
  const contours = contoursOf(wallsOf('####', '#  #', '####'));
  expect(contours.map(shapeOf)).toEqual(['xxxx', 'oooo']);
  expect(contours.map(areaOf)).toEqual([12, -2]);
});

test('a wall that turns has a corner that is not convex', () => {
  expect(contoursOf(wallsOf('# ', '##')).map((contour) => shapeOf(contour).replaceAll('x', '').length)).toEqual([1]);
});

test('walls that touch by a corner have one border, whichever way they touch', () => {
  expect(contoursOf(wallsOf('# ', ' #'))).toHaveLength(1);
  expect(contoursOf(wallsOf(' #', '# '))).toHaveLength(1);
  expect(contoursOf(wallsOf(' # ', '# #', ' # '))).toHaveLength(2);
});

test('where page and floor meet at a corner, it stays sharp', () => {
  const open = planOf(levelOf('#.#', '#$#', '#@#', '###'));
  const sharp = contoursOf(open).flatMap((contour) => contour.filter(({ isSharp }) => isSharp));
  expect(sharp.map(({ x, y }) => [x, y])).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test('walls and floor together have the border of the plan', () => {
  const plan = planOf(levelOf('#####', '#@$.#', '#####'));
  const coast = traceContours(plan, { x: -1, y: -1, width: 7, height: 5 }, isBuilt);
  expect(coast.map(shapeOf)).toEqual(['xxxx']);
  expect(coast.map(areaOf)).toEqual([15]);
});

test('the borders of any walls enclose exactly their cells', () => {
  const rows = fc.array(fc.array(fc.constantFrom('#', ' '), { minLength: 6, maxLength: 6 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(rows, (cells) => {
      const plan = wallsOf(...cells.map((row) => row.join('')));
      const walls = cells.flat().filter((cell) => cell === '#').length;
      expect(contoursOf(plan).reduce((sum, contour) => sum + areaOf(contour), 0)).toBe(walls);
      for (const contour of contoursOf(plan)) {
        const turns = contour.reduce((sum, { isConvex }) => sum + (isConvex ? 1 : -1), 0);
        expect(Math.abs(turns)).toBe(4);
      }
    }),
  );
});

test('borders that go their own way keep cells apart that only touch', () => {
  const plan = wallsOf('# ', ' #');
  expect(traceContours(plan, { x: 0, y: 0, width: 2, height: 2 }, isMasonry, 'part').map(shapeOf)).toEqual([
    'xxxx',
    'xxxx',
  ]);
});
