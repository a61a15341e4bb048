import { describe, expect, test } from 'vitest';
import { drawEdgedPicture, hasEdges, SQUARE_EDGES } from '../../src/app/edges.ts';
import { type Area, type Picture, squareAt } from '../../src/app/picture.ts';
import { walledPicture } from '../../src/app/walled-picture.ts';
import { sokobanPicture } from '../../src/games/sokoban/screen/board.ts';
import { CHOICES } from '../../src/store/settings.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { levelFrom, sessionOn } from '../games/sokoban/screen/support.ts';

const AREA = { x: 0, y: 0, width: 40, height: 12 };

const drawn = (picture: (area: Area) => Picture, area: Area = AREA): string[] => {
  const surface = new Surface(area.width, area.height, { isAscii: true });
  drawEdgedPicture(surface, area, { hasEdges: true, picture });
  return surface
    .toText()
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
};

/** A board of so many squares, each with a dot. */
const dots = (width: number, height: number, focus = { x: 0, y: 0 }): Picture => ({
  width,
  height,
  focus,
  edges: SQUARE_EDGES,
  look: () => ({ text: '. ', role: 'text' }),
});

describe('letters above a board and numbers beside it', () => {
  test('stand at a level of Sokoban', () => {
    const level = levelFrom('#####', '#@$.#', '#####');
    const view = sessionOn(level).view(0);
    const picture = sokobanPicture(view, { inside: level.isInside }, { isAscii: true, hasColour: false });
    expect(drawn(() => picture, { x: 0, y: 0, width: 14, height: 4 })).toEqual([
      '    A B C D E',
      '  1 ##########',
      '  2 ##()[]..##',
      '  3 ##########',
    ]);
  });

  test('stand at the squares, not at the walls between them', () => {
    const board = {
      width: 3,
      height: 2,
      hasWallRight: () => false,
      hasWallBelow: () => false,
      standingOn: () => undefined,
      focus: { x: 0, y: 0 },
    };
    expect(
      drawn((area) => walledPicture(board, area, { isAscii: true }), { x: 0, y: 0, width: 18, height: 6 }),
    ).toEqual([
      '      A   B   C',
      '    ##############',
      '  1 ##          ##',
      '    ##          ##',
      '  2 ##          ##',
      '    ##############',
    ]);
    const lined = drawn((area) => walledPicture(board, area, { isAscii: true }), { x: 0, y: 0, width: 18, height: 5 });
    expect(lined[0]).toBe('      A   B   C');
    expect(lined.map((line) => line.slice(0, 3))).toEqual(['   ', '   ', '  1', '  2']);
  });

  test('where a square is narrow only some are named', () => {
    const [names] = drawn(() => dots(30, 1), { x: 0, y: 0, width: 34, height: 2 });
    expect(names).toBe('    A    F    K    P    U    Z');
  });

  test('follow a board that is scrolled', () => {
    const lines = drawn(() => dots(60, 40, { x: 50, y: 30 }), { x: 0, y: 0, width: 24, height: 5 });
    expect(lines[0]).toBe('    AO   AT   AY   BD');
    expect(lines.slice(1).map((line) => line.slice(0, 3))).toEqual([' 29', ' 30', ' 31', ' 32']);
  });

  test('are no squares: a click on them is beside the board', () => {
    const surface = new Surface(AREA.width, AREA.height, { isAscii: true });
    const placed = drawEdgedPicture(surface, AREA, { hasEdges: true, picture: () => dots(60, 40) });
    expect(squareAt(placed, 4, 1)).toEqual({ x: 0, y: 0 });
    expect(squareAt(placed, 4, 0)).toBeUndefined();
    expect(squareAt(placed, 3, 1)).toBeUndefined();
  });

  test('take no room where a board brings none', () => {
    const { edges: _, ...plain } = dots(20, 12);
    expect(drawn(() => plain)).toHaveLength(12);
    expect(drawn(() => plain)[0]).toBe('. '.repeat(20).trimEnd());
  });
});

test('usually they are there where moves are told by squares', () => {
  const there = (use: 'named' | 'played') => CHOICES.edges.filter((edges) => hasEdges({ edges }, use));
  expect(there('named')).toEqual(['auto', 'all']);
  expect(there('played')).toEqual(['all']);
});
