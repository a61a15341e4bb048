import { createConfig, type Mode, parseBoard, sokoban, type State } from '@dedalo/sokoban';
import { expect, test } from 'vitest';
import { homeCount } from '../../src/sokoban/home.ts';

function begun(mode: Mode, rows: readonly string[]): State {
  const level = parseBoard(rows);
  const config = level.ok ? createConfig(level.value, { mode }) : level;
  if (!config.ok) throw new Error(config.error.code);
  return sokoban.start(config.value, '');
}

test('boxes on goals are counted', () => {
  expect(homeCount(begun('forward', ['######', '#@$*.#', '######']))).toEqual({ done: 1, of: 2 });
});

test('in reverse play those are counted that are back where a box began', () => {
  expect(homeCount(begun('reverse', ['#######', '#@$* .#', '#######']))).toEqual({ done: 1, of: 2 });
});

test('a box that cannot be reached is decoration', () => {
  expect(homeCount(begun('forward', ['#######', '#@$.#*#', '#######']))).toEqual({ done: 0, of: 1 });
});
