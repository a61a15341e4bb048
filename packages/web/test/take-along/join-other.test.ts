import type { Run } from '@dedalo/clients/race/best-runs';
import { readOwnSetups, writeOwnSetups } from '@dedalo/clients/stratego/own-setups';
import type { Other } from '@dedalo/clients/take-along/belongings';
import { POOL } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { joinOther } from '../../src/take-along/kept-others.ts';

const [first, second] = POOL;
const setups = (...titled: readonly [string, typeof first][]): Other => ({
  kind: 'item',
  key: 'stratego/setups',
  value: writeOwnSetups(titled.map(([title, setup]) => ({ title, cells: setup!.cells }))),
});

test('set-ups of both are kept; one of the same name with other places gets a name of its own', () => {
  const joined = String(joinOther(setups(['Wall', first]), setups(['Wall', second], ['Mine too', first])));
  const titles = readOwnSetups(joined).map(({ title, cells }) => [title, JSON.stringify(cells)]);
  expect(titles).toEqual([
    ['Wall 2', JSON.stringify(second!.cells)],
    ['Wall', JSON.stringify(first!.cells)],
  ]);
});

test('of two best races of a course the faster one stays', () => {
  const run = (ticks: number): Other => {
    const course = { game: 'daedalus', level: 0, difficulty: 'usual', seed: 'x' } as const;
    const replay = `dedalo replay 1
game race rules 2
seed "x"
seat 1 "Player"
config 0123456789abcdef
| x
actions
end 0 0123456789abcdef over finished 1
`;
    const value: Run = { course, ticks, replay, pace: 1, at: '2026-11-19' };
    return { kind: 'run', key: 'x', value };
  };
  expect(joinOther(run(200), run(100))).toMatchObject({ ticks: 100 });
  expect(joinOther(run(100), run(200))).toMatchObject({ ticks: 100 });
  expect(joinOther(run(100), { ...run(1), value: { ticks: 1 } })).toMatchObject({ ticks: 100 });
});

test('of anything else both stay', () => {
  const levels = { kind: 'levels', key: 'x', value: 1 };
  expect(joinOther(levels, { ...levels, value: 2 })).toBeUndefined();
});
