import { expect, test } from 'vitest';
import { thinRuns } from '../../../../src/games/sokoban/board/skins/knossos/meander.ts';
import { wallsOf } from './support.ts';

test('only long walls of one cell bear the meander, between what joins them', () => {
  expect(thinRuns(wallsOf('######', '#    #', '### ##'))).toEqual([{ x: 1, y: 0, length: 4 }]);
  expect(thinRuns(wallsOf('#####', '  #  '))).toEqual([]);
  expect(thinRuns(wallsOf('     ', '#####', '     '))).toEqual([{ x: 0, y: 1, length: 5 }]);
});
