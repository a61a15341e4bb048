import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { columnOf, isHome, rowOf } from '../../src/board.ts';
import { createConfig } from '../../src/config.ts';
import { rules } from '../../src/bots/rules.ts';
import { withSetups } from '../../src/bots/with-setups.ts';
import { stratego } from '../../src/game.ts';
import { PIECES } from '../../src/pieces.ts';
import { generateSetup } from '../../src/setups/generate.ts';
import { POOL, STRONG_SETUPS } from '../../src/setups/pool.ts';
import { TEXTS } from '../../src/setups/texts.ts';
import { rateSetups } from '../../src/setups/rate.ts';
import { mirrored, type Setup, setupFor } from '../../src/setups/setup.ts';
import type { State } from '../../src/state.ts';
import { valueOf } from '../support/results.ts';

const config = valueOf(createConfig());
const signOf = ({ cells }: Setup): string => cells.join();

describe('the pool', () => {
  test('has at least 60 set-ups, each both ways, none twice', () => {
    expect(POOL.length).toBeGreaterThanOrEqual(120);
    expect(new Set(POOL.map(signOf)).size).toBe(POOL.length);
    const signs = new Set(POOL.map(signOf));
    expect(POOL.every((setup) => signs.has(signOf(mirrored(setup))))).toBe(true);
  });

  test('places all ten pieces in the own rows', () => {
    for (const setup of POOL) {
      expect(new Set(setup.cells).size).toBe(PIECES.length);
      expect([0, 1].every((seat) => setupFor(seat, setup).every((cell) => isHome(seat, cell)))).toBe(true);
    }
  });

  test('is varied: most flags in the back row, many with bombs beside them, and bluffs', () => {
    const share = (isSo: (setup: Setup) => boolean): number => POOL.filter(isSo).length / POOL.length;
    const bombs = ({ cells: [flag = 0, ...rest] }: Setup): number =>
      rest
        .slice(0, 2)
        .filter((bomb) => Math.abs(rowOf(bomb) - rowOf(flag)) + Math.abs(columnOf(bomb) - columnOf(flag)) === 1).length;
    const isBack = ({ cells }: Setup): boolean => rowOf(cells[0]!) === 0;
    expect(share(isBack)).toBeGreaterThan(0.5);
    expect(share(isBack)).toBeLessThan(0.9);
    expect(share((setup) => bombs(setup) > 0)).toBeGreaterThan(0.5);
    expect(share((setup) => bombs(setup) === 0)).toBeGreaterThan(0.1);
    expect(new Set(POOL.map(({ cells }) => cells[0])).size).toBeGreaterThan(15);
  });
});

/** Ten placings of a bot. */
function placed(setups: readonly Setup[], seat: number, luck: string): string {
  const bot = withSetups(rules, setups);
  const random = new Random(luck);
  let state: State = stratego.start(config, '');
  if (seat === 1)
    for (let cell = 0; cell < 10; cell++) state = valueOf(stratego.play(state, 0, { type: 'place', cell })).state;
  const cells: number[] = [];
  for (const _ of PIECES) {
    const { choice } = bot.think(stratego.view(state, seat), { seat, random });
    if (choice.type === 'place') cells.push(choice.cell);
    state = valueOf(stratego.play(state, seat, choice)).state;
  }
  return cells.join();
}

test('a bot sets up as one of those it has, each as likely', () => {
  for (const seat of [0, 1]) {
    // Alike at first, so that the choice is made on the way.
    const [one, two, three] = [POOL[0]!, POOL[2]!, POOL[4]!];
    const like: Setup = {
      cells: [...one.cells.slice(0, 9), [0, 11, 22, 33].find((cell) => !one.cells.includes(cell))!],
    };
    const setups = [one, like, two, three];
    const counts = new Map(setups.map((setup) => [setupFor(seat, setup).join(), 0]));
    for (let luck = 0; luck < 2000; luck++) {
      const sign = placed(setups, seat, String(luck));
      counts.set(sign, (counts.get(sign) ?? Infinity) + 1);
    }
    // χ² with its 99.99 % bound for three degrees of freedom.
    const square = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    expect(square).toBeLessThan(21.1);
  }
});

test('where nothing fits, it takes any free cell', () => {
  const stranger = { cells: Array.from({ length: 10 }, (_, cell) => cell + 10) };
  const bot = withSetups(rules, [stranger]);
  const state = valueOf(stratego.play(stratego.start(config, ''), 0, { type: 'place', cell: 3 })).state;
  const { choice } = bot.think(stratego.view(state, 0), { seat: 0, random: new Random('any') });
  expect(stratego.play(state, 0, choice).ok).toBe(true);
});

test('drawn set-ups are sound: no scout runs down to the flag, and five pieces can move', () => {
  const random = new Random('sound');
  for (let left = 200; left > 0; left--) {
    const { cells } = generateSetup(random);
    expect(new Set(cells).size).toBe(10);
    const [flag = 0, ...others] = cells;
    const isAhead = (cell: number): boolean => columnOf(cell) === columnOf(flag) && rowOf(cell) > rowOf(flag);
    expect(others.some(isAhead) || [2, 3, 6, 7].includes(columnOf(flag))).toBe(true);
  }
});

test('ratings are shares of points, and the same for the same draws', () => {
  const rate = (): number[] =>
    rateSetups(POOL.slice(0, 6), { config, bot: rules, games: 4, random: new Random('rate') });
  const points = rate();
  expect(points.reduce((sum, share) => sum + share, 0)).toBeCloseTo(3);
  expect(rate()).toEqual(points);
});

test('the best rated come first, and the best sixth is varied too', () => {
  const ratings = [...TEXTS.pool.matchAll(/^; \d+: (\d+) %$/gm)].map(([, rating]) => Number(rating));
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(ratings).toHaveLength(POOL.length / 2);
  expect(STRONG_SETUPS).toEqual(POOL.slice(0, STRONG_SETUPS.length));
  expect(STRONG_SETUPS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(STRONG_SETUPS.map(({ cells }) => cells[0])).size).toBeGreaterThan(3);
});
