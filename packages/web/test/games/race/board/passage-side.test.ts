import { parseRaceMap } from '@dedalo/grid';
import { Ground } from '@dedalo/race';
import { expect, test } from 'vitest';
import { passageSide } from '../../../../src/games/race/board/passage-side.ts';

/** The map with an arrow on every cell that has one. */
function arrowsOn(...rows: readonly string[]): string[] {
  const parsed = parseRaceMap(rows.join('\n'), { wrap: true });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { map } = parsed.value;
  const spawning = { cellProbability: 0, interval: 10, limit: 5 };
  const ground = new Ground({ map, opponents: [], powerUpCells: [], spawning }, []);
  const arrows = { north: '^', east: '>', south: 'v', west: '<' };
  return rows.map((row, y) =>
    Array.from(row, (symbol, x) => {
      const side = symbol === '#' ? undefined : passageSide(ground, y * row.length + x);
      return side ? arrows[side] : symbol;
    }).join(''),
  );
}

test('R35: an arrow marks a passage out of the map to the other side', () => {
  expect(arrowsOn('### ###', 'S     E', '       ', '### ###')).toEqual(['###^###', 'S     E', '<     >', '###v###']);
});

test('R35: an open border cell that leads nowhere has none', () => {
  expect(arrowsOn('### ###', 'S     E', '      #', '#######')).toEqual(['### ###', 'S     E', '      #', '#######']);
});

test('RB10: none leads to the start or the exit', () => {
  expect(arrowsOn('#######', '  S   E', '   #   ', '#######')).toEqual(['#######', '  S   E', '<  #  >', '#######']);
});

test('in a corner the side that leads somewhere has the arrow', () => {
  expect(arrowsOn('   #', '# S#', '#  E', ' ###')).toEqual(['^  #', '# S#', '#  E', 'v###']);
  expect(arrowsOn('    ', '# S#', '#  E', '####')).toEqual(['<  >', '# S#', '#  E', '####']);
});
