import { createConfig, theseus } from '@dedalo/theseus';
import { findPack, logicMaze } from '@dedalo/theseus/logic';
import { expect, test } from 'vitest';
import { logicMazePicture } from '../../src/games/logic-maze/screen/board.ts';
import type { Picture } from '../../src/app/picture.ts';
import { theseusPicture } from '../../src/games/theseus/screen/board.ts';

const area = (width: number, height: number) => ({ x: 0, y: 0, width, height });

const drawn = (picture: Picture): string[] =>
  Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (__, x) => picture.look(x, y).text)
      .join('')
      .trimEnd(),
  );

const config = createConfig({ size: 5 });
if (!config.ok) throw new Error(config.error.code);
const state = theseus.start(config.value, '7');

test('with room, walls are squares', () => {
  expect(drawn(theseusPicture(state, area(80, 18), { isAscii: true }))).toEqual([
    '######################',
    '##        3         ##',
    '##  ##  ######      ##',
    '##  ##1     ##    4 ##',
    '##  ##      ##  ######',
    '##        M ##      ##',
    '######  ######  ##  ##',
    '##            2 ##  ##',
    '##          ######  ##',
    '##T                 ##',
    '######################',
  ]);
});

test('without, they are lines', () => {
  const picture = theseusPicture(state, area(80, 10), { isAscii: true });
  expect(drawn(picture)).toEqual([
    ' ___________________',
    '|         3_        |',
    '|   | 1     |     4_|',
    '|___      M_|       |',
    '|             2_|   |',
    '|_T_________________|',
  ]);
  expect(picture.squareAt(1, 5)).toEqual({ x: 0, y: 4 });
  expect(picture.squareAt(0, 5)).toBeUndefined();
});

test('a logic maze alike', () => {
  const level = findPack('lessons').entries[0]!.level;
  const start = logicMaze.start({ level, actionLimit: 10 }, '');
  const picture = logicMazePicture(start, area(80, 18), { isAscii: false });
  expect(drawn(picture)[1]).toBe('██    M             ██');
  expect(drawn(picture)[7]).toBe('██E               T ██');
  expect(picture.squareAt(9, 7)).toEqual({ x: 4, y: 3 });
});
